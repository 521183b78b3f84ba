import type { AgreementContent } from "../../../domain/documents/contents/agreement.ts";
import type {
  AnnexContent,
  AnnexState,
  AnnexSubject,
} from "../../../domain/documents/contents/annex.ts";
import type { DriverPapers } from "../../../domain/handovers/driver-papers.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { agreementWords, type Words } from "../../../i18n/agreement/en.ts";
import { euroOnPaper, momentOnPaper } from "../../../i18n/paper/on-paper.ts";
import { listPapers } from "../../handovers/read-handover.ts";
import type { StaffRefusal, StaffWorld } from "../../reservations/deeds/hold-for-staff.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../issue-by-staff.ts";
import { paperAgency, staffName } from "../paper-agency.ts";
import { findInForce, findRented, type RentedVehicle } from "./rented-vehicle.ts";

/** `no-agreement`: nothing to be changed. `same`: the rental is as it was agreed on. */
type AnnexRefusal = { ok: false; reason: "no-agreement" | "same" | "no-vehicle" };

export type AnnexAnswer = PaperDone | AnnexRefusal | StaffRefusal;

/** Issues an annex: what of its subject has changed since the agreement, or since the annex before it. */
export function issueAnnex(
  world: StaffWorld,
  ask: PaperAsk & { about: AnnexSubject },
): Promise<AnnexAnswer> {
  return issueByStaff<AnnexRefusal>(world, ask, async ({ client, kept, catalogue }) => {
    const agreement = await findInForce(client, kept.id, "agreement");
    if (!agreement) return { ok: false, reason: "no-agreement" };
    const vehicle = await findRented(client, kept);
    if (!vehicle) return { ok: false, reason: "no-vehicle" };
    const annex = await findInForce(client, kept.id, "annex");
    // An annex of an earlier agreement says nothing of this one.
    const isLater = annex !== undefined && annex.id > agreement.id;
    const was = isLater ? annex.content.now : agreedState(agreement.content);
    const drivers = await listPapers(client, kept.id);
    const reached = { ...was, ...changedBy(ask.about, stateOf(kept.view, vehicle, drivers)) };
    const changes = changesOf(ask.about, was, reached);
    if (changes.length === 0) return { ok: false, reason: "same" };
    const content: AnnexContent = {
      kind: "annex",
      about: ask.about,
      agency: paperAgency(catalogue),
      code: kept.view.code,
      agreement: { number: agreement.number, issuedOn: agreement.issuedOn },
      renter: agreement.content.terms.renter.name,
      vehicle: `${reached.vehicle}, ${reached.plate}`,
      changes,
      text: [say((words) => words.annex.texts[ask.about]), say((words) => words.annex.rest)],
      now: reached,
      staff: await staffName(client, ask.by),
    };
    return { content, form: 1 };
  });
}

function agreedState({ terms, vehicle, drivers }: AgreementContent): AnnexState {
  return {
    to: terms.to.at,
    totalCents: terms.totalCents,
    plate: vehicle.plate,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    vin: vehicle.vin,
    drivers: drivers.map(driverText),
  };
}

function stateOf(
  { trip, totalCents }: Reservation,
  { make, model, plate, vin }: RentedVehicle,
  drivers: readonly DriverPapers[],
): AnnexState {
  const vehicle = `${make} ${model}`;
  return { to: trip.dropoffAt, totalCents, plate, vehicle, vin, drivers: drivers.map(driverText) };
}

/** The last three digits tell a licence from another one. */
function driverText({ name, licenceCountry, licenceNumber }: DriverPapers): string {
  return `${name} (${licenceCountry} …${licenceNumber.slice(-3)})`;
}

/** The part of a rental that an annex of this subject is about. */
function changedBy(about: AnnexSubject, now: AnnexState): Partial<AnnexState> {
  const { to, totalCents, plate, vehicle, vin, drivers } = now;
  if (about === "extension") return { to, totalCents };
  return about === "vehicle" ? { plate, vehicle, vin } : { drivers };
}

function changesOf(about: AnnexSubject, was: AnnexState, now: AnnexState): AnnexContent["changes"] {
  if (about === "extension") {
    if (now.to <= was.to) return [];
    return [
      changed((words) => words.annex.to, momentOnPaper(was.to), momentOnPaper(now.to)),
      changed(
        (words) => words.annex.total,
        euroOnPaper(was.totalCents),
        euroOnPaper(now.totalCents),
      ),
    ];
  }
  if (about === "vehicle") {
    if (now.plate === was.plate) return [];
    return [
      changed((words) => words.model, same(was.vehicle), same(now.vehicle)),
      changed((words) => words.plate, same(was.plate), same(now.plate)),
      changed((words) => words.vin, same(was.vin || "–"), same(now.vin || "–")),
    ];
  }
  const [before, after] = [was.drivers.join("; "), now.drivers.join("; ")];
  if (before === after) return [];
  return [changed((words) => words.annex.drivers, same(before || "–"), same(after))];
}

function changed(
  label: (words: Words) => string,
  before: Bilingual,
  after: Bilingual,
): AnnexContent["changes"][number] {
  return { label: say(label), before, after };
}

function say(text: (words: Words) => string): Bilingual {
  return { bs: text(agreementWords("ba")), en: text(agreementWords("en-us")) };
}

function same(text: string): Bilingual {
  return { bs: text, en: text };
}
