import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  price: (total) => `ukupno ${total}`,
  due: (amount) => `za naplatu ${amount}`,
  paid: "Plaćeno",
  keepPrice: (total) => `Ostaje dogovorena cijena, ${total}`,
  takePrice: (total) => `Današnja cijena, ${total}`,
  total: "Ukupno",
  fits: "Ništa ne smeta.",
  moving: (who) => `Na drugo vozilo prelazi: ${who}.`,
  movingOne: (code, from, to) => `${code} s vozila ${from} na ${to}`,
  seats: (who, count) =>
    `${who} ${plural(count, ["prelazi", "prelaze", "prelaze"])} na drugo vozilo`,
  becomes: (plate) => `Prelazi na ${plate}, jer je njeno vozilo tada zauzeto.`,
  meets: (code, name) => `Smeta ${code} (${name}).`,
  blocked: (note) =>
    note ? `Vozilo je tada povučeno iz prodaje: ${note}.` : "Vozilo je tada povučeno iz prodaje.",
  closedAt: {
    pickup: "Mjesto ne radi u vrijeme preuzimanja.",
    dropoff: "Mjesto ne radi u vrijeme povrata.",
  },
  done: {
    swap: (code, plate) => `${code} sada ima vozilo ${plate}.`,
    change: (code, when) => `${code}: novi termin je ${when}.`,
    extend: (code, when) => `${code}: novi termin je ${when}.`,
  },
  takeBack: (where) => `Vratite kako je bilo: ${where}`,
  undone: (code) => `${code} je kao prije.`,
  undoneOn: (code, plate) =>
    `${code} ima raniji termin i cijenu, ali na vozilu ${plate}: njeno je u međuvremenu zauzeto.`,
  notUndone: (why) => `Nije poništeno: ${why}`,
  refused: {
    unchanged: "Već je tu.",
    both: "Drugo vozilo i drugi termin dva su koraka: uradite ih jedan po jedan.",
    closed: "U sadašnjem stanju ova rezervacija ostaje gdje jeste.",
    "turned-around": "Povrat bi bio prije preuzimanja.",
    "no-such-time": "Sat tog dana preskače ovo vrijeme.",
    "pickup-is-over": "Vozilo je već kod klijenta: može se pomjeriti samo povrat.",
  },
  gone: "Ova rezervacija više ne postoji.",
  unknown: "Ovo vozilo nije u ponudi.",
  noPrice: "Za ovo nema cijene.",
  extension: "Povrat se ne može pomjeriti na to vrijeme.",
  taken: "Vozilo je zauzeto i ne može se napraviti mjesto.",
  takenBy: (code, name, when) =>
    `Smeta ${code} (${name}): počinje ${when} i ne može se premjestiti.`,
  tooFew: (extra, left) =>
    left === 0
      ? `Tada nema slobodnih komada: ${extra}.`
      : `Tada je slobodno samo ${left}: ${extra}.`,
  noWayBack: "Povrat ili cijena su u međuvremenu izmijenjeni.",
  inPast: "To vrijeme je već prošlo.",
  trip: "Najam ne može biti u tom terminu.",
  tooYoung: (age) => `Za ovaj model vozač mora imati najmanje ${age} godina.`,
  priceChanged: "Cijena je u međuvremenu drugačija, pa ništa nije izmijenjeno. Pogledajte ponovo.",
};
