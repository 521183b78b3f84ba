/** The form of a change, read: the whole of what is wished for. */
import { dateOf } from "../../../../../domain/calendar.ts";
import type { ChangeWish } from "../../../../../domain/reservations/change/change.ts";
import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import { checkTrip, minRentalDaysFor } from "../../../../../domain/reservations/trip/check-trip.ts";
import {
  readSearchFields,
  readSelection,
} from "../../../../../domain/reservations/trip/search-params.ts";
import { staffTerms } from "../../../../../domain/reservations/trip/staff-terms.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { tripFaultText } from "../../../../../i18n/search/trip-faults.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { typedOf, type Typed } from "../tasks/change-options.ts";
import { mergedTyped, said, seenIn, type DeedAnswer, type DeedRequest } from "./request.ts";

type WishForm = Pick<DeedRequest, "form" | "found" | "about">;

export type Wished = {
  wish: ChangeWish;
  typed: Typed;
  /** True when somebody else has changed the reservation since the form was drawn: the wish then includes that change. */
  isMerged: boolean;
};

/** The wish of a form as far as it is filled in; undefined while it cannot be read. */
export async function wishIn(request: WishForm): Promise<ChangeWish | undefined> {
  const read = await readWish(request);
  return "wish" in read ? read.wish : undefined;
}

/** Reads the form: the whole wish, or the faults of all its fields. */
export async function readWish(request: WishForm): Promise<Wished | DeedAnswer> {
  const { found, about } = request;
  const { view, phoneCountry } = found;
  const { typed, isMerged } = typedWish(request);
  const fields = new URLSearchParams(typed);
  const { priceList } = offeredTo(view, await about.deps.catalogue.get());
  const agreed = { trip: view.trip, rentalDays: view.rentalDays };
  const checked = checkTrip(readSearchFields(fields), {
    ...staffTerms(priceList, about.now),
    agreed,
  });
  const read = readSelection(fields);
  if (!checked.ok) {
    const pickupDate = fields.get("pickupDate") || dateOf(view.trip.pickupAt);
    const { rules, seasons } = priceList;
    const limits = { ...rules, minRentalDays: minRentalDaysFor(pickupDate, rules, seasons) };
    const entries = Object.entries(checked.faults) as [keyof typeof checked.faults, string][];
    const faults = Object.fromEntries(
      entries.map(([name]) => {
        const fault = checked.faults[name];
        return [name, fault ? tripFaultText(name, fault, limits, about.language) : ""];
      }),
    );
    return { answer: { faults, typed }, status: 400 };
  }
  if (read.faults.length > 0 || read.carId === undefined || read.planCode === undefined)
    return said(adminReservationWords(about.language).told.unreadable, 400, typed);
  const { phone, flightNumber } = view.customer;
  const { carId, planCode, extras, countries } = read;
  const wish: ChangeWish = {
    trip: checked.trip,
    selection: { carId, planCode, extras, countries },
    contact: { phone, phoneCountry, ...(flightNumber && { flightNumber }) },
  };
  return { wish, typed, isMerged };
}

/** The fields of the form; fields that the member left alone follow somebody else's change. */
function typedWish({ form, found }: WishForm): Pick<Wished, "typed" | "isMerged"> {
  const typed = [...form].flatMap(([name, value]): Typed =>
    typeof value === "string" && isWish(name)
      ? [[name, value.slice(0, 100).replaceAll("\0", "")]]
      : [],
  );
  const seen = seenIn(form);
  const isMerged = seen !== undefined && textOf(form, "version", 12) !== String(found.version);
  const wished = isMerged ? mergedTyped(typed, seen, typedOf(found.view)) : typed;
  return { typed: withWay(wished, textOf(form, "instead", 300)), isMerged };
}

/** The wish with the fields of the way out that was tapped, written as a query; everything else stays as typed. */
function withWay(typed: Typed, way: string): Typed {
  const fields = [...new URLSearchParams(way)].filter(([name]) => isWish(name));
  const names = new Set(fields.map(([name]) => name));
  return [...typed.filter(([name]) => !names.has(name)), ...fields];
}

function isWish(name: string): boolean {
  return /^(pickup|dropoff)(Location|Date|Time)$|^(car|plan|country|extra\.[\w-]+)$/.test(name);
}
