import type { Catalogue } from "../../../../../domain/catalogue/catalogue.ts";
import { accountOf } from "../../../../../domain/account/account.ts";
import { heldCentsOf } from "../../../../../domain/deposits/hold.ts";
import { askedFor, type KnownVehicle } from "../../../../../domain/handovers/check-hand-over.ts";
import { givenItems, type GivenOut } from "../../../../../domain/handovers/check-take-back.ts";
import { hasOnlyBattery } from "../../../../../domain/handovers/energy.ts";
import { photoAngles } from "../../../../../domain/handovers/photos.ts";
import { returnPrice } from "../../../../../domain/handovers/return-price.ts";
import type { Direction } from "../../../../../domain/handovers/sheet.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { parseCode } from "../../../../../domain/reservations/code.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { toInstant, toLocal } from "../../../../../domain/sarajevo.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { formatList } from "../../../../../i18n/format.ts";
import {
  agreementTerms,
  sealTerms,
} from "../../../../../server/documents/agreement/agreement-terms.ts";
import { findDraft } from "../../../../../server/handovers/drafts.ts";
import { followPhone } from "../../../../../server/handovers/own-phone/show-on-phone.ts";
import { findGivenOut } from "../../../../../server/handovers/known-sheets.ts";
import { findLeft } from "../../../../../server/handovers/key-box/find-left.ts";
import { findVehicleToGive } from "../../../../../server/handovers/known-vehicle.ts";
import {
  listHashesHere,
  listPhotosHere,
  type PhotoHere,
} from "../../../../../server/handovers/list-photos.ts";
import { listOpenDamage, listPapers } from "../../../../../server/handovers/read-handover.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { Staff } from "../../../../../server/staff/sign-in/find-staff.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import type { PhoneState } from "../../../../../domain/handovers/own-phone/phone-pass.ts";
import type { HandoverFacts } from "./facts.ts";
import type { Begun } from "./use-draft.ts";

type About = Pick<PageContext, "deps" | "language" | "now">;

/** The reservation of an address. Throws 404 when there is none, or nothing is left of it. */
export async function openHandover(typed: string | undefined, { deps }: Pick<About, "deps">) {
  const code = parseCode(typed ?? "");
  const found = code === undefined ? undefined : await findForStaff(deps, code);
  if (!found || found.isErased || !found.vehicle) throw new Response(null, { status: 404 });
  return { ...found, vehicle: found.vehicle };
}

type Opened = StaffReservation & { vehicle: { id: number; plate: string } };

/** A handover as its page is drawn, also from what a phone has kept of it. */
export type HandoverPage = {
  facts: HandoverFacts;
  /** The state of the reservation allows it. */
  isOpen: boolean;
  /** For the sheet that is made now. */
  key: string;
  begun: Begun | undefined;
  memberId: string;
  /** What is shown on the customer's own phone, and what was done there. */
  phone: PhoneState | undefined;
  /** When it was read, epoch milliseconds; only of what a phone has kept. */
  asOf?: number;
};

/** The whole page of a handover, for a member who may do it. Throws 404 when the vehicle is gone. */
export async function loadPage(
  found: Opened,
  direction: Direction,
  { member, ...about }: About & { member: Pick<Staff, "id" | "role"> },
): Promise<HandoverPage> {
  const { deps } = about;
  const facts = await loadHandover(found, direction, { ...about, role: member.role });
  const of = { token: found.view.token, direction };
  const isOpen = can(direction === "out" ? "hand-over" : "check-in", facts.status);
  const agreement =
    direction === "out" && isOpen
      ? sealTerms(deps, agreementTerms(found.view, await deps.catalogue.get()))
      : undefined;
  const [draft, phone] = await Promise.all([findDraft(deps, of), followPhone(deps, of)]);
  return {
    facts: agreement ? { ...facts, agreement } : facts,
    isOpen,
    key: deps.random.uuid(),
    begun: draft && {
      version: draft.version,
      body: draft.body,
      at: toLocal(draft.editedAt.getTime()),
    },
    memberId: member.id,
    phone,
  };
}

/** Everything that the page of a handover has to know. Throws 404 when the vehicle is gone. */
export async function loadHandover(
  found: Opened,
  direction: Direction,
  { deps, language, now, role }: About & { role: StaffRole },
): Promise<HandoverFacts> {
  const { pool, clock } = deps;
  const catalogue = await deps.catalogue.get();
  const { view, id, vehicle, version } = found;
  const { priceList, handovers, legal } = catalogue;
  const at = new Date(clock.now());
  const [known, damages, drivers, given, photos] = await Promise.all([
    findVehicleToGive(pool, { vehicleId: vehicle.id, reservationId: id, at }),
    listOpenDamage(pool, vehicle.id),
    may(role, "read-papers") ? listPapers(pool, id) : [],
    direction === "in"
      ? findGivenOut(pool, { reservationId: id, vehicleId: vehicle.id })
      : undefined,
    listPhotosHere(pool, id),
  ]);
  if (!known) throw new Response(null, { status: 404 });
  const left = direction === "in" ? await findLeft(pool, id) : undefined;
  const out = direction === "in" ? (given ?? withoutSheet(view, known)) : undefined;
  const offered = offeredTo(view, catalogue);
  const car = offered.cars.find((one) => one.id === view.car.id) ?? view.car;
  const countries = priceList.countries.filter(({ code }) => view.countries.includes(code));
  const { customer, trip } = view;
  const kept = { view, dateOfBirth: found.dateOfBirth ?? undefined };
  const plan = offered.priceList.plans.find(({ code }) => code === view.planCode);
  const terms = legal.find(({ kind }) => kind === "terms");
  return {
    direction,
    code: view.code.replaceAll("-", "").replace(/^EP/, ""),
    version,
    status: view.status,
    language: view.language,
    customerName: `${customer.firstName} ${customer.lastName}`,
    trip,
    carName: car.name,
    fuel: car.fuel,
    now,
    vehicle: known,
    damages,
    asked: out ? givenItems(out.equipment) : askedFor({ trip, countries, handover: handovers }),
    rules: handovers,
    licenceYears: priceList.rules.licenceYears,
    countries,
    drivers,
    extras: thingsText(found, catalogue, language),
    ...moneyOf(found, clock.now()),
    ...(terms && { textVersion: terms.version }),
    ...(out && { out }),
    hasOutSheet: given !== undefined,
    outPhotos: direction === "in" ? outAngles(photos, vehicle.id) : [],
    photosHere: await listHashesHere(pool, id),
    daysOut: out ? (at.getTime() - toInstant(out.at)) / 86_400_000 : 0,
    ...(plan && { plan: { covers: plan.covers, excessCents: plan.excessCents } }),
    ...(left && { left }),
    price: returnPrice(kept, left?.at ?? now, catalogue),
  };
}

function moneyOf({ view, payments, deposits, charges }: Opened, now: number) {
  const { totalCents, depositCents } = view;
  const held = { heldCents: heldCentsOf(deposits, now) };
  const account = accountOf(view, payments, [held], charges);
  const { chargesCents, paidCents, refundedCents, dueCents, heldCents } = account;
  return {
    totalCents,
    chargesCents,
    paidCents: paidCents - refundedCents,
    openCents: dueCents,
    depositCents,
    heldCents,
  };
}

/** The newest photo of each angle that was taken of this vehicle when it went out. */
function outAngles(photos: readonly PhotoHere[], vehicleId: number): HandoverFacts["outPhotos"] {
  return photoAngles.flatMap((angle) => {
    const newest = photos.find(
      (one) => one.kind === angle && one.direction === "out" && one.vehicleId === vehicleId,
    );
    return newest ? [{ kind: angle, sha256: newest.sha256 }] : [];
  });
}

/** A vehicle that went out before sheets were written: as the server counts it too, nothing is missing when it comes back. */
function withoutSheet({ car, trip }: Reservation, { id, plate, last }: KnownVehicle): GivenOut {
  const energy = hasOnlyBattery(car.fuel) ? { batteryPercent: 0 } : { fuelEighths: 0 };
  return { vehicleId: id, plate, at: trip.pickupAt, odometerKm: last.km, energy, equipment: {} };
}

function thingsText(
  { view }: Opened,
  { priceList, withdrawn }: Catalogue,
  language: Language,
): string {
  const things = [...priceList.extras, ...withdrawn.extras].flatMap(({ code, name }) => {
    const pieces = view.extras[code] ?? 0;
    return pieces > 0 ? inLanguage(name, language) + (pieces > 1 ? ` × ${pieces}` : "") : [];
  });
  return formatList(things, language);
}

/** Longer than any sheet with both signatures. */
export const maxSheet = 400_000;

/** What a text in JSON says; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
