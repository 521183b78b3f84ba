/** The deposits of imagined rentals: held at the pick-up, kept in part for what the return cost, and given back. */
import type { PoolClient } from "pg";
import { noCash } from "../../app/domain/account/cash.ts";
import type { Hold, TakingPurpose } from "../../app/domain/deposits/hold.ts";
import { holdCash, leave, take } from "../../app/domain/deposits/moves.ts";
import type { ProposedLine } from "../../app/domain/handovers/proposed-lines.ts";
import { toKmFeninga } from "../../app/domain/money.ts";
import { hasBegun, isOut, isOver } from "../../app/domain/reservations/states/states.ts";
import type { Chance } from "../chance.ts";
import type { Return } from "../returns.ts";
import type { rowsOf } from "../rows.ts";
import type { Imagined } from "../year.ts";

type Rows = ReturnType<typeof rowsOf>;
type Rental = { imagined: Imagined; came: Return | undefined; rows: Rows };
type Making = {
  chance: Chance;
  /** Epoch milliseconds. */
  now: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const purposes: Readonly<Partial<Record<ProposedLine["about"]["kind"], TakingPurpose>>> = {
  fuel: "fuel",
  battery: "fuel",
  cleaning: "cleaning",
  damage: "damage",
  late: "late",
  equipment: "equipment",
};
const reasons: Readonly<Partial<Record<TakingPurpose, string>>> = {
  fuel: "Gorivo je vraćeno ispod dogovorenog nivoa",
  cleaning: "Vozilo je vraćeno prljavo",
  damage: "Nova šteta iz zapisnika o povratu",
};

/** Returns the hold of a rental that has begun with its steps, and the payments of the rental: what is kept is one of them. */
export function depositOf({ chance, now }: Making, { imagined, came, rows }: Rental) {
  const { status, quote } = imagined;
  const { payments, reservation } = rows;
  if (!hasBegun(status) || quote.depositCents === 0) return undefined;
  const heldAt = momentOf(rows, "hand-over");
  const key = `demo ${reservation.code}`;
  const isLapsing = isOut(status) && chance.percent(30);
  const hold = isLapsing
    ? onCard(quote.depositCents, now + 30 * hourMs)
    : holdOf(chance, quote.depositCents, heldAt);
  const backAt = isOut(status) ? undefined : momentOf(rows, "check-in");
  const taking = backAt === undefined ? undefined : takingOf(chance, hold, { came, backAt });
  const kept = taking
    ? { ...hold, entries: [{ kind: "taken" as const, amountCents: taking.amountCents }] }
    : hold;
  const releasedAt = (backAt ?? now) + chance.whole(1, 20) * hourMs;
  // What is settled is given back, or its hold lapsed; a few of the others wait for it.
  const isReleased =
    backAt !== undefined && releasedAt < now && (isOver(status) || chance.percent(50));
  const rest = isReleased ? leave(kept, { now: releasedAt }) : "nothing";
  const row = (about: object) => ({ of: key, eur: 0, bam: 0, purpose: null, reason: "", ...about });
  return {
    hold: {
      code_of: reservation.code,
      method: hold.method,
      amount_cents: hold.amountCents,
      held_eur: hold.cash.EUR,
      held_bam: hold.cash.BAM,
      last_four: hold.lapsesAt === null ? null : String(chance.whole(1000, 9999)),
      held_at: isoOf(heldAt),
      expires_at: hold.lapsesAt === null ? null : isoOf(hold.lapsesAt),
      note: "",
      form_key: key,
    },
    entries: [
      ...(taking && backAt !== undefined
        ? [
            row({
              kind: "taken",
              amount_cents: taking.amountCents,
              ...cashOfRow(hold.method === "cash" ? taking.tendered : noCash),
              purpose: taking.purpose,
              reason: taking.reason,
              at: isoOf(backAt),
            }),
          ]
        : []),
      ...(typeof rest === "string"
        ? []
        : [
            row({
              kind: "released",
              amount_cents: rest.amountCents,
              ...cashOfRow(rest.cash),
              at: isoOf(releasedAt),
            }),
          ]),
    ],
    payments: taking
      ? payments.map((one, place) =>
          place === payments.length - 1 ? paidBy(one, { taking, key }) : one,
        )
      : payments,
  };
}

function holdOf(chance: Chance, depositCents: number, heldAt: number): Hold {
  if (chance.percent(65)) {
    const days = chance.weighted<number>([
      [14, 20],
      [28, 80],
    ]);
    return onCard(depositCents, heldAt + days * dayMs);
  }
  const isMarks = chance.percent(40);
  // Notes of fifty marks: the change is given back.
  const BAM = isMarks ? Math.ceil(toKmFeninga(depositCents) / 5000) * 5000 : 0;
  const made = holdCash({ tendered: { EUR: isMarks ? 0 : depositCents, BAM } }, depositCents);
  if (typeof made === "string") throw new Error(`a deposit of the imagined year is ${made}`);
  return {
    method: "cash",
    amountCents: made.amountCents,
    cash: made.cash,
    lapsesAt: null,
    entries: [],
  };
}

function onCard(amountCents: number, lapsesAt: number): Hold {
  return { method: "card-hold", amountCents, cash: noCash, lapsesAt, entries: [] };
}

/** Part of the deposit is kept for the one line that a return added. */
function takingOf(
  chance: Chance,
  hold: Hold,
  { came, backAt }: { came: Return | undefined; backAt: number },
) {
  const [line, ...others] = came?.decided.filter(({ amountCents }) => amountCents !== 0) ?? [];
  const purpose = line && purposes[line.about.kind];
  if (!line || !purpose || others.length > 0 || !chance.percent(60)) return undefined;
  const { amountCents } = line;
  const settled = take(hold, { amountCents, dueCents: amountCents, now: backAt });
  if (typeof settled === "string") return undefined;
  return { ...settled, purpose, reason: reasons[purpose] ?? "Dogovoreno s klijentom" };
}

type Taking = NonNullable<ReturnType<typeof takingOf>>;

function paidBy(
  payment: Rows["payments"][number],
  { taking, key }: { taking: Taking; key: string },
) {
  const { method, tendered, roundingCents, reason } = taking;
  return {
    ...payment,
    method,
    tendered_eur: tendered.EUR,
    tendered_bam: tendered.BAM,
    change_eur: 0,
    change_bam: 0,
    rounding_cents: roundingCents,
    reference: null,
    payer: "",
    note: reason,
    form_key: key,
  };
}

/** Writes the steps of holds that are written; what is kept is the payment of the same key. */
export async function writeSteps(client: PoolClient, entries: readonly object[]): Promise<void> {
  await client.query(
    `insert into deposit_entry (deposit_id, kind, amount_cents, eur, bam, purpose, reason, payment_id, damage_id, at)
     select deposit.id, made.kind, made.amount_cents, made.eur, made.bam, made.purpose, made.reason, payment.id,
       case when made.purpose = 'damage' then (select min(id) from damage where damage.reservation_id = deposit.reservation_id) end,
       made.at
     from jsonb_to_recordset($1) as made ("of" text, kind text, amount_cents int, eur int, bam int, purpose text, reason text, at timestamptz)
       join deposit on deposit.form_key = made.of
       left join payment on payment.form_key = made.of and made.kind = 'taken'
     order by made.at, made.kind desc`,
    [JSON.stringify(entries)],
  );
}

function cashOfRow({ EUR, BAM }: Hold["cash"]) {
  return { eur: EUR, bam: BAM };
}

function momentOf({ events }: Rows, action: string): number {
  const at = events.find((event) => event.action === action)?.created_at;
  if (at === undefined) throw new Error(`a rental of the imagined year has no ${action}`);
  return Date.parse(at);
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
