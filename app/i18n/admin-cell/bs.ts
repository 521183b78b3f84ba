import type { Words } from "./en.ts";

export const bs: Words = {
  free: (from, until) => `Slobodno od ${from} do ${until}.`,
  open: (from) => `Slobodno od ${from}, bez obaveza poslije toga.`,
  byMoving: (from, which) => `Slobodno od ${from} ako na drugo vozilo pređe: ${which}.`,
  over: "Ovo vrijeme je prošlo.",
  outOfService: "Nije slobodno: vozilo tada nije u upotrebi.",
  has: (which, until) => `Nije slobodno: ${which} je na vozilu do ${until}.`,
  begins: (which, from) => `Nije slobodno cijeli dan: ${which} počinje ${from}.`,
  readyAfter: (which, until) =>
    `Nije slobodno: nakon povrata za ${which} (${until}) vozilo se priprema.`,
  readyBefore: (which, from) =>
    `Nije slobodno cijeli dan: vozilo mora biti spremno za ${which}, početak ${from}.`,
  driveAfter: (which, from, to, time) =>
    `Nije slobodno: nakon ${which} vozilo se vozi na drugo mjesto (${from} – ${to}, ${time}).`,
  driveBefore: (which, from, to, time) =>
    `Nije slobodno cijeli dan: za ${which} vozilo treba odvesti na drugo mjesto (${from} – ${to}, ${time}).`,
  outOfSale: (kind, until) => `Nije slobodno: van prodaje do ${until} (${kind}).`,
  goesOut: (kind, from) => `Nije slobodno cijeli dan: van prodaje od ${from} (${kind}).`,
  first: (when) => `Prvi mogući početak: ${when}.`,
  never: "U narednih 60 dana nema mogućeg početka.",
};
