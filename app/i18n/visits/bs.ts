import type { Words } from "./en.ts";

export const bs: Words = {
  settings: "Postavke kolačića",
  title: "Smijemo li bilježiti vašu posjetu?",
  lead: "Stranice, vrijeme, vrsta uređaja i grad pokazali bi nam šta nedostaje. Bez pristanka samo brojimo stranice i nikoga ne prepoznajemo.",
  tag: "Posjetu bi brojala i jedna vanjska usluga.",
  more: "Više o kolačićima",
  agree: "Pristajem",
  refuse: "Odbijam",
  agreedOn: (date) => `Pristali ste ${date}`,
  refusedOn: (date) => `Odbili ste ${date}`,
  close: "Zatvori",
  signal: {
    title: "Vaša posjeta se ne bilježi",
    lead: "Vaš preglednik je podešen tako da vas stranice ne bilježe. Toga se držimo, pa ovdje nemate šta birati.",
  },
  ended: {
    title: "Više ništa ne bilježimo",
    lead: "Želite li da izbrišemo i ono što je o ovoj posjeti već zabilježeno?",
    keep: "Zadrži",
    remove: "Izbriši",
  },
  removed: { title: "Izbrisano je", lead: "Od zabilježenog o ovoj posjeti nije ostalo ništa." },
  failed: {
    title: "Nije uspjelo",
    lead: "Podatke trenutno nismo mogli izbrisati. Pokušajte kasnije.",
    again: "Pokušaj ponovo",
  },
};
