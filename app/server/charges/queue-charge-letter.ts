import type { Charge } from "../../domain/account/charge.ts";
import { queueLetters } from "../mail/queue-letters.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import { toldAccount } from "./told-account.ts";

type Told = Pick<Charge, "kind" | "amountCents"> & { reason: string; chargeId: number };

/** Tells the customer, in the transaction of the deed, what was charged and why; one without an e-mail address gets no letter. */
export async function queueChargeLetter(
  { client, kept, at }: Pick<Held, "client" | "kept" | "at">,
  { kind, amountCents, reason, chargeId }: Told,
): Promise<void> {
  const { id: reservationId, view } = kept;
  const account = await toldAccount(client, view);
  const payload = { reservation: view, charge: { kind, amountCents, reason }, account };
  const about = { reservationId, onceKey: `charged:${chargeId}` };
  await queueLetters(client, [{ kind: "charged", language: view.language, payload, ...about }], at);
}
