import type { Words } from "./en.ts";

export const bs: Words = {
  settings: "Postavke kolačića",
  title: "Smijemo li bilježiti vašu posjetu?",
  lead: "Podaci o stranicama, trajanju posjete, uređaju i gradu pokazali bi nam šta da popravimo. Bez pristanka samo brojimo stranice i nikoga ne prepoznajemo.",
  tag: "Posjetu bi brojala i jedna vanjska usluga.",
  more: "Više o kolačićima",
  agree: "Pristajem",
  refuse: "Odbijam",
  agreedOn: (date) => `Pristali ste ${date}`,
  refusedOn: (date) => `Odbili ste ${date}`,
  close: "Zatvorite",
  signal: {
    title: "Vaša posjeta se ne bilježi",
    lead: "Vaš preglednik traži da vas sajtovi ne prate. To poštujemo, pa ovdje nije potrebno ništa birati.",
  },
  ended: {
    title: "Više ništa ne bilježimo",
    lead: "Želite li da izbrišemo i ono što je o ovoj posjeti već zabilježeno?",
    keep: "Zadržite",
    remove: "Izbrišite",
  },
  removed: { title: "Izbrisano je", lead: "Podaci o ovoj posjeti su izbrisani." },
  failed: {
    title: "Nije uspjelo",
    lead: "Podatke trenutno nismo mogli izbrisati. Pokušajte kasnije.",
    again: "Pokušajte ponovo",
  },
};
