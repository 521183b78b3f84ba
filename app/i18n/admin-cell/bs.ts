import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  free: (from, until) => `Slobodno od ${from} do ${until}.`,
  open: (from) => `Slobodno od ${from}; poslije toga nema rezervacija.`,
  byMoving: (from, which) => `Slobodno od ${from} ako na drugo vozilo pređe: ${which}.`,
  length: (days) =>
    days === 1 ? "cijeli dan" : `${days} ${plural(days, ["dan", "dana", "dana"])}`,
  over: "Ovo vrijeme je prošlo.",
  outOfService: "Nije slobodno: vozilo tada nije u upotrebi.",
  has: (which, until) => `Nije slobodno: u najmu je (${which}) do ${until}.`,
  begins: (length, which, from) => `Nije slobodno ${length}: ${which} počinje ${from}.`,
  readyAfter: (which, until) =>
    `Nije slobodno: nakon povrata za ${which} (${until}) vozilo se priprema.`,
  readyBefore: (length, which, from) =>
    `Nije slobodno ${length}: vozilo mora biti spremno za ${which}, početak ${from}.`,
  driveAfter: (which, from, to, time) =>
    `Nije slobodno: nakon ${which} vozilo se vozi na drugo mjesto (${from} – ${to}, ${time}).`,
  driveBefore: (length, which, from, to, time) =>
    `Nije slobodno ${length}: za ${which} vozilo treba odvesti na drugo mjesto (${from} – ${to}, ${time}).`,
  outOfSale: (kind, until) => `Nije slobodno: van prodaje do ${until} (${kind}).`,
  goesOut: (length, kind, from) => `Nije slobodno ${length}: van prodaje od ${from} (${kind}).`,
  first: (when) => `Prvi mogući početak: ${when}.`,
  never: "U narednih 60 dana nema mogućeg početka.",
};
