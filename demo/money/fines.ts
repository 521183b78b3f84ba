/** Three notices of fines that arrived weeks after the rentals: one was charged and paid, one is charged and owed, both with their papers; one is new. */
import { dateOf } from "../../app/domain/calendar.ts";
import { paymentReference } from "../../app/domain/documents/payment-reference.ts";
import type { FineAction } from "../../app/domain/fines/fine.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import type { Doer } from "../../app/domain/staff/doer.ts";
import type { Deps } from "../../app/server/deps.ts";
import { enterFine } from "../../app/server/fines/enter-fine.ts";
import { findFine } from "../../app/server/fines/fine-rows.ts";
import { finePaperKinds, issueFinePaper } from "../../app/server/fines/issue-fine-paper.ts";
import { moveFine } from "../../app/server/fines/move-fine.ts";
import { takePayment } from "../../app/server/payments/take-payment.ts";
import { askFor } from "./desk.ts";

const hourMs = 3_600_000;
const handlingCents = 2000;
const weeksAgo = 21 * 24 * hourMs;

const drivenText = `
  select plate, handover.at from handover join vehicle on vehicle.id = vehicle_id
  where direction = 'out' and handover.at < $1
    and exists (
      select from handover back
      where back.reservation_id = handover.reservation_id and direction = 'in' and back.at > handover.at + interval '1 day'
    )
  order by handover.at desc, handover.id limit 3`;

const notices = [
  { place: "A1, Zadar istok", country: "HR", authority: "MUP RH, PU zadarska", amount: 6600 },
  { place: "Sarajevo, Zmaja od Bosne", country: "BA", authority: "MUP KS", amount: 5113 },
  { place: "Tuzla, Bosne srebrene", country: "BA", authority: "MUP TK", amount: 2556 },
];

/** Enters them, by whoever the member is. */
export async function enterFines(
  world: Pick<Deps, "pool" | "catalogue">,
  { now, by }: { now: number; by: Doer },
): Promise<void> {
  const { pool } = world;
  const { rows } = await pool.query<{ plate: string; at: Date }>(drivenText, [
    new Date(now - weeksAgo),
  ]);
  const ids: number[] = [];
  for (const [index, { amount, ...notice }] of notices.entries()) {
    const driven = rows[index];
    if (!driven) continue;
    const { plate, at } = driven;
    const receivedOn = dateOf(toLocal(now - (5 - index) * 24 * hourMs));
    const answer = await enterFine(world, {
      notice: {
        ...notice,
        plate,
        at: at.getTime() + 5 * hourMs,
        reference: `2026/${1108 + index}`,
        currency: "EUR",
        amount,
        amountCents: amount,
        receivedOn,
        dueOn: undefined,
        note: "",
        ofNobody: false,
      },
      photoSha256: undefined,
      formKey: `demo-fine-${index}`,
      by,
    });
    if (answer.ok) ids.push(answer.id);
  }
  const [paid, owed] = ids;
  const at = { ...world, clock: { now: () => now } };
  const move = async (id: number | undefined, action: FineAction) => {
    if (id === undefined) return;
    const seenVersion = (await findFine(pool, id))?.version ?? 0;
    await moveFine(at, { id, seenVersion, action, reason: "", handlingCents, by });
  };
  for (const id of [paid, owed]) {
    await move(id, "name");
    await move(id, "charge");
    if (id === undefined) continue;
    for (const kind of finePaperKinds) {
      const paper = { id, kind, formKey: `demo-${kind}-${id}`, handlingCents, by };
      const issued = await issueFinePaper(at, paper);
      if (!issued.ok) throw new Error(`the demo issued no ${kind}: ${issued.reason}`);
    }
  }
  if (paid === undefined) return;
  await payFine(at, { id: paid, by });
  await move(paid, "settle");
}

/** The customer sends the fine and its handling by transfer. */
async function payFine(
  world: Pick<Deps, "pool" | "catalogue" | "clock">,
  { id, by }: { id: number; by: Doer },
): Promise<void> {
  const { rows } = await world.pool.query<{ token: string; code: string; dueCents: number }>(
    `select token, code, sum(amount_cents)::int as "dueCents"
     from charge join reservation on reservation.id = reservation_id where fine_id = $1 group by token, code`,
    [id],
  );
  const [owed] = rows;
  if (!owed) return;
  const { dueCents } = owed;
  const answer = await takePayment(world, {
    ...(await askFor(world, owed.token, by)),
    formKey: `demo-fine-paid-${id}`,
    seenDueCents: dueCents,
    placeId: "",
    reference: paymentReference(owed.code),
    fiscalReceipt: "",
    note: "",
    payment: {
      method: "bank-transfer",
      tendered: { EUR: dueCents, BAM: 0 },
      amountCents: dueCents,
      changeIn: "EUR",
    },
  });
  if (!answer.ok) throw new Error(`the fine of the demo was not paid: ${answer.reason}`);
}
