import { z } from "zod";
import { usualDebtRules as usual, type DebtRules } from "../../domain/account/debt.ts";

const days = z.int().nonnegative();

/** When customers who owe are reminded; what nobody has set has its default. */
export const debtRulesSchema: z.ZodType<DebtRules> = z.object({
  firstReminderDays: days.default(usual.firstReminderDays),
  secondReminderDays: days.default(usual.secondReminderDays),
  thirdReminderDays: days.default(usual.thirdReminderDays),
});
