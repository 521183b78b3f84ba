/** The card of a reservation in the planner: whom to call, what it is about, and where it could go. */
import { accountOf } from "../../../../domain/account/account.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import type { Spot } from "../../../../domain/reservations/relocation.ts";
import { can } from "../../../../domain/reservations/states/actions.ts";
import { nextDeed, nextDirection } from "../../../../domain/reservations/states/next-deed.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { formatDayTime, formatEuro } from "../../../../i18n/format.ts";
import { formatPhone, telLink, viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { listSwaps, type Swap } from "../../../../server/reservations/deeds/list-swaps.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { findWayBack, isMovable, type WayBackShown } from "../relocation/find-way-back.ts";

export type Card = {
  code: string;
  version: number;
  totalCents: number;
  name: string;
  /** The state, and what else is said in one line. */
  state: string;
  trip: string[];
  price: string;
  reach?: { phone: string; tel: string; whatsApp: string; viber: string };
  open: string;
  next?: { label: string; to: string };
  /** Where it stands; absent when it holds no vehicle. */
  spot?: Spot;
  mayMove: boolean;
  landings: Landing[];
  /** Where it was before its last move, and how that is told. */
  back?: WayBackShown;
};

/** What it would mean to put the reservation onto a vehicle. */
type Landing = Pick<Swap, "vehicleId" | "plate" | "state" | "isCurrent"> & {
  car: string;
  /** `+€12.40`; absent when the price stays. */
  cost?: string;
};

/** The reservation of an address; undefined when there is none, or its data was erased. */
export async function findHere(
  code: string | undefined,
  { deps }: Pick<PageContext, "deps">,
): Promise<StaffReservation | undefined> {
  const bare = parseCode(code ?? "");
  const found = bare === undefined ? undefined : await findForStaff(deps, bare);
  return found?.isErased ? undefined : found;
}

/** The card; the vehicles where it could go only for who may bring it there. */
export async function loadCard(
  found: StaffReservation,
  { deps, language, now }: Pick<PageContext, "deps" | "language" | "now">,
  maySteer: boolean,
): Promise<Card> {
  const { view, version, vehicle } = found;
  const { token, status, totalCents, customer } = view;
  const words = landingWords(language);
  const { dueCents } = accountOf(view, found.payments, [], found.charges);
  const mayMove = maySteer && isMovable(found);
  const back = mayMove ? await findWayBack(found, { deps, language }) : undefined;
  const swaps = mayMove && can("swap", status) ? await listSwaps(deps, { token, now }) : [];
  const { pickupAt, dropoffAt } = view.trip;
  const total = formatEuro(totalCents, language);
  const due = dueCents > 0 ? words.due(formatEuro(dueCents, language)) : words.paid;
  return {
    code: view.code,
    version,
    totalCents,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    state: adminReservationsWords(language).statuses[status],
    trip: await tripLines(found, { deps, language }),
    price: `${words.price(total)} · ${due}`,
    ...(customer.phone && { reach: reachOf(customer.phone) }),
    open: adminPath("reservations", language, view.code),
    ...nextOf(found, language),
    ...(vehicle && { spot: { vehicleId: vehicle.id, pickupAt, dropoffAt } }),
    mayMove,
    landings: swaps.map((swap) => landingOf(swap, totalCents, language)),
    ...(back && { back }),
  };
}

function reachOf(phone: string): NonNullable<Card["reach"]> {
  return {
    phone: formatPhone(phone),
    tel: telLink(phone),
    whatsApp: whatsAppLink(phone),
    viber: viberLink(phone),
  };
}

async function tripLines(
  { view, vehicle }: StaffReservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
): Promise<string[]> {
  const { priceList, withdrawn } = await deps.catalogue.get();
  const places = [...priceList.locations, ...withdrawn.locations];
  const name = (id: string) => {
    const place = places.find((one) => one.id === id);
    return place ? inLanguage(place.name, language) : "";
  };
  const { pickupAt, dropoffAt, pickupLocationId, dropoffLocationId } = view.trip;
  return [
    `${formatDayTime(pickupAt, language)}, ${name(pickupLocationId)}`,
    `${formatDayTime(dropoffAt, language)}, ${name(dropoffLocationId)}`,
    [view.car.name, vehicle?.plate].filter(Boolean).join(" · "),
  ];
}

function nextOf({ view }: StaffReservation, language: Language): Pick<Card, "next"> {
  const deed = nextDeed(view.status);
  if (!deed) return {};
  const direction = nextDirection(view.status);
  const to = direction
    ? adminPath("reservation-management", language, view.code, direction)
    : adminPath("reservations", language, view.code);
  return { next: { label: movesWords(language).deeds[deed], to } };
}

function landingOf(swap: Swap, totalCents: number, language: Language): Landing {
  const { vehicleId, plate, state, isCurrent, isOwnCar, car } = swap;
  const more = isOwnCar || swap.totalCents === undefined ? 0 : swap.totalCents - totalCents;
  const cost = more === 0 ? {} : { cost: signed(more, language) };
  return { vehicleId, plate, state, isCurrent, car: car.name, ...cost };
}

/** `+€12.40`, `−12,40 €`. */
export function signed(cents: number, language: Language): string {
  return `${cents > 0 ? "+" : ""}${formatEuro(cents, language)}`;
}
