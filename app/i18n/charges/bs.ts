import type { Words } from "./en.ts";

export const bs: Words = {
  kinds: {
    cancellation: "Naknada za otkazivanje",
    "no-show": "Naknada za nedolazak",
    "late-change": "Naknada za kasnu izmjenu",
    damage: "Šteta na vozilu",
    fine: "Saobraćajna kazna",
    handling: "Obrada kazne",
    other: "Ostalo",
  },
  title: "Dodatno obračunato",
  waived: "Naknadu ne naplaćujemo.",
};
