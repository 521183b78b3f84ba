import type { Car } from "../../../domain/cars/car.ts";
import type { Bilingual } from "../../../domain/language.ts";
import type { car } from "../schema.ts";
import { both } from "./seeding.ts";

/** Body colours of the drawings and of the vehicles. */
const white = "#EBE8E1";
const silver = "#B3BABC";
const grey = "#4A5256";
const navy = "#243850";
const lake = "#14535C";
const amber = "#C58B37";
const red = "#7C2B2A";
const sand = "#B5A689";

export const features = {
  bluetooth: both("Bluetooth", "Bluetooth"),
  carplay: both("Apple CarPlay and Android Auto", "Apple CarPlay i Android Auto"),
  cruise: both("Cruise control", "Tempomat"),
  adaptive: both("Adaptive cruise control", "Adaptivni tempomat"),
  parking: both("Parking sensors", "Senzori za parkiranje"),
  camera: both("Reversing camera", "Kamera za vožnju unazad"),
  isofix: both("Isofix for two child seats", "Isofix za dvije dječije sjedalice"),
  heated: both("Heated front seats", "Grijana prednja sjedišta"),
  rails: both("Roof rails", "Krovne šine"),
  led: both("LED headlights", "LED farovi"),
  thirdRow: both("Third row of seats", "Treći red sjedišta"),
} as const satisfies Record<string, Bilingual>;

/** The columns of a car, except those derived from others or from the order here. */
type Facts = Omit<typeof car.$inferInsert, "name" | "acriss" | "displayOrder"> &
  Pick<Car, "doors" | "fuel" | "seats" | "transmission">;

type Listed = {
  facts: Facts;
  features: readonly (keyof typeof features)[];
  /** A colour per vehicle that the agency owns. */
  vehicles: readonly string[];
  /** A day in the low season, in summer and in the winter holidays. */
  euro: readonly [low: number, summer: number, winter: number];
};

/**
 * The fleet of a real agency in this market. Engine, CO2 and consumption are the maker's WLTP figures of the version
 * named; bags are what fits behind the seats that are up. The cheapest car of each category has the starting price of
 * the specification: 16.65, 19.55, 22.78, 21.99 euro.
 */
export const listedCars: readonly Listed[] = [
  {
    // 1.0 TSI, 95 hp
    facts: {
      brand: "Volkswagen",
      model: "Polo",
      year: 2023,
      category: "economy",
      body: "compact-hatch",
      colour: white,
      transmission: "manual",
      fuel: "petrol",
      seats: 5,
      doors: 5,
      bagsLarge: 1,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 70,
      co2GramsPerKm: 119,
      consumption: 5.2,
      descriptionEn:
        "Small outside, grown-up on the motorway: enough for two with luggage, or four around town.",
      descriptionBs:
        "Mali izvana, a na autoputu kao veliki: dovoljan za dvoje s prtljagom ili četvero po gradu.",
    },
    features: ["carplay", "cruise", "parking", "isofix"],
    vehicles: [white, silver, grey, white],
    euro: [16.65, 29.9, 21.9],
  },
  {
    // 1.0 TCe, 90 hp
    facts: {
      brand: "Renault",
      model: "Clio",
      year: 2023,
      category: "economy",
      body: "compact-hatch",
      colour: amber,
      transmission: "manual",
      fuel: "petrol",
      seats: 5,
      doors: 5,
      bagsLarge: 1,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 67,
      co2GramsPerKm: 118,
      consumption: 5.2,
      descriptionEn: "Easy to park in town, with one of the biggest boots in its class.",
      descriptionBs: "Lako se parkira u gradu, a prtljažnik mu je među najvećima u klasi.",
    },
    features: ["carplay", "cruise", "led", "isofix"],
    vehicles: [white, amber, grey],
    euro: [17.9, 31.5, 22.9],
  },
  {
    // 1.0 Hybrid (mild), 70 hp
    facts: {
      brand: "Fiat",
      model: "500",
      year: 2022,
      category: "economy",
      body: "city-hatch",
      colour: white,
      transmission: "manual",
      fuel: "petrol",
      seats: 4,
      doors: 3,
      bagsLarge: 0,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 51,
      co2GramsPerKm: 107,
      consumption: 4.7,
      descriptionEn: "For two people and narrow streets. The back seats are for children or bags.",
      descriptionBs: "Za dvoje i uske ulice. Zadnja sjedišta su za djecu ili torbe.",
    },
    features: ["bluetooth", "cruise", "parking"],
    vehicles: [white, amber],
    euro: [17.5, 30.9, 22.5],
  },
  {
    // 1.5 Hybrid, 116 hp
    facts: {
      brand: "Toyota",
      model: "Yaris",
      year: 2023,
      category: "economy",
      body: "compact-hatch",
      colour: red,
      transmission: "automatic",
      fuel: "hybrid",
      seats: 5,
      doors: 5,
      bagsLarge: 1,
      bagsSmall: 1,
      minDriverAge: 19,
      engineKw: 85,
      co2GramsPerKm: 92,
      consumption: 4,
      descriptionEn:
        "A full hybrid with an automatic gearbox: in town it often drives on electricity alone.",
      descriptionBs: "Puni hibrid s automatskim mjenjačem: u gradu često vozi samo na struju.",
    },
    features: ["carplay", "adaptive", "camera", "isofix"],
    vehicles: [red, white],
    euro: [21.9, 37.9, 27.5],
  },
  {
    // 2.0 TDI, 115 hp
    facts: {
      brand: "Volkswagen",
      model: "Golf 8",
      year: 2023,
      category: "compact",
      body: "compact-hatch",
      colour: lake,
      transmission: "manual",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 2,
      bagsSmall: 1,
      minDriverAge: 19,
      engineKw: 85,
      co2GramsPerKm: 114,
      consumption: 4.3,
      descriptionEn: "The car that Bosnia knows best. Long trips, little fuel.",
      descriptionBs: "Vozilo koje Bosna najbolje poznaje. Dug put, malo goriva.",
    },
    features: ["carplay", "adaptive", "parking", "led", "isofix"],
    vehicles: [lake, white, grey],
    euro: [19.55, 34.9, 25.9],
  },
  {
    // 1.2 Turbo, 130 hp
    facts: {
      brand: "Opel",
      model: "Astra",
      year: 2023,
      category: "compact",
      body: "compact-hatch",
      colour: silver,
      transmission: "manual",
      fuel: "petrol",
      seats: 5,
      doors: 5,
      bagsLarge: 2,
      bagsSmall: 1,
      minDriverAge: 19,
      engineKw: 96,
      co2GramsPerKm: 124,
      consumption: 5.5,
      descriptionEn: "A lively petrol engine and good seats for a whole day on the road.",
      descriptionBs: "Živahan benzinac i dobra sjedišta za cijeli dan na putu.",
    },
    features: ["carplay", "cruise", "camera", "led", "isofix"],
    vehicles: [silver, navy],
    euro: [19.9, 35.5, 26.5],
  },
  {
    // 2.0 TDI, 115 hp, liftback
    facts: {
      brand: "Škoda",
      model: "Octavia",
      year: 2023,
      category: "compact",
      body: "sedan",
      colour: navy,
      transmission: "manual",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 85,
      co2GramsPerKm: 111,
      consumption: 4.2,
      descriptionEn:
        "A 600-litre boot behind a wide tailgate: room for five people and all their luggage.",
      descriptionBs:
        "Mjesta za pet osoba i, iza širokih vrata, prtljažnik od 600 litara za sve što nose.",
    },
    features: ["carplay", "adaptive", "parking", "led", "isofix"],
    vehicles: [navy, silver, white],
    euro: [23.9, 41.9, 30.9],
  },
  {
    // 1.5 BlueHDi 130, EAT8
    facts: {
      brand: "Peugeot",
      model: "308",
      year: 2023,
      category: "compact",
      body: "compact-hatch",
      colour: grey,
      transmission: "automatic",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 2,
      bagsSmall: 1,
      minDriverAge: 21,
      engineKw: 96,
      co2GramsPerKm: 116,
      consumption: 4.4,
      descriptionEn:
        "A diesel with an eight-speed automatic: calm in town, economical on the motorway.",
      descriptionBs: "Dizel s osmostepenim automatikom: miran u gradu, štedljiv na autoputu.",
    },
    features: ["carplay", "adaptive", "camera", "led", "isofix"],
    vehicles: [grey, white],
    euro: [26.9, 45.9, 33.9],
  },
  {
    // 2.0 TDI, 115 hp
    facts: {
      brand: "Škoda",
      model: "Octavia Combi",
      year: 2023,
      category: "stationwagon",
      body: "estate",
      colour: grey,
      transmission: "manual",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 3,
      minDriverAge: 19,
      engineKw: 85,
      co2GramsPerKm: 113,
      consumption: 4.3,
      descriptionEn: "A 640-litre boot and the fuel bill of a small car.",
      descriptionBs: "Prtljažnik od 640 litara, a troši kao mali auto.",
    },
    features: ["carplay", "adaptive", "parking", "rails", "isofix"],
    vehicles: [grey, white, silver],
    euro: [22.78, 39.9, 29.9],
  },
  {
    // 2.0 TDI, 115 hp
    facts: {
      brand: "Volkswagen",
      model: "Golf 8 Variant",
      year: 2023,
      category: "stationwagon",
      body: "estate",
      colour: white,
      transmission: "manual",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 85,
      co2GramsPerKm: 115,
      consumption: 4.4,
      descriptionEn: "Drives like the Golf, with room for a pram, skis or a week of camping.",
      descriptionBs: "Vozi se kao Golf, a ima mjesta za kolica, skije ili sedmicu kampovanja.",
    },
    features: ["carplay", "adaptive", "parking", "rails", "isofix"],
    vehicles: [white, lake],
    euro: [23.9, 41.9, 30.9],
  },
  {
    // 1.0 TCe 110
    facts: {
      brand: "Dacia",
      model: "Jogger",
      year: 2023,
      category: "stationwagon",
      body: "estate",
      colour: sand,
      transmission: "manual",
      fuel: "petrol",
      seats: 7,
      doors: 5,
      bagsLarge: 1,
      bagsSmall: 1,
      minDriverAge: 19,
      engineKw: 81,
      co2GramsPerKm: 129,
      consumption: 5.7,
      descriptionEn:
        "Seven proper seats. With the third row folded away the boot takes 565 litres.",
      descriptionBs:
        "Sedam pravih sjedišta. Kad se treći red sklopi, u prtljažnik stane 565 litara.",
    },
    features: ["carplay", "cruise", "camera", "rails", "thirdRow"],
    vehicles: [sand, grey],
    euro: [26.9, 47.9, 34.9],
  },
  {
    // 2.0 TDI, 150 hp, DSG
    facts: {
      brand: "Volkswagen",
      model: "Passat Variant",
      year: 2022,
      category: "stationwagon",
      body: "estate",
      colour: navy,
      transmission: "automatic",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 4,
      bagsSmall: 2,
      minDriverAge: 21,
      engineKw: 110,
      co2GramsPerKm: 131,
      consumption: 5,
      descriptionEn:
        "Our largest station wagon, with an automatic gearbox, for long distances with a full load of luggage.",
      descriptionBs:
        "Naš najveći karavan, s automatskim mjenjačem, za duge puteve s punim prtljagom.",
    },
    features: ["carplay", "adaptive", "camera", "heated", "isofix"],
    vehicles: [navy, silver],
    euro: [32.9, 55.9, 41.9],
  },
  {
    // 1.5 Blue dCi 115, 4x2
    facts: {
      brand: "Dacia",
      model: "Duster",
      year: 2023,
      category: "suv",
      body: "compact-suv",
      colour: amber,
      transmission: "manual",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 2,
      bagsSmall: 2,
      minDriverAge: 19,
      engineKw: 84,
      co2GramsPerKm: 127,
      consumption: 4.8,
      descriptionEn:
        "Sits high, does not mind a gravel road, and costs hardly more than a hatchback.",
      descriptionBs: "Sjedi se visoko, makadam mu ne smeta, a košta jedva više od običnog vozila.",
    },
    features: ["carplay", "cruise", "camera", "rails", "isofix"],
    vehicles: [amber, white, grey],
    euro: [21.99, 38.9, 29.9],
  },
  {
    // 1.5 TSI, 150 hp
    facts: {
      brand: "Škoda",
      model: "Karoq",
      year: 2023,
      category: "suv",
      body: "compact-suv",
      colour: silver,
      transmission: "manual",
      fuel: "petrol",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 1,
      minDriverAge: 19,
      engineKw: 110,
      co2GramsPerKm: 137,
      consumption: 6,
      descriptionEn: "A family SUV that is a handy size, with a large, square boot.",
      descriptionBs: "Porodični SUV zgodne veličine, s velikim, četvrtastim prtljažnikom.",
    },
    features: ["carplay", "adaptive", "parking", "heated", "isofix"],
    vehicles: [silver, lake],
    euro: [29.9, 50.9, 38.9],
  },
  {
    // 2.0 TDI, 150 hp, DSG
    facts: {
      brand: "Volkswagen",
      model: "Tiguan",
      year: 2022,
      category: "suv",
      body: "suv",
      colour: lake,
      transmission: "automatic",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 2,
      minDriverAge: 21,
      engineKw: 110,
      co2GramsPerKm: 144,
      consumption: 5.5,
      descriptionEn: "Quiet, roomy and automatic: the one to cross the country in.",
      descriptionBs: "Tih i prostran, s automatskim mjenjačem: vozilo za put preko cijele zemlje.",
    },
    features: ["carplay", "adaptive", "camera", "heated", "isofix"],
    vehicles: [lake, white],
    euro: [34.5, 58.9, 43.9],
  },
  {
    // 1.6 CRDi 136, mild hybrid, 7DCT
    facts: {
      brand: "Hyundai",
      model: "Tucson",
      year: 2023,
      category: "suv",
      body: "suv",
      colour: grey,
      transmission: "automatic",
      fuel: "diesel",
      seats: 5,
      doors: 5,
      bagsLarge: 3,
      bagsSmall: 2,
      minDriverAge: 21,
      engineKw: 100,
      co2GramsPerKm: 142,
      consumption: 5.4,
      descriptionEn:
        "A tall, comfortable car with an automatic gearbox and everything that helps on long trips.",
      descriptionBs:
        "Visoko, udobno vozilo s automatskim mjenjačem i svime što pomaže na dugom putu.",
    },
    features: ["carplay", "adaptive", "camera", "heated", "isofix"],
    vehicles: [grey, silver],
    euro: [33.9, 57.9, 42.9],
  },
  {
    // 2.0 TDI, 150 hp, DSG
    facts: {
      brand: "Škoda",
      model: "Kodiaq",
      year: 2022,
      category: "suv",
      body: "suv",
      colour: navy,
      transmission: "automatic",
      fuel: "diesel",
      seats: 7,
      doors: 5,
      bagsLarge: 1,
      bagsSmall: 2,
      minDriverAge: 23,
      engineKw: 110,
      co2GramsPerKm: 150,
      consumption: 5.7,
      descriptionEn:
        "Seven seats and an automatic gearbox. With the third row folded away it takes luggage for five.",
      descriptionBs:
        "Sedam sjedišta i automatski mjenjač. Kad se treći red sklopi, stane prtljag za pet osoba.",
    },
    features: ["carplay", "adaptive", "camera", "heated", "thirdRow"],
    vehicles: [navy, white],
    euro: [44.9, 74.9, 56.9],
  },
];
