import type { LocalDateTime } from "../../../../domain/calendar.ts";
import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import { hasOnlyBattery } from "../../../../domain/handovers/energy.ts";
import { keyBoxTime, opensAt } from "../../../../domain/handovers/key-box/key-box-time.ts";
import type { DamageMark } from "../../../../domain/handovers/marks.ts";
import { markName } from "../../../../domain/handovers/own-phone/told.ts";
import { inLanguage } from "../../../../domain/language.ts";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import { can } from "../../../../domain/reservations/states/actions.ts";
import { findLeft, type Left } from "../../../../server/handovers/key-box/find-left.ts";
import { findKeyBox, openKeyBoxPass } from "../../../../server/handovers/key-box/key-box-link.ts";
import { findGivenOut } from "../../../../server/handovers/known-sheets.ts";
import { listOpenDamage } from "../../../../server/handovers/read-handover.ts";
import { readHeld } from "../../../../server/reservations/held/hold-reservation.ts";
import { wrongPassLimit } from "../../../../server/limits/pass-limits.ts";
import type { PageContext } from "../../../request/page-context.ts";

export type BoxView = {
  token: string;
  carName: string;
  placeName: string;
  /** Where the box is. */
  box: string;
  isBattery: boolean;
  /** Damage that is on the list of the vehicle. */
  known: DamageMark[];
  /** At pick-up; absent when no sheet was written. */
  leastKm?: number;
  /** The address of the stylesheet that holds the pieces of a handover; absent in development. */
  sheet?: string;
};

/** Why the car cannot be left there now. `from` is when it can. */
export type BoxRefusal = {
  refused: "unknown" | "early" | "over" | "no-box" | "closed" | "stale" | "too-many";
  from?: LocalDateTime;
};

/** What was taken in as the car was left: the names of the marks, and the hashes of the photos. */
type LeftView = { leftAt: LocalDateTime; marks: string[]; photos: string[] };

type Found = BoxView | BoxRefusal | LeftView;

/** What a customer's link to the key box opens now. */
export async function loadKeyBox(pass: string, about: PageContext): Promise<Found> {
  const { deps, now, language, ip } = about;
  const token = openKeyBoxPass(deps, pass);
  const catalogue = await deps.catalogue.get();
  const kept = token === undefined ? undefined : await readHeld(deps.pool, token, catalogue);
  if (token === undefined || !kept) {
    const counted = await wrongPassLimit(deps).count(ip);
    return { refused: counted.ok ? "unknown" : "too-many" };
  }
  const { view, id, seat } = kept;
  const left = await findLeft(deps.pool, id);
  if (left) return leftView(left);
  if (!can("check-in", view.status)) return { refused: "closed" };
  const box = await findKeyBox(deps.pool, view.trip.dropoffLocationId);
  if (!box) return { refused: "no-box" };
  const time = keyBoxTime(view.trip, now);
  if (time !== "open") return { refused: time, from: opensAt(view.trip) };
  const vehicleId = seat?.vehicleId ?? kept.vehicleId;
  const out =
    vehicleId === undefined
      ? undefined
      : await findGivenOut(deps.pool, { reservationId: id, vehicleId });
  const place = placeOf(view, catalogue);
  return {
    token,
    carName: view.car.name,
    placeName: place ? inLanguage(place.name, language) : "",
    box: inLanguage(box, language),
    isBattery: hasOnlyBattery(view.car.fuel),
    known: vehicleId === undefined ? [] : await listOpenDamage(deps.pool, vehicleId),
    ...(out && { leastKm: out.odometerKm }),
    ...(about.adminSheet !== undefined && { sheet: about.adminSheet }),
  };
}

function leftView({ at, marks, photos }: Left): LeftView {
  const hashes = photos.map(({ sha256 }) => sha256);
  return { leftAt: at, marks: marks.map(markName), photos: hashes };
}

function placeOf({ trip }: Reservation, { priceList, withdrawn }: Catalogue) {
  const places = [...priceList.locations, ...withdrawn.locations];
  return places.find(({ id }) => id === trip.dropoffLocationId);
}
