import type { LocationCategory } from "../../../domain/locations/location.ts";
import { location, oneWayFee, openingHours, specialHours, transfer } from "../schema.ts";
import { inOrder, type Seeding } from "./seeding.ts";
import { agency } from "./settings.ts";

type Span = [opens: string, closes: string];
const always: Span = ["00:00", "24:00"];
const station: Span = ["06:00", "23:00"];
const office: Span = ["06:00", "22:00"];

const everyDay = (span: Span) => Array.from({ length: 7 }, () => span);

const tuzlaCanton = { regionEn: "Tuzla Canton", regionBs: "Tuzlanski kanton" };

/** Airports are open at any hour; at the desks staff come out of hours, for a fee. */
const byCategory = {
  airports: { outOfHours: "free", outOfHoursFeeCents: 0 },
  "bus-stations": { outOfHours: "fee", outOfHoursFeeCents: 2000 },
  offices: { outOfHours: "fee", outOfHoursFeeCents: 2000 },
} as const satisfies Record<LocationCategory, object>;

/** Addresses and hours: the specification. Coordinates of the desks are near, not exact: the agency sets the pin. */
const places = [
  {
    id: "airport-tuzla",
    category: "airports",
    iata: "TZL",
    nameEn: "Tuzla airport",
    nameBs: "Aerodrom Tuzla",
    slugEn: "airport-tuzla-rent-a-car",
    slugBs: "aerodrom-tuzla-iznajmljivanje-auta",
    descriptionEn:
      "Our home airport: the office is next to it, so your car is waiting outside arrivals whenever you land.",
    descriptionBs:
      "Naš matični aerodrom: kancelarija je odmah pored, pa vas vozilo čeka ispred izlaza za dolaske kad god sletite.",
    meetingEn: "Outside arrivals. Look for the board with your name.",
    meetingBs: "Ispred izlaza za dolaske. Potražite tablu sa svojim imenom.",
    address: "Dubrave Gornje bb",
    postalCode: "75273",
    city: "Dubrave Gornje",
    ...tuzlaCanton,
    lat: 44.4587,
    lng: 18.7248,
  },
  {
    id: "airport-sarajevo",
    category: "airports",
    iata: "SJJ",
    nameEn: "Sarajevo airport",
    nameBs: "Aerodrom Sarajevo",
    slugEn: "airport-sarajevo-rent-a-car",
    slugBs: "aerodrom-sarajevo-iznajmljivanje-auta",
    descriptionEn: "We bring the car to Sarajevo airport and collect it there, day and night.",
    descriptionBs: "Vozilo dovozimo na Aerodrom Sarajevo, a tu ga i vraćate, danju i noću.",
    meetingEn:
      "In the arrivals hall, at the exit to the car park. Look for the board with your name.",
    meetingBs: "U hali dolazaka, kod izlaza prema parkingu. Potražite tablu sa svojim imenom.",
    address: "Kurta Schorka 36",
    postalCode: "71210",
    city: "Ilidža",
    regionEn: "Sarajevo Canton",
    regionBs: "Kanton Sarajevo",
    lat: 43.8246,
    lng: 18.3315,
  },
  {
    id: "airport-banjaluka",
    category: "airports",
    iata: "BNX",
    nameEn: "Banja Luka airport",
    nameBs: "Aerodrom Banja Luka",
    slugEn: "airport-banjaluka-rent-a-car",
    slugBs: "aerodrom-banjaluka-iznajmljivanje-auta",
    descriptionEn:
      "The airport at Mahovljani, 23 km north of the city. Whichever flight you are on, we will meet it.",
    descriptionBs:
      "Aerodrom u Mahovljanima, 23 km sjeverno od grada. Dočekujemo vas kojim god letom stigli.",
    meetingEn: "In front of the terminal. Look for the board with your name.",
    meetingBs: "Ispred zgrade terminala. Potražite tablu sa svojim imenom.",
    address: "Mahovljani bb",
    postalCode: "78250",
    city: "Laktaši",
    regionEn: "Republika Srpska",
    regionBs: "Republika Srpska",
    lat: 44.9414,
    lng: 17.2975,
  },
  {
    id: "bus-station-tuzla",
    category: "bus-stations",
    nameEn: "Tuzla bus station",
    nameBs: "Autobuska stanica Tuzla",
    slugEn: "bus-station-tuzla-rent-a-car",
    slugBs: "autobuska-stanica-tuzla-iznajmljivanje-auta",
    descriptionEn: "In the city, for those who come to Tuzla by bus or train, or who live here.",
    descriptionBs:
      "U gradu: za one koji u Tuzlu dolaze autobusom ili vozom, i za one koji tu žive.",
    meetingEn: "At the main entrance of the bus station.",
    meetingBs: "Kod glavnog ulaza u autobusku stanicu.",
    address: "Bosne Srebrene bb",
    postalCode: "75000",
    city: "Tuzla",
    ...tuzlaCanton,
    lat: 44.533,
    lng: 18.655,
  },
  {
    id: "bus-station-zivinice",
    category: "bus-stations",
    nameEn: "Živinice bus station",
    nameBs: "Autobuska stanica Živinice",
    slugEn: "bus-station-zivinice-rent-a-car",
    slugBs: "autobuska-stanica-zivinice-iznajmljivanje-auta",
    descriptionEn: "Our desk in the middle of Živinice, a quarter of an hour from Tuzla airport.",
    descriptionBs: "Naš šalter u centru Živinica, petnaestak minuta od Aerodroma Tuzla.",
    meetingEn: "At our desk inside the bus station.",
    meetingBs: "Na našem šalteru u zgradi autobuske stanice.",
    address: "Alije Izetbegovića bb",
    postalCode: "75270",
    city: "Živinice",
    ...tuzlaCanton,
    lat: 44.449,
    lng: 18.649,
  },
  {
    id: "eternal-pro-office",
    category: "offices",
    nameEn: "Eternal Pro office",
    nameBs: "Kancelarija Eternal Pro",
    slugEn: "eternal-pro-office-rent-a-car",
    slugBs: "kancelarija-eternal-pro-iznajmljivanje-auta",
    descriptionEn: "Our office and car park at Dubrave Gornje, next to Tuzla airport.",
    descriptionBs: "Naša kancelarija i parking u Dubravama Gornjim, odmah pored Aerodroma Tuzla.",
    meetingEn: "In the office. You may park in front of it.",
    meetingBs: "U kancelariji. Parkirati možete ispred nje.",
    address: "Dedići bb",
    postalCode: "75273",
    city: "Dubrave Gornje",
    ...tuzlaCanton,
    lat: 44.46,
    lng: 18.72,
  },
] as const;

const hoursOf: Record<(typeof places)[number]["id"], readonly Span[]> = {
  "airport-tuzla": everyDay(always),
  "airport-sarajevo": everyDay(always),
  "airport-banjaluka": everyDay(always),
  "bus-station-tuzla": everyDay(station),
  "bus-station-zivinice": everyDay(station),
  "eternal-pro-office": [...everyDay(office).slice(1), ["10:00", "18:00"]],
};

/** Minutes on the road, the same both ways. */
const minutes: [string, string, number][] = [
  ["airport-tuzla", "eternal-pro-office", 0],
  ["airport-tuzla", "bus-station-zivinice", 15],
  ["airport-tuzla", "bus-station-tuzla", 25],
  ["airport-tuzla", "airport-sarajevo", 180],
  ["airport-tuzla", "airport-banjaluka", 190],
  ["eternal-pro-office", "bus-station-zivinice", 15],
  ["eternal-pro-office", "bus-station-tuzla", 25],
  ["eternal-pro-office", "airport-sarajevo", 180],
  ["eternal-pro-office", "airport-banjaluka", 190],
  ["bus-station-zivinice", "bus-station-tuzla", 20],
  ["bus-station-zivinice", "airport-sarajevo", 170],
  ["bus-station-zivinice", "airport-banjaluka", 195],
  ["bus-station-tuzla", "airport-sarajevo", 180],
  ["bus-station-tuzla", "airport-banjaluka", 175],
  ["airport-sarajevo", "airport-banjaluka", 210],
];

/** Within the Tuzla area a return elsewhere is free: those pairs have no row. */
const oneWayCents: [string, string, number][] = [
  ...["airport-tuzla", "eternal-pro-office", "bus-station-tuzla", "bus-station-zivinice"].flatMap(
    (home): [string, string, number][] => [
      [home, "airport-sarajevo", 6000],
      [home, "airport-banjaluka", 8000],
    ],
  ),
  ["airport-sarajevo", "airport-banjaluka", 9000],
];

/** Each pair in both directions. */
const bothWays = (pairs: [string, string, number][]): [string, string, number][] =>
  pairs.flatMap(([one, other, amount]) => [
    [one, other, amount],
    [other, one, amount],
  ]);

/** Seeds the six places with their hours, the roads between them, and the one-way fees. */
export async function seedPlaces({ db, today }: Seeding): Promise<void> {
  const reached = { phone: agency.phone, email: agency.email };
  await db
    .insert(location)
    .values(
      inOrder(places.map((place) => Object.assign({}, place, byCategory[place.category], reached))),
    );
  await db.insert(openingHours).values(
    places.flatMap(({ id }) =>
      hoursOf[id].map(([opens, closes], day) => ({
        locationId: id,
        weekday: day + 1,
        opens,
        closes,
      })),
    ),
  );
  await db.insert(transfer).values(
    bothWays(minutes).map(([fromLocationId, toLocationId, amount]) => ({
      fromLocationId,
      toLocationId,
      minutes: amount,
    })),
  );
  await db.insert(oneWayFee).values(
    bothWays(oneWayCents).map(([fromLocationId, toLocationId, feeCents]) => ({
      fromLocationId,
      toLocationId,
      feeCents,
    })),
  );
  const nextYear = Number(today.slice(0, 4)) + 1;
  await db.insert(specialHours).values(
    [nextYear, nextYear + 1].map((year) => ({
      date: `${year}-01-01`,
      locationId: "eternal-pro-office",
      labelEn: "New Year’s Day",
      labelBs: "Nova godina",
    })),
  );
}
