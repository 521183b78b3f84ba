import { heldCentsOf } from "../../domain/deposits/hold.ts";
import { depositSteps } from "../../domain/deposits/steps.ts";
import type { DepositLetter } from "../mail/letter.ts";
import { queueLetters } from "../mail/queue-letters.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import { readHolds } from "./hold-rows.ts";

type About = Pick<DepositLetter, "deed"> & {
  /** The step that was written. */
  entryId: number;
};

/** Puts the letter about a step of a deposit into the outbox, in the transaction of the deed. A customer without an address gets none. */
export async function queueDepositLetter(
  { client, kept, at }: Held,
  { deed, entryId }: About,
): Promise<void> {
  const { id: reservationId, view } = kept;
  const holds = await readHolds(client, reservationId);
  const now = at.getTime();
  const entry = holds.flatMap(({ entries }) => entries).find(({ id }) => id === entryId);
  if (!entry) throw new Error("a step of a deposit was written and not read");
  const payload: DepositLetter = {
    reservation: view,
    deed,
    amountCents: Math.abs(entry.amountCents),
    steps: depositSteps(holds, now),
    heldCents: heldCentsOf(holds, now),
  };
  const about = { reservationId, onceKey: `deposit:${entryId}` };
  const { language } = view;
  await queueLetters(client, [{ kind: "deposit", language, payload, ...about }], at);
}
