import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Naša vozila",
  metaTitle: "Vozila i cijene po danu · Eternal Pro Rent a Car",
  description: (price) =>
    `Ekonomska i kompaktna vozila, karavani i SUV na aerodromima Tuzla, Sarajevo i Banja Luka, od ${price} na dan, s PDV-om i bez ograničenja kilometara.`,
  lead: (price) =>
    `Od ${price} na dan, s PDV-om, neograničenom kilometražom i dodatnim vozačem. Odaberite vozilo, pa datume.`,
  filter: "Filtriranje vozila",
  category: "Kategorija",
  allCategories: "Sve",
  filters: "Filteri",
  filtersOn: (n) => `Filteri · ${n}`,
  transmission: "Mjenjač",
  seats: "Sjedišta",
  any: "Svejedno",
  atLeast: (n) => `${n} i više`,
  price: "Cijena po danu",
  min: "Od",
  max: "Do",
  anyPrice: "bilo koja cijena",
  apply: "Primijeni",
  clear: "Ukloni sve filtere",
  unreadable: (names) => `Dio adrese nismo mogli pročitati, pa se ne računa: ${names}.`,
  crossed: "Najniža cijena bila je iznad najviše, pa su prikazane sve cijene.",
  names: {
    category: "kategorija",
    transmission: "mjenjač",
    seats: "sjedišta",
    min: "najniža cijena",
    max: "najviša cijena",
  },
  from: "od",
  aDay: "na dan",
  reserve: "Rezerviši",
  more: "Još opreme",
  about: (car) => `Sve o vozilu ${car}`,
  emptyTitle: "Nijedno vozilo ne odgovara filterima",
  emptyLead: (cars) => {
    const isAre = plural(Number.parseInt(cars, 10), ["je", "su", "je"]);
    return `Bez njih ${isAre} tu ${cars}.`;
  },
  noCarsTitle: "Trenutno nema vozila u ponudi",
  noCarsLead: "Pozovite nas ili nam pišite, naći ćemo vam vozilo.",
  contact: "Kontakt",
  loading: "Vozila se učitavaju",
  otherPrice: "Ukupnu cijenu najma vidite uz svako vozilo čim odaberete datume.",
};
