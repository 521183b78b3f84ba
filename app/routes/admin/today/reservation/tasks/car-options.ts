import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import type { ChangeWish } from "../../../../../domain/reservations/change/change.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { changeCars } from "../../../../../server/reservations/change/change-cars.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { priceBeside } from "../../instead-ways.ts";
import type { PageContext } from "../../../../request/page-context.ts";

/** A car in the list of the change form. */
export type CarOption = { value: string; label: string };

type About = Pick<PageContext, "deps" | "language" | "now">;

/**
 * The cars that a reservation can be changed to, each with its price for the wished trip, the difference to the present price,
 * and whether it is available then; the names alone of cars without a price, and of all while the wish cannot be read.
 */
export async function carOptions(
  { view }: Pick<StaffReservation, "view">,
  wish: Pick<ChangeWish, "trip" | "selection"> | undefined,
  { deps, language, now }: About,
): Promise<CarOption[]> {
  const words = adminReservationWords(language).change;
  const { cars } = offeredTo(view, await deps.catalogue.get());
  const asked = { token: view.token, now, byStaff: true };
  const priced = wish ? await changeCars(deps, { ...asked, ...wish }) : [];
  return cars.map(({ id, name }) => {
    const found = priced.find(({ car }) => car.id === id);
    if (!found) return { value: String(id), label: name };
    const { isFree, differenceCents } = found;
    const totalCents = view.totalCents + differenceCents;
    const price = priceBeside({ totalCents, differenceCents }, language);
    return { value: String(id), label: words.carOption(name, isFree, price) };
  });
}
