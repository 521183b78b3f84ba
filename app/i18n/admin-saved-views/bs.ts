import type { Words } from "./en.ts";

export const bs: Words = {
  add: "Sačuvajte prikaz",
  lead: "Čuva ovu listu s filterima pod nazivom koji odaberete. Vidite je samo vi.",
  name: "Naziv",
  save: "Sačuvajte",
  change: (name) => `Izmijenite prikaz ${name}`,
  rename: "Preimenujte",
  remove: "Obrišite prikaz",
  faults: {
    missing: "Upišite naziv prikaza",
    "too-long": "Naziv je predug: najviše 40 znakova",
    taken: "Već imate prikaz s ovim nazivom",
    "too-many": "Imate 30 prikaza. Najprije obrišite jedan",
    gone: "Ovaj prikaz je već obrisan",
  },
};
