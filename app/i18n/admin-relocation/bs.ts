import type { Words } from "./en.ts";

export const bs: Words = {
  close: "Zatvorite",
  loading: "Učitava se…",
  failed: "Odgovor nije stigao. Pokušajte ponovo.",
  open: "Otvorite rezervaciju",
  move: "Premjestite …",
  byKeys: {
    whole: "Pomjerajte tipkama",
    start: "Preuzimanje tipkama",
    end: "Povrat tipkama",
  },
  vehicle: "Vozilo",
  pickup: "Preuzimanje",
  dropoff: "Povrat",
  time: "Vrijeme",
  states: { free: "slobodno", "by-moving": "druga rezervacija prelazi", taken: "zauzeto" },
  look: "Šta bi se desilo",
  submit: { swap: "Dodijelite ovo vozilo", change: "Izmijenite termin", extend: "Produžite" },
  priceTitle: "Šta se mijenja",
  same: "Cijena ostaje ista.",
  day: "Dan",
  looking: "Provjerava se …",
  stays: "Ako je ovdje spustite, ostaje gdje je bila.",
  told: "Klijent dobija e-mail.",
  undo: "Poništite",
  held: (code) =>
    `${code} je podignuta. Strelice je pomjeraju, Enter spušta, Escape je ostavlja gdje je bila.`,
  left: (code) => `${code} ostaje gdje je bila.`,
  stale: "Neko je u međuvremenu izmijenio ovu rezervaciju. Prikazana je kakva je sada.",
  mayNotKeep: "Cijenu uz drugi model može zadržati samo menadžer ili vlasnik.",
};
