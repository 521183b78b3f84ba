import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Nema veze s internetom",
  lead: "Vaš uređaj nije povezan s internetom ili je naš sajt trenutno nedostupan. Stranica koju ste tražili učitat će se sama čim se veza uspostavi.",
  again: "Pokušajte ponovo",
  works: "Šta radi bez interneta",
  call: "Telefon: nazovite nas i rezervisat ćemo za vas.",
  needs: "Za pretragu, rezervaciju i izmjene potrebna je veza.",
  keptTitle: "Rezervacija koju ste posljednju otvorili",
  open: "Otvorite rezervaciju",

  kept: "Rezervacija je sačuvana na ovom uređaju, pa je možete čitati i bez interneta. Ako uređaj dijelite s drugima, uklonite je.",
  remove: "Uklonite s ovog uređaja",
  removed: "Rezervacija više nije sačuvana na ovom uređaju.",
  keep: "Sačuvajte na ovom uređaju",
  asOf: (when) =>
    `Nema veze s internetom. Rezervaciju vidite onako kako je sačuvana na ovom uređaju: ${when}.`,
  current: "Učitajte najnovije stanje",
};
