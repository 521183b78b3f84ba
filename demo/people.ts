import type { Language } from "../app/domain/language.ts";
import { addressPart } from "./address-part.ts";
import type { Chance } from "./chance.ts";

export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, from numbers that are not assigned. */
  phone: string;
  phoneCountry: string;
  dateOfBirth: string;
  language: Language;
};

type Origin = {
  country: string;
  prefix: string;
  language: Language;
  first: readonly string[];
  last: readonly string[];
};

const bosnian: Origin = {
  country: "BA",
  prefix: "+38761000",
  language: "ba",
  first: [
    "Amra",
    "Emina",
    "Lejla",
    "Selma",
    "Đenana",
    "Žana",
    "Nermina",
    "Šejla",
    "Ivana",
    "Mirza",
    "Hasan",
    "Senad",
    "Adnan",
    "Ahmet",
    "Tarik",
    "Marko",
    "Goran",
    "Damir",
    "Čedomir",
    "Kenan",
  ],
  last: [
    "Hodžić",
    "Delić",
    "Mujkić",
    "Suljić",
    "Imamović",
    "Čaušević",
    "Begić",
    "Žilić",
    "Kovačević",
    "Đulić",
    "Šarić",
    "Bašić",
    "Tomić",
    "Softić",
    "Hadžić",
    "Avdić",
    "Osmanović",
    "Jurić",
    "Petrović",
    "Alić",
  ],
};
/** Most customers who fly in live abroad and have Bosnian names, or come for the first time. */
const origins: readonly (readonly [Origin, number])[] = [
  [bosnian, 34],
  [{ ...bosnian, country: "DE", prefix: "+4915100000" }, 14],
  [{ ...bosnian, country: "AT", prefix: "+4366000000" }, 11],
  [{ ...bosnian, country: "SE", prefix: "+4670000000" }, 7],
  [
    {
      country: "DE",
      prefix: "+4915100001",
      language: "en-us",
      first: ["Jürgen", "Anna", "Lukas", "Katharina", "Stefan", "Sophie"],
      last: ["Weiß", "Müller", "Schäfer", "Köhler", "Vogel", "Krüger"],
    },
    10,
  ],
  [
    {
      country: "SE",
      prefix: "+4670000001",
      language: "en-us",
      first: ["Thomas", "Elin", "Björn", "Åsa", "Karin"],
      last: ["Lindqvist", "Öberg", "Sjöström", "Nyström"],
    },
    6,
  ],
  [
    {
      country: "GB",
      prefix: "+4474000000",
      language: "en-us",
      first: ["Olivia", "Harry", "Emily", "Sean", "Grace"],
      last: ["O’Neil", "Walker", "Hughes", "Bennett"],
    },
    7,
  ],
  [
    {
      country: "TR",
      prefix: "+9053000000",
      language: "en-us",
      first: ["Ahmet", "Elif", "Mehmet", "Zeynep"],
      last: ["Yıldız", "Öztürk", "Şahin", "Çelik"],
    },
    5,
  ],
  [
    {
      country: "NL",
      prefix: "+3161000000",
      language: "en-us",
      first: ["Daan", "Sanne", "Bram", "Lotte"],
      last: ["de Vries", "van Dijk", "Jansen", "Bakker"],
    },
    6,
  ],
];

/** Returns the customers of a year; `count` of them, each with a unique address. */
export function makePeople(chance: Chance, count: number, year: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const origin = chance.weighted(origins);
    const [firstName, lastName] = [chance.pick(origin.first), chance.pick(origin.last)];
    const born =
      year -
      chance.weighted([
        [chance.whole(20, 24), 9],
        [chance.whole(25, 45), 62],
        [chance.whole(46, 72), 29],
      ]);
    const email = `${addressPart(firstName)}.${addressPart(lastName)}${index + 1}@example.com`;
    return {
      firstName,
      lastName,
      email,
      phone:
        origin.prefix +
        String(index + 1)
          .padStart(4, "0")
          .slice(-4),
      phoneCountry: origin.country,
      dateOfBirth: `${born}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
      language: chance.percent(4) ? "en-us" : origin.language,
    };
  });
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
