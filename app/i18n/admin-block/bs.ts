import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Povlačenje vozila iz prodaje",
  lead: "U tom vremenu se ne izdaju i ne nude na sajtu.",
  back: "Nazad na kalendar",
  when: "Kada",
  from: "Od",
  until: "Do",
  time: "Vrijeme",
  kind: "Razlog",
  note: "Napomena",
  noteHelp: "Samo za osoblje",
  weekly: "Ponavljajte svake sedmice do",
  weeklyHelp: "Ostavite prazno ako je samo jednom; najviše 60 sedmica",
  vehicles: "Vozila",
  submit: "Povucite iz prodaje",
  reseat: "Ove rezervacije mogu preći na druga vozila",
  moves: (codes) =>
    `U tom vremenu postoje rezervacije koje može preuzeti drugo vozilo istog modela: ${codes}. Još ništa nije urađeno.`,
  taken: (which) => `Ništa nije urađeno, jer nijedno drugo vozilo ne može preuzeti: ${which}.`,
  stuck: (code, plate) => `${code} na vozilu ${plate}`,
  blocked: (plate) => `${plate} je već van prodaje`,
  unknown: "Jedno od vozila više ne postoji. Ništa nije urađeno.",
};
