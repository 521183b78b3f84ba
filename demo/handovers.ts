/** The sheets of imagined rentals that have begun: each vehicle with its odometer, in the order in which it went out. */
import { dateOf } from "../app/domain/calendar.ts";
import { askedFor } from "../app/domain/handovers/check-hand-over.ts";
import type { GivenOut } from "../app/domain/handovers/check-take-back.ts";
import type { PaperFacts } from "../app/domain/handovers/paper-facts.ts";
import type { DecidedLine } from "../app/domain/handovers/proposed-lines.ts";
import type { DriverPapers } from "../app/domain/handovers/driver-papers.ts";
import {
  canonicalJson,
  type FoundMark,
  type HandoverSheet,
} from "../app/domain/handovers/sheet.ts";
import type { Catalogue } from "../app/domain/catalogue/catalogue.ts";
import { hasBegun } from "../app/domain/reservations/states/states.ts";
import { formatCode } from "../app/domain/reservations/code.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { hashSheet } from "../app/server/handovers/handover-rows.ts";
import { paperFactsOf } from "../app/server/handovers/papers/gather-facts.ts";
import { shownTerms, signedAgreement } from "./papers/agreements.ts";
import type { Chance } from "./chance.ts";
import type { DemoPhotos } from "./photos.ts";
import { givenEnergy, type Return } from "./returns.ts";
import { scrawl } from "./scrawl.ts";
import type { rowsOf } from "./rows.ts";
import type { Imagined } from "./year.ts";

export type DemoVehicle = {
  id: number;
  plate: string;
  km: number;
  make: string;
  model: string;
  year: number;
  vin: string;
};

type Making = {
  chance: Chance;
  catalogue: Catalogue;
  vehicles: ReadonlyMap<number, DemoVehicle>;
  /** Of the handovers since `photosSince` (epoch milliseconds): those of all others are forgotten. */
  photos: { out: DemoPhotos; in: DemoPhotos } | undefined;
  photosSince: number;
  /** Of the vehicles that went out since then (epoch milliseconds) the agreements are kept; they are long papers. */
  agreementsSince: number;
  /** The name of the member at the desk. */
  staff: string;
};

/** A rental, and how it came back when it did. */
type Rental = { imagined: Imagined; came: Return | undefined; rows: ReturnType<typeof rowsOf> };

/** Returns the rows of handovers, papers and damage, and what each odometer shows in the end. */
export function handoverRows(making: Making, rentals: readonly Rental[]) {
  const odometers = new Map([...making.vehicles].map(([id, { km }]) => [id, km]));
  const begun = rentals.filter(({ imagined }) => hasBegun(imagined.status));
  const made = begun.map((rental) => sheetsOf(making, rental, odometers));
  return {
    handovers: made.flatMap(({ handovers }) => handovers),
    agreements: made.flatMap(({ agreement }) => agreement ?? []),
    papers: made.flatMap(({ papers }) => papers),
    damages: made.flatMap(({ damages }) => damages),
    odometers: [...odometers].map(([id, km]) => ({ id, km })),
  };
}

function sheetsOf(
  making: Making,
  { imagined, came, rows }: Rental,
  odometers: Map<number, number>,
) {
  const { chance, catalogue, vehicles } = making;
  const { vehicleId, trip, person, selection } = imagined;
  const vehicle = vehicles.get(vehicleId);
  if (!vehicle) throw new Error(`vehicle ${vehicleId} of the imagined year is missing`);
  const countries = catalogue.priceList.countries.filter(({ code }) =>
    selection.countries.includes(code),
  );
  const asked = askedFor({ trip, countries, handover: catalogue.handovers });
  const papers = papersOf(chance, imagined);
  const [outAt, backAt] = [momentOf(rows, "hand-over"), momentOf(rows, "check-in")];
  const km = odometers.get(vehicleId) ?? 0;
  const shown = outAt >= making.agreementsSince ? shownTerms(rows.view, catalogue) : undefined;
  const common = {
    form: 1,
    code: formatCode(rows.reservation.code),
    vehicleId,
    plate: vehicle.plate,
    energy: givenEnergy(imagined),
    clean: true,
    equipment: Object.fromEntries(asked.map((item) => [item, item === "winter-tyres" ? 4 : 1])),
    takenBy: "staff",
    signedHow: "screen",
    customerName: papers.name,
    language: person.language,
    note: "",
  } as const;
  const out: HandoverSheet = {
    ...common,
    direction: "out",
    at: toLocal(outAt),
    locationId: trip.pickupLocationId,
    odometerKm: km,
    photos: photosOf(making, "out", outAt),
    marks: [],
    drivers: [papers],
    ...(shown && { form: 2, agreement: { sha256: shown.sha256 } }),
  };
  const paper = paperRow(rows.reservation.code, papers, outAt);
  const printed = factsFor(imagined, catalogue);
  const given = handoverRow(chance, rows, { sheet: out, facts: printed(out) }, outAt);
  const { sheet_sha256: sheetSha256, signatures } = given;
  const { code } = rows.reservation;
  const agreement =
    shown &&
    signedAgreement({
      code,
      shown,
      sheet: out,
      sheetSha256,
      signatures,
      vehicle,
      catalogue,
      at: outAt,
      staff: making.staff,
    });
  if (!came) return { handovers: [given], papers: [paper], damages: [], agreement };

  const driven = imagined.quote.rentalDays * chance.whole(40, 240);
  odometers.set(vehicleId, km + driven);
  const back: HandoverSheet = {
    ...common,
    direction: "in",
    at: toLocal(backAt),
    locationId: trip.dropoffLocationId,
    odometerKm: km + driven,
    photos: photosOf(making, "in", backAt),
    energy: came.energy,
    clean: came.clean,
    marks: came.marks,
    lines: came.decisions,
  };
  const facts = printed(back, { out: { ...out, vehicleId }, lines: came.decided });
  const damages = came.marks.map((mark, index) => {
    const about = { vehicleId, at: backAt, isOld: backAt < making.photosSince - repairedMs };
    const line = came.decided.find(({ name }) => name === `damage-${index + 1}`);
    return damageRow(rows, { ...about, chargeCents: line?.amountCents ?? 0 }, mark, catalogue);
  });
  return {
    handovers: [given, handoverRow(chance, rows, { sheet: back, facts }, backAt)],
    papers: [paper],
    damages,
    agreement,
  };
}

/** What a sheet of this rental is printed with besides what was signed. */
function factsFor({ car, trip, person, selection }: Imagined, catalogue: Catalogue) {
  const { extras } = selection;
  const view = { car, trip, extras, customer: { ...person, phone: "" } };
  const about = { view, catalogue, car: car.name, staff: "", known: [] };
  return (
    sheet: HandoverSheet,
    more: { out?: GivenOut; lines?: readonly DecidedLine[] } = {},
  ): PaperFacts => paperFactsOf({ ...about, ...more, sheet });
}

/** After so long a damage is repaired. */
const repairedMs = 90 * 86_400_000;

/** The pictures of a handover, twenty seconds one after the other. */
function photosOf(
  { photos, photosSince }: Making,
  direction: "out" | "in",
  at: number,
): HandoverSheet["photos"] {
  if (!photos || at < photosSince) return [];
  const all = photos[direction];
  return all.map((photo, index) => ({ ...photo, takenAt: at - (all.length - index) * 20_000 }));
}

function momentOf({ events }: Rental["rows"], action: string): number {
  const event = events.find((one) => one.action === action);
  return event ? Date.parse(event.created_at) : 0;
}

function handoverRow(
  chance: Chance,
  { reservation }: Rental["rows"],
  { sheet, facts }: { sheet: HandoverSheet; facts: PaperFacts },
  at: number,
) {
  const { energy } = sheet;
  const moment = new Date(at).toISOString();
  return {
    code_of: reservation.code,
    vehicle_id: sheet.vehicleId,
    direction: sheet.direction,
    at: moment,
    device_at: moment,
    device_off_seconds: 0,
    received_at: moment,
    location_id: sheet.locationId,
    odometer_km: sheet.odometerKm,
    fuel_eighths: "fuelEighths" in energy ? energy.fuelEighths : null,
    battery_percent: "batteryPercent" in energy ? energy.batteryPercent : null,
    clean: sheet.clean,
    checklist: sheet.equipment,
    taken_by: sheet.takenBy,
    language: sheet.language,
    sheet: canonicalJson(sheet),
    sheet_sha256: hashSheet(sheet),
    facts,
    signed_how: sheet.signedHow,
    signatures: { customer: scrawl(chance), staff: scrawl(chance) },
    customer_name: sheet.customerName,
    note: sheet.note,
    created_at: moment,
    updated_at: moment,
    version: 1,
  };
}

function papersOf(chance: Chance, { person, trip }: Imagined): DriverPapers {
  const year = Number(dateOf(trip.pickupAt).slice(0, 4));
  const born = Number(person.dateOfBirth.slice(0, 4));
  const country = person.phoneCountry;
  const isLocal = country === "BA";
  return {
    name: `${person.firstName} ${person.lastName}`,
    licenceNumber: String(chance.whole(1_000_000, 9_999_999)),
    licenceCountry: country,
    licenceIssued: `${Math.min(born + 19, year - 2)}-03-15`,
    licenceExpires: `${year + chance.whole(2, 9)}-03-15`,
    identityKind: isLocal ? "id-card" : "passport",
    identityNumber: `${isLocal ? "" : "P"}${chance.whole(10_000_000, 99_999_999)}`,
    identityExpires: `${year + chance.whole(2, 8)}-09-30`,
    address: isLocal ? "Tuzla" : country,
  };
}

function paperRow(code: string, papers: DriverPapers, at: number) {
  const moment = new Date(at).toISOString();
  return {
    code_of: code,
    position: 0,
    name: papers.name,
    licence_number: papers.licenceNumber,
    licence_country: papers.licenceCountry,
    licence_issued: papers.licenceIssued,
    licence_expires: papers.licenceExpires,
    identity_kind: papers.identityKind,
    identity_number: papers.identityNumber,
    identity_expires: papers.identityExpires,
    address: papers.address,
    created_at: moment,
    updated_at: moment,
    version: 1,
  };
}

function damageRow(
  { reservation }: Rental["rows"],
  {
    vehicleId,
    at,
    isOld,
    chargeCents,
  }: { vehicleId: number; at: number; isOld: boolean; chargeCents: number },
  mark: FoundMark,
  { handovers }: Catalogue,
) {
  const moment = new Date(at).toISOString();
  const decided = chargeCents > 0 ? "charged" : "open";
  return {
    code_of: reservation.code,
    vehicle_id: vehicleId,
    found_at: "in",
    view: mark.view,
    x: mark.x,
    y: mark.y,
    kind: mark.kind,
    size_mm: mark.sizeMm,
    severity: mark.severity,
    status: isOld ? "repaired" : decided,
    repaired_at: isOld ? new Date(at + repairedMs / 3).toISOString() : null,
    description: mark.description,
    photos: mark.photos,
    price_cents: handovers.damagePrices[`${mark.kind}.${mark.view}`] ?? 0,
    charge_cents: chargeCents,
    renter_answer: mark.answer ?? null,
    created_at: moment,
    updated_at: moment,
    version: 1,
  };
}
