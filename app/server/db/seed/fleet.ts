import { suggestAcriss } from "../../../domain/cars/acriss.ts";
import { addDays } from "../../../domain/calendar.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { car, carFeature, vehicle } from "../schema.ts";
import { features, listedCars } from "./listed-cars.ts";
import { plates } from "./plates.ts";
import { inOrder, type Seeding } from "./seeding.ts";

export type SeededCar = {
  id: number;
  lowCents: number;
  summerCents: number;
  winterCents: number;
};

/** The places where parked vehicles stand: mostly the airport and the office beside it. */
const homes = [
  "airport-tuzla",
  "eternal-pro-office",
  "airport-tuzla",
  "bus-station-tuzla",
  "eternal-pro-office",
  "airport-sarajevo",
  "bus-station-zivinice",
  "airport-tuzla",
];

/** Seeds the listed cars with their features and vehicles. Returns the prices of each, by its new id. */
export async function seedFleet(seeding: Seeding): Promise<SeededCar[]> {
  const { db } = seeding;
  const rows = listedCars.map(({ facts }) =>
    Object.assign(
      {
        name: `${facts.brand} ${facts.model}`,
        acriss: suggestAcriss(Object.assign({ airConditioning: true }, facts)),
      },
      facts,
    ),
  );
  const saved = await db
    .insert(car)
    .values(inOrder(rows))
    .returning({ id: car.id, displayOrder: car.displayOrder });
  const cars = listedCars.map((listed, index) => {
    const id = saved.find(({ displayOrder }) => displayOrder === index + 1)?.id;
    if (id === undefined) throw new Error(`The seed lost the car ${listed.facts.model}.`);
    return { id, listed };
  });
  await db.insert(carFeature).values(
    cars.flatMap(({ id, listed }) =>
      listed.features.map((value, index) => ({
        carId: id,
        type: "others" as const,
        value,
        labelEn: features[value].en,
        labelBs: features[value].bs,
        displayOrder: index + 1,
      })),
    ),
  );
  await seedVehicles(
    seeding,
    cars.flatMap(({ id, listed: { facts, vehicles } }) =>
      vehicles.map((colour, index) => ({
        carId: id,
        colour,
        year: index % 3 === 2 ? facts.year - 1 : facts.year,
      })),
    ),
  );
  return cars.map(({ id, listed: { euro } }) => ({
    id,
    lowCents: cents(euro[0]),
    summerCents: cents(euro[1]),
    winterCents: cents(euro[2]),
  }));
}

type Owned = { carId: number; colour: string; year: number };

async function seedVehicles({ db, today }: Seeding, fleet: readonly Owned[]): Promise<void> {
  if (fleet.length > plates.length) throw new Error("The seed has more vehicles than plates.");
  await db.insert(vehicle).values(
    fleet.map(({ carId, colour, year }, index) => ({
      carId,
      colour,
      year,
      plate: plates[index] ?? "",
      odometerKm: 9_000 + ((index * 7_919) % 74_000),
      inServiceFrom: new Date(toInstant(`${year}-04-01T00:00`)),
      homeLocationId: homes[index % homes.length] ?? "airport-tuzla",
      registrationExpires: addDays(today, 30 + ((index * 47) % 330)),
      insuranceExpires: addDays(today, 30 + ((index * 47) % 330)),
      inspectionExpires: addDays(today, 20 + ((index * 29) % 160)),
      winterTyres: true,
    })),
  );
}

function cents(euro: number): number {
  return Math.round(euro * 100);
}
