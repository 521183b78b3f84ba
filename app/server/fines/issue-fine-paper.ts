import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { FineOnPaper } from "../../domain/documents/contents/fine-papers.ts";
import type { DocumentKind } from "../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../domain/documents/document-number.ts";
import type { DriverPapers } from "../../domain/handovers/driver-papers.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { fineLetterWords } from "../../i18n/fine-letter/en.ts";
import { issueByStaff, type Paper, type PaperDone } from "../documents/issue-by-staff.ts";
import { paperAgency, staffName } from "../documents/paper-agency.ts";
import type { Held, StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { findFine, type Fine } from "./fine-rows.ts";
import { fineFacts } from "./write-to-fined.ts";

export const finePaperKinds = ["fine-letter", "fine-statement"] as const;
type FinePaperKind = (typeof finePaperKinds)[number];

type Ask = {
  id: number;
  kind: FinePaperKind;
  /** Made with the form: who sends it twice issues once. */
  formKey: string;
  handlingCents: number;
  by: Doer;
};

/** Issues the letter to the customer, or the statement for the authority, about a fine that somebody had. */
export async function issueFinePaper(
  world: StaffWorld,
  { id, kind, formKey, handlingCents, by }: Ask,
): Promise<PaperDone | StaffRefusal> {
  const fine = await findFine(world.pool, id);
  const notFound = { ok: false, reason: "not-found" } as const;
  if (!fine || fine.token === null) return notFound;
  const { token } = fine;
  const kept = await readHeld(world.pool, token, await world.catalogue.get());
  if (!kept) return notFound;
  const now = toLocal(world.clock.now());
  const ask = { token, seenVersion: kept.version, by, now, formKey };
  return issueByStaff<{ ok: false; reason: "not-found" }>(world, ask, async (held) => {
    const staff = await staffName(held.client, by);
    return kind === "fine-letter"
      ? letterOf(held, fine, { staff, handlingCents })
      : statementOf(held, fine, staff);
  });
}

function onPaper({ id, plate, at, place, authority, reference }: Fine): FineOnPaper {
  return { id, plate, at: toLocal(at.getTime()), place, authority, reference };
}

function letterOf(
  { kept, catalogue }: Held,
  fine: Fine,
  { staff, handlingCents }: { staff: string; handlingCents: number },
): Paper {
  const { code, customer } = kept.view;
  const text = (language: "ba" | "en-us") =>
    fineLetterWords(language).letter(fineFacts(fine, { handlingCents, language }));
  return {
    form: 2,
    content: {
      kind: "fine-letter",
      agency: paperAgency(catalogue),
      fine: onPaper(fine),
      code,
      customer: `${customer.firstName} ${customer.lastName}`,
      text: { bs: text("ba"), en: text("en-us") },
      language: kept.view.language === "ba" ? "bs" : "en",
      staff,
    },
  };
}

type PapersRow = Pick<
  DriverPapers,
  "name" | "address" | "licenceNumber" | "licenceCountry" | "identityNumber"
>;

const papersText = `
  select name, address, licence_number as "licenceNumber", licence_country as "licenceCountry",
    identity_number as "identityNumber"
  from driver_papers where reservation_id = $1 and position = 0`;

async function statementOf(
  { client, kept, catalogue }: Held,
  fine: Fine,
  staff: string,
): Promise<Paper> {
  const { code, customer, trip } = kept.view;
  const { rows } = await client.query<PapersRow>({
    name: "driver-on-statement",
    text: papersText,
    values: [kept.id],
  });
  const born = await client.query<{ born: LocalDate | null }>({
    name: "born-on-statement",
    text: "select date_of_birth::text as born from reservation where id = $1",
    values: [kept.id],
  });
  const [papers] = rows;
  const proof = await proofOf(client, kept.id, fine);
  return {
    form: 2,
    content: {
      kind: "fine-statement",
      agency: paperAgency(catalogue),
      fine: onPaper(fine),
      code,
      driver: {
        name: papers?.name ?? `${customer.firstName} ${customer.lastName}`,
        address: papers?.address ?? "",
        licence: papers ? `${papers.licenceNumber} (${papers.licenceCountry})` : "",
        identity: papers?.identityNumber ?? "",
        born: born.rows[0]?.born ?? "",
      },
      from: trip.pickupAt,
      to: trip.dropoffAt,
      ...proof,
      staff,
    },
  };
}

const proofText = `
  with sheet as (
    select direction, at from handover
    where reservation_id = $1 and vehicle_id = $2 and not exists (
      select from handover newer
      where newer.addendum_to in (handover.id, handover.addendum_to) and newer.id > handover.id
    )
  ), gave as (
    select max(at) as at from sheet where direction = 'out' and at <= $3
  )
  select gave.at as "gaveAt", (select min(at) from sheet where direction = 'in' and sheet.at >= gave.at) as "backAt",
    (
      select json_build_object('year', year, 'number', number) from document
      where kind = 'agreement' and reservation_id = $1 and revoked_at is null order by id desc limit 1
    ) as agreement
  from gave`;

type Proof = {
  gaveAt: Date | null;
  backAt: Date | null;
  agreement: { year: number; number: number } | null;
};

/** What proves that the vehicle was with the customer at the moment of a fine; of a sheet that was corrected the correction counts. */
async function proofOf(client: PoolClient, reservationId: number, { vehicleId, at }: Fine) {
  const { rows } = await client.query<Proof>({
    name: "proof-on-statement",
    text: proofText,
    values: [reservationId, vehicleId, at],
  });
  const [proof] = rows;
  if (!proof) return {};
  const { gaveAt, backAt, agreement } = proof;
  return {
    ...(gaveAt && { gaveAt: toLocal(gaveAt.getTime()) }),
    ...(backAt && { backAt: toLocal(backAt.getTime()) }),
    ...(agreement && { agreement: formatDocumentNumber({ kind: "agreement", ...agreement }) }),
  };
}

/** A paper of a fine, as it is numbered. */
export type FinePaper = { id: number; kind: FinePaperKind; number: string };

/** The papers that were issued about a fine, the newest first. */
export async function listFinePapers(pool: Pool, fineId: number): Promise<FinePaper[]> {
  const { rows } = await pool.query<{
    id: number;
    kind: DocumentKind;
    year: number;
    number: number;
  }>({
    name: "papers-of-fine",
    text: `
      select id, kind, year, number from document
      where kind in ('fine-letter', 'fine-statement') and content #>> '{fine,id}' = $1
        and reservation_id = (select reservation_id from fine where fine.id = $1::int)
      order by id desc`,
    values: [String(fineId)],
  });
  return rows.flatMap(({ id, kind: issued, ...number }) => {
    const kind = finePaperKinds.find((one) => one === issued);
    return kind ? [{ id, kind, number: formatDocumentNumber({ kind, ...number }) }] : [];
  });
}
