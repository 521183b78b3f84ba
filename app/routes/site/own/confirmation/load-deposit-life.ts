import { heldCentsOf } from "../../../../domain/deposits/hold.ts";
import { depositSteps } from "../../../../domain/deposits/steps.ts";
import { depositWords } from "../../../../i18n/deposit/en.ts";
import { stepText } from "../../../../i18n/deposit/step-text.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { findHolds } from "../../../../server/deposits/find-holds.ts";
import type { PageContext } from "../../../request/page-context.ts";

/** The life of a deposit in words; undefined while nothing was held. */
export async function loadDepositLife(
  token: string,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const holds = await findHolds(deps.pool, token);
  if (holds.length === 0) return undefined;
  const now = deps.clock.now();
  const heldCents = heldCentsOf(holds, now);
  const words = depositWords(language);
  return {
    steps: depositSteps(holds, now).map((step, place) => ({
      ...stepText(step, language),
      key: place,
    })),
    rest: heldCents > 0 ? words.stillHeld(formatEuro(heldCents, language)) : words.nothingHeld,
  };
}
