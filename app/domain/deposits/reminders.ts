/** When a deposit asks for the staff: before a card hold lapses, and when a release is late. */
import { heldCentsOf, lifeOf, type Hold } from "./hold.ts";

const dayMs = 86_400_000;

/** How long before and after something is said, in days. */
export type DepositRules = {
  /** Before a card hold lapses. */
  holdWarningDays: number;
  /** After the return. */
  releaseDays: number;
};

/** `lapsing`: a card hold lapses soon. `late`: the vehicle is back, and the deposit is still held. */
export type DepositReminder = "lapsing" | "late";

/** What is to be said of a deposit; undefined when nothing is. `backAt`: when the vehicle came back, epoch milliseconds. */
export function depositReminder(
  holds: readonly Hold[],
  { backAt, now, rules }: { backAt: number | undefined; now: number; rules: DepositRules },
): DepositReminder | undefined {
  const isLapsing = holds.some(
    (hold) =>
      hold.lapsesAt !== null &&
      lifeOf(hold, now).heldCents > 0 &&
      hold.lapsesAt - now <= rules.holdWarningDays * dayMs,
  );
  if (isLapsing) return "lapsing";
  const isLate = backAt !== undefined && now - backAt > rules.releaseDays * dayMs;
  return isLate && heldCentsOf(holds, now) > 0 ? "late" : undefined;
}
