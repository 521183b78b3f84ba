import type { Words } from "./en.ts";

export const bs: Words = {
  papers: {
    registration: (day) => `Registracija ističe ${day}`,
    insurance: (day) => `Osiguranje ističe ${day}`,
    inspection: (day) => `Tehnički pregled ističe ${day}`,
  },
  noWinterTyres: "Zimske gume nisu postavljene",
};
