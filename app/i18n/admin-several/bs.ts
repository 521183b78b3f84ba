import { plural } from "../format.ts";
import type { Words } from "./en.ts";

const reservations = (count: number) =>
  `${count} ${plural(count, ["rezervacija", "rezervacije", "rezervacija"])}`;

export const bs: Words = {
  bar: "S odabranima",
  chosen: (count) => `Odabrano: ${count}`,
  clear: "Poništite izbor",
  deeds: { confirm: "Potvrdite", print: "Odštampajte", write: "Pišite im" },
  titles: {
    confirm: (count) => `Potvrda: ${reservations(count)}`,
    print: (count) => `Štampanje: ${reservations(count)}`,
    write: (count) => `Poruka za ${count} ${plural(count, ["klijenta", "klijenta", "klijenata"])}`,
  },
  back: "Rezervacije",
  none: "Nijedna rezervacija nije odabrana. Označite ih u spisku.",
  tooMany: (most) =>
    `To je više nego što se može odjednom: najviše ${most}. Odaberite manje rezervacija u spisku.`,
  unknown: "Tako nešto se ne može uraditi s više rezervacija.",
  missing: (count) =>
    `Više ${plural(count, ["ne postoji", "ne postoje", "ne postoji"])} ${reservations(count)} od odabranih.`,
  will: {
    confirm: "bit će potvrđena",
    "confirm-untold": "bit će potvrđena; bez e-mail adrese klijent to neće saznati",
    closed: "ne čeka potvrdu: ništa se ne mijenja",
    write: "dobit će poruku",
    "no-address": "nema e-mail adrese: ništa se ne šalje",
    erased: "obrisana je: ništa se ne mijenja",
  },
  submit: (count) => `Potvrdite ${count}`,
  busy: "Samo trenutak…",
  done: {
    confirm: (done, refused) =>
      refused === 0 ? `Potvrđeno: ${done}.` : `Potvrđeno: ${done}, odbijeno: ${refused}.`,
    write: (done, refused) =>
      refused === 0 ? `Poruka poslana: ${done}.` : `Poruka poslana: ${done}, odbijeno: ${refused}.`,
  },
  reasons: {
    "not-found": "više ne postoji",
    stale: "neko drugi ju je u međuvremenu izmijenio: pogledajte je",
    closed: "više ne čeka potvrdu",
    "no-address": "nema e-mail adrese",
    empty: "nema teksta na jeziku klijenta",
    "too-long": "tekst je predug",
  },
  fine: { confirm: "potvrđena", write: "poruka poslana" },
  message: {
    lead: "E-mail s vašim tekstom, a ispod njega rezervacija i njen termin. Svaki klijent ga dobija na svom jeziku.",
    texts: {
      "en-us": (count) =>
        `Na engleskom, za ${count} ${plural(count, ["klijenta", "klijenta", "klijenata"])}`,
      ba: (count) =>
        `Na bosanskom, za ${count} ${plural(count, ["klijenta", "klijenta", "klijenata"])}`,
    },
    help: "Pozdrav s imenom dodaje se sam. Najviše 1.500 znakova.",
    preview: "Pregledajte",
    previewOf: (name) => `Ovako poruku dobija ${name}`,
    send: (count) => `Pošaljite ${count}`,
    change: "Izmijenite tekst",
    faults: {
      empty: "Napišite poruku",
      "too-long": "Poruka je preduga: najviše 1.500 znakova",
    },
  },
  print: {
    now: "Odštampajte spisak",
    lead: "Spisak se štampa na A4. Dokumenti se otvaraju pojedinačno kao PDF.",
    paper: "PDF",
    paperOf: (code) => `PDF rezervacije ${code}`,
  },
};
