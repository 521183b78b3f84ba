/** What a sheet is printed with besides what was signed, gathered under the lock of its reservation. */
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { GivenOut } from "../../../domain/handovers/check-take-back.ts";
import type { DamageMark } from "../../../domain/handovers/marks.ts";
import type { PaperFacts, PaperLine } from "../../../domain/handovers/paper-facts.ts";
import type { DecidedLine } from "../../../domain/handovers/proposed-lines.ts";
import type { HandoverSheet } from "../../../domain/handovers/sheet.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { memberIdOf, type Doer } from "../../../domain/staff/doer.ts";
import { formatAddress } from "../../../i18n/format.ts";
import { lineLabel } from "../../../i18n/handover/line-label.ts";
import type { Held } from "../../reservations/deeds/hold-for-staff.ts";
import { listOpenDamage } from "../read-handover.ts";

type Signed = {
  sheet: Pick<HandoverSheet, "locationId">;
  view: Pick<Reservation, "car" | "customer" | "trip" | "extras">;
  catalogue: Catalogue;
  /** The name of the member; empty where nobody was there. */
  staff: string;
  /** The name of the car that was given or taken, which another one may have taken the place of. */
  car: string;
  known: readonly DamageMark[];
  out?: GivenOut;
  lines?: readonly DecidedLine[];
};

/** The facts of a sheet, from everything that they are made of. */
export function paperFactsOf({ sheet, view, catalogue, ...signed }: Signed): PaperFacts {
  const { facts } = catalogue;
  const { customer, trip, extras } = view;
  const list = allNames(catalogue);
  const placeOf = (id: string): Bilingual =>
    list.locations.find((place) => place.id === id)?.name ?? { en: id, bs: id };
  const { staff, car, known, out, lines = [] } = signed;
  return {
    form: 1,
    agency: {
      name: facts.name,
      address: formatAddress(facts),
      phone: facts.phone,
      email: facts.email,
    },
    customer: `${customer.firstName} ${customer.lastName}`.trim(),
    staff,
    car,
    place: placeOf(sheet.locationId),
    due: { at: trip.dropoffAt, place: placeOf(trip.dropoffLocationId) },
    extras: list.extras.flatMap(({ code, name }) => {
      const pieces = extras[code] ?? 0;
      return pieces > 0 ? [{ name, pieces }] : [];
    }),
    known: known.map((mark) => ({ ...mark, photos: [] })),
    ...(out && { out: { at: out.at, odometerKm: out.odometerKm, energy: out.energy } }),
    lines: lines.map(paperLine),
  };
}

function paperLine({ about, amountCents, reason }: DecidedLine): PaperLine {
  const line = { label: lineLabel(about), amountCents, reason };
  if (about.kind !== "damage") return line;
  const { priceCents, leftCents } = about;
  return { ...line, damage: { priceCents, leftCents } };
}

const namesText = `
  select car_id as "carId", (select name from "user" where id = $2) as staff from vehicle where id = $1`;

/** The facts of a sheet that is about to be written. */
export async function gatherFacts(
  { client, kept, catalogue }: Held,
  { sheet, by }: { sheet: HandoverSheet; by: Doer },
  more: Pick<Signed, "out" | "lines"> = {},
): Promise<PaperFacts> {
  const staffId = memberIdOf(by.actor) ?? null;
  const values = [sheet.vehicleId, staffId];
  const { rows } = await client.query<{ carId: number; staff: string | null }>({
    name: "names-on-paper",
    text: namesText,
    values,
  });
  const [row] = rows;
  const { view } = kept;
  const cars = [...catalogue.cars, ...catalogue.withdrawn.cars];
  const car = cars.find(({ id }) => id === row?.carId) ?? view.car;
  const known = await listOpenDamage(client, sheet.vehicleId);
  const staff = row?.staff ?? "";
  return paperFactsOf({ sheet, view, catalogue, staff, car: car.name, known, ...more });
}
