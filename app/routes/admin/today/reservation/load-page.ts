import { data } from "react-router";
import { ageOn, dateOf } from "../../../../domain/calendar.ts";
import { isSecret } from "../../../../domain/handovers/photos.ts";
import { vehicleLacks } from "../../../../domain/handovers/vehicle-lacks.ts";
import type { Language } from "../../../../domain/language.ts";
import type { RentalRules } from "../../../../domain/pricing/price-list.ts";
import { formatCode, parseCode } from "../../../../domain/reservations/code.ts";
import { can } from "../../../../domain/reservations/states/actions.ts";
import {
  isOverdue,
  isPickupOver,
  isMissable,
  isReinstatable,
  isReturnAhead,
} from "../../../../domain/reservations/states/moments.ts";
import { holdsVehicle, isCalledOff } from "../../../../domain/reservations/states/states.ts";
import { holdsLetters, letterFate } from "../../../../domain/settings/carrier.ts";
import { may } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { formatDate, formatDayTime, formatEuro } from "../../../../i18n/format.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { findWayBack } from "../relocation/find-way-back.ts";
import { eventRows, vehiclesIn, whoOf } from "./parts/event-rows.ts";
import { expectedReturn } from "./parts/expected-return.ts";
import { handoverRows } from "./parts/handover-rows.ts";
import { loadDanger } from "./parts/load-danger.ts";
import { issuedPapers } from "./parts/issued-papers.ts";
import { keyBoxOf } from "./parts/key-box-of.ts";
import { messageText } from "./parts/message-text.ts";
import { letterRows } from "./parts/letter-rows.ts";
import { momentText, type Names, namesOf } from "./parts/names-of.ts";
import { openOf, priceOf } from "./parts/price-of.ts";
import { isSourceSaid, loadTask, type TaskName } from "./tasks/load-task.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { papersOf } from "../../../../server/cars/papers-of.ts";
import { platesOf } from "../../../../server/cars/plates-of.ts";
import { listPhotosOnWay } from "../../../../server/handovers/board-notes.ts";
import { listDocuments } from "../../../../server/documents/list-documents.ts";
import { listPhotosHere } from "../../../../server/handovers/list-photos.ts";
import { listSheets } from "../../../../server/handovers/papers/list-sheets.ts";
import { carriageOf } from "../../../../server/mail/desk/fate-of-letters.ts";
import { listLettersAbout } from "../../../../server/mail/desk/list-letters-about.ts";
import {
  customerHistory,
  type CustomerHistory,
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";

type About = Pick<PageContext, "deps" | "language" | "now">;
type PageWish = { role: StaffRole; task: TaskName | undefined };

/** Reads everything that the page shows, in words, and the data of the open task. */
export async function loadPage(found: StaffReservation, about: About, { role, task }: PageWish) {
  const { deps, language, now } = about;
  const { view, events } = found;
  const catalogue = await deps.catalogue.get();
  const names = namesOf(view.car, catalogue, language);
  const { rules } = catalogue.priceList;
  const way = carriageOf(deps);
  const read = await readBeside(found, about, names);
  const { letters, history, plates, danger, lacks, onWay, sheets, documents, photos, expected } =
    read;
  const { token, status, trip } = view;
  const isOpen = !found.isErased;
  const maySteer = isOpen && may(role, "steer-reservations");
  return {
    head: { ...headOf(found, rules, about), mayCloseOpen: may(role, "close-open-accounts") },
    danger,
    deeds: deedsOf(found, about),
    maySteer,
    mayPrice: isOpen && may(role, "price-by-hand"),
    canPrice: can("price-by-hand", status),
    trip: { ...tripOf(found, names, about), lacks, expected },
    /** Of handovers of which not every photo has come from its phone. */
    photosOnWay: onWay,
    customer: customerOf(found, about),
    history: historyOf(history, language),
    price: priceOf(found, { names, rules, language, now: deps.clock.now() }),
    back: maySteer ? await findWayBack(found, about) : undefined,
    events: eventRows(events, { names, plates, language }),
    handovers: handoverRows(sheets, {
      code: view.code,
      mayOpen: isOpen && may(role, "hand-over"),
      photos: photos.filter(({ kind }) => !isSecret(kind) || may(role, "read-papers")),
      language,
    }),
    notes: notesOf(found, about),
    issued: issuedPapers(documents, { role, language }),
    letters: letterRows(letters, { language, way, isHeld: holdsLetters(way, catalogue.facts) }),
    /** What becomes of the letters of a deed. */
    fate: letterFate(way, catalogue.facts),
    message: found.isErased ? undefined : messageText(view, catalogue, now),
    // Whoever has the token may change the reservation as its customer may.
    links: maySteer
      ? {
          pdf: pathTo("reservation-pdf", language, { token }),
          calendar: pathTo("reservation-calendar", language, { token }),
          page: pathTo("confirmation", view.language, { token }),
          keyBox: await keyBoxOf(view, deps),
          rental: adminPath("reservations", language, view.code, "rental-papers"),
        }
      : undefined,
    task: maySteer && task ? await loadTask(task, found, { ...about, role }) : undefined,
    isPast: isPickupOver(trip, now),
  };
}

/** What is read beside the reservation itself. */
async function readBeside(found: StaffReservation, about: About, names: Names) {
  const { pool } = about.deps;
  const [letters, history, plates, danger, lacks, onWay, sheets, documents, photos, expected] =
    await Promise.all([
      listLettersAbout(pool, found.id),
      customerHistory(pool, found),
      platesOf(pool, vehiclesIn(found.events)),
      loadDanger(found, names, about),
      lacksOf(found, about),
      listPhotosOnWay(pool, [parseCode(found.view.code) ?? ""]),
      listSheets(pool, found.id),
      listDocuments(pool, found.id),
      listPhotosHere(pool, found.id),
      expectedReturn(found.view, about),
    ]);
  return { letters, history, plates, danger, lacks, onWay, sheets, documents, photos, expected };
}

export type Loaded = Awaited<ReturnType<typeof loadPage>>;

function historyOf(history: CustomerHistory, language: Language) {
  const latest = history.latest.map(({ code, status, name, pickupLocal, totalCents }) => ({
    code: formatCode(code),
    status,
    name,
    pickup: formatDayTime(pickupLocal, language),
    total: formatEuro(totalCents, language),
  }));
  return { ...history, latest };
}

function headOf(found: StaffReservation, rules: RentalRules, { deps, language, now }: About) {
  const { view, source, partner, version, isErased, events } = found;
  const { customer, code, status, waits = [] } = view;
  const words = adminReservationWords(language);
  return {
    code,
    status,
    version,
    isErased,
    name: isErased ? words.erased : `${customer.firstName} ${customer.lastName}`,
    hasEmail: customer.email !== "",
    flight: customer.flightNumber,
    waits: waits.map((reason) => adminReservationsWords(language).waits.whole[reason]),
    /** What keeps the account open; undefined when it is settled. */
    open: openOf(found, { language, now: deps.clock.now() }),
    made: words.madeOn[source](formatDayTime(view.createdAt, language), partner ?? ""),
    hasSource: isSourceSaid(found),
    isOverdue: isOverdue(view, now, rules),
    /** The id of the last event on the page: after a refusal later events are shown. */
    lastEvent: events.at(-1)?.id ?? 0,
  };
}

const deedNames = [
  "confirm",
  "hand-over",
  "check-in",
  "extend",
  "announce-return",
  "exchange",
  "complete",
  "change",
  "swap",
  "no-show",
  "cancel",
  "reinstate",
] as const;
export type DeedName = (typeof deedNames)[number];

/** The deeds that the state of the reservation allows. Before its day a handover is none that anybody comes for. */
function deedsOf({ view, isErased, vehicle }: StaffReservation, { now }: About): DeedName[] {
  const { status, trip } = view;
  if (isErased) return [];
  const allowed = deedNames.filter((deed) => {
    if (deed === "change") return can("modify", status);
    if (deed === "announce-return") return isReturnAhead(view, now);
    if (deed === "no-show") return isMissable(view, now);
    if (deed === "reinstate") return isReinstatable(view, now);
    if (deed === "hand-over" && !vehicle) return false;
    return can(deed, status);
  });
  if (dateOf(now) >= dateOf(trip.pickupAt)) return allowed;
  return [
    ...allowed.filter((deed) => deed !== "hand-over"),
    ...allowed.filter((deed) => deed === "hand-over"),
  ];
}

function tripOf(found: StaffReservation, names: Names, { language }: About) {
  const { view, vehicle, pinned } = found;
  const { trip, extras, countries } = view;
  return {
    pickup: formatDayTime(trip.pickupAt, language),
    pickupPlace: names.location(trip.pickupLocationId),
    dropoff: formatDayTime(trip.dropoffAt, language),
    dropoffPlace: names.location(trip.dropoffLocationId),
    length: counted(view.rentalDays, "day", language),
    car: view.car.name,
    plate: vehicle?.plate,
    isHeld: !isCalledOff(view.status),
    pinned,
    plan: names.plan(view.planCode),
    extras: Object.entries(extras)
      .filter(([, pieces]) => pieces > 0)
      .map(([code, pieces]) => names.extra(code) + (pieces > 1 ? ` × ${pieces}` : "")),
    countries: countries.map(names.country),
  };
}

/** What its vehicle lacks for the trip, in sentences; nothing of one that is not meant for it any more. */
async function lacksOf({ view, vehicle }: StaffReservation, { deps, language }: About) {
  if (!vehicle || !holdsVehicle(view.status)) return [];
  const known = (await papersOf(deps.pool, [vehicle.id])).get(vehicle.id);
  const { pickupAt, dropoffAt } = view.trip;
  const lacks = known ? vehicleLacks(known, dateOf(pickupAt), dateOf(dropoffAt)) : [];
  return lacks.map((lack) => lackText(lack, language));
}

function customerOf(found: StaffReservation, { language }: About) {
  const { view, dateOfBirth, marketingConsentAt, termsAcceptedAt } = found;
  const { customer, trip } = view;
  const words = adminReservationWords(language).customer;
  const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, dateOf(trip.pickupAt));
  const consents = [
    found.termsVersion && words.terms(found.termsVersion),
    found.privacyVersion && words.privacy(found.privacyVersion),
    found.cancellationVersion && words.cancellation(found.cancellationVersion),
    marketingConsentAt && words.marketing,
  ].filter((one): one is string => Boolean(one));
  return {
    phone: customer.phone,
    email: customer.email,
    flight: customer.flightNumber,
    birth: dateOfBirth === null ? undefined : formatDate(dateOfBirth, language),
    age: age === undefined ? undefined : words.age(counted(age, "year", language)),
    language: view.language,
    consents,
    acceptedAt: termsAcceptedAt ? momentText(termsAcceptedAt, language) : undefined,
  };
}

/** The notes, the newest first, and last the note from the booking. */
function notesOf({ events, staffNote }: StaffReservation, { language }: About) {
  const written = events
    .filter(({ action }) => action === "note")
    .map((event) => ({
      id: event.id,
      text: event.reason ?? "",
      by: event.actorName ?? whoOf(event, language),
      when: momentText(event.at, language),
    }))
    .toReversed();
  const words = adminReservationWords(language).notes;
  const first = staffNote && { id: 0, text: staffNote, by: words.atBooking, when: "" };
  return first ? [...written, first] : written;
}

/** Reads the reservation of the code in the address; 404 when there is none. */
export async function openReservation(
  code: string | undefined,
  about: Pick<PageContext, "deps">,
): Promise<StaffReservation> {
  const found = await findByCode(code, about);
  if (!found) throw data(undefined, { status: 404, headers: privateHeaders });
  return found;
}

/** Reads the reservation of a code; undefined when there is none. */
export async function findByCode(
  code: string | undefined,
  { deps }: Pick<PageContext, "deps">,
): Promise<StaffReservation | undefined> {
  const bare = parseCode(code ?? "");
  return bare === undefined ? undefined : findForStaff(deps, bare);
}
