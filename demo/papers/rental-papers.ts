/** Papers of rentals that go on or have just ended, issued by the product's own verbs: the way abroad, damage, lateness, what is to be paid. */
import type { Buyer } from "../../app/domain/documents/buyer.ts";
import {
  isAhead,
  isBack,
  isMissed,
  isOut,
  isUnconfirmed,
} from "../../app/domain/reservations/states/states.ts";
import type { Doer } from "../../app/domain/staff/doer.ts";
import { statusIn } from "../../app/server/db/status-sql.ts";
import type { Deps } from "../../app/server/deps.ts";
import { issueBorderPack } from "../../app/server/documents/border-pack/issue-border-pack.ts";
import { revokeBorderPack } from "../../app/server/documents/border-pack/revoke-border-pack.ts";
import { issueDamageReport } from "../../app/server/documents/damage/issue-damage-report.ts";
import { issueProforma } from "../../app/server/documents/issue-invoice.ts";
import { issuePaymentSlip } from "../../app/server/documents/issue-payment-slip.ts";
import { issueRentalLetter } from "../../app/server/documents/letters/issue-rental-letter.ts";
import { askFor } from "../money/desk.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "random">;
type Issuing = { by: Doer; siteUrl: string };
type Found = { token: string; totalCents: number; name: string };

/** Issues a few papers of each kind; one authorisation to drive abroad is revoked. */
export async function issueRentalPapers(world: World, { by, siteUrl }: Issuing): Promise<void> {
  const ask = async ({ token }: Found, kind: string) => ({
    ...(await askFor(world, token, by)),
    formKey: `demo-${kind} ${token}`,
  });
  const packed: { id: number; found: Found }[] = [];
  for (const found of await find(world, abroad, 4)) {
    const passports = Array.from({ length: 6 }, (_, driver) => `A0${210_000 + driver}`);
    const paper = { ...(await ask(found, "border-pack")), passports, siteUrl };
    const answer = await issueBorderPack(world, paper);
    if (answer.ok) packed.push({ id: answer.issued.id, found });
  }
  const revoked = packed.at(-1);
  if (revoked && packed.length > 1)
    await revokeBorderPack(world, {
      ...(await askFor(world, revoked.found.token, by)),
      documentId: revoked.id,
    });
  for (const found of await find(world, damaged, 2))
    must(
      await issueDamageReport(world, {
        ...(await ask(found, "damage-report")),
        policeReport: "",
        account: "Klijent je šteti prisustvovao i potpisao zapisnik.",
      }),
    );
  for (const found of await find(world, late, 1))
    must(
      await issueRentalLetter(world, {
        ...(await ask(found, "late-return-letter")),
        kind: "late-return-letter",
        days: 1,
      }),
    );
  for (const found of await find(world, missed, 1))
    must(
      await issueRentalLetter(world, {
        ...(await ask(found, "no-show-letter")),
        kind: "no-show-letter",
        days: 8,
      }),
    );
  for (const found of await find(world, booked, 2)) {
    const { name, totalCents: seenTotalCents } = found;
    const buyer: Buyer = {
      kind: "person",
      name,
      address: "Slatina 12",
      town: "75000 Tuzla",
      country: "",
    };
    must(await issueProforma(world, { ...(await ask(found, "proforma")), buyer, seenTotalCents }));
    must(await issuePaymentSlip(world, await ask(found, "payment-slip")));
  }
}

const abroad = `${statusIn(isOut)} and cardinality(countries) > 0 and dropoff_at > $1 order by dropoff_at desc`;
const damaged = `${statusIn(isBack)} and dropoff_at < $1 and exists (select from damage where reservation_id = reservation.id and charge_cents > 0)
  order by dropoff_at desc`;
const late = `${statusIn(isOut)} and dropoff_at < $1::timestamptz - interval '1 hour' order by dropoff_at`;
const missed = `${statusIn(isMissed)} and pickup_at < $1 order by pickup_at desc`;
const booked = `${statusIn(isAhead)} and not (${statusIn(isUnconfirmed)}) and pickup_at > $1::timestamptz + interval '5 days' and total_cents > 0
  and not exists (select from payment where reservation_id = reservation.id)
  order by pickup_at`;

async function find({ pool, clock }: World, which: string, most: number): Promise<Found[]> {
  const { rows } = await pool.query<Found>(
    `select token, total_cents as "totalCents", first_name || ' ' || last_name as name
     from reservation where ${which}, id limit ${most}`,
    [new Date(clock.now())],
  );
  return rows;
}

function must(answer: { ok: true } | { ok: false; reason: string }): void {
  if (!answer.ok) throw new Error(`a paper of the demo was not issued: ${answer.reason}`);
}
