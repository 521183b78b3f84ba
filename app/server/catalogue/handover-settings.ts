import { z } from "zod";
import { earlyReturns } from "../../domain/handovers/early-return.ts";
import { equipmentItems } from "../../domain/handovers/equipment.ts";
import {
  damagePriceNames,
  usualHandoverRules as usual,
  type HandoverRules,
} from "../../domain/handovers/handover-rules.ts";

const cents = z.int().nonnegative();

/** What holds at handovers; what nobody has set has its default. */
export const handoverRulesSchema: z.ZodType<HandoverRules> = z.object({
  equipment: z.array(z.enum(equipmentItems)).default([...usual.equipment]),
  fuelEighthCents: cents.default(usual.fuelEighthCents),
  batteryPercentCents: cents.default(usual.batteryPercentCents),
  cleaningCents: cents.default(usual.cleaningCents),
  equipmentPrices: z.partialRecord(z.enum(equipmentItems), cents).default(usual.equipmentPrices),
  damagePrices: z.partialRecord(z.enum(damagePriceNames), cents).default(usual.damagePrices),
  damagesTaxed: z.boolean().default(usual.damagesTaxed),
  earlyReturn: z.enum(earlyReturns).default(usual.earlyReturn),
  handoverMinutes: z.int().nonnegative().default(usual.handoverMinutes),
  runMarginMinutes: z.int().nonnegative().default(usual.runMarginMinutes),
  fineHandlingCents: cents.default(usual.fineHandlingCents),
  papersPhotos: z.boolean().default(usual.papersPhotos),
  holdWarningDays: z.int().nonnegative().default(usual.holdWarningDays),
  releaseDays: z.int().nonnegative().default(usual.releaseDays),
});
