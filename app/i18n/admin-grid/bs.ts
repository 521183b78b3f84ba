import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  notAPrice: "Upišite cijenu, npr. 12,50: bez predznaka, najviše dvije decimale.",
  howTo:
    "Krećete se strelicama i tipkom Tab, Enter vodi u red ispod, Esc vraća staru vrijednost. Možete zalijepiti blok kopiran iz tabele.",
  pasted: (cells) =>
    `${plural(cells, ["Zalijepljena", "Zalijepljene", "Zalijepljeno"])} ${cells} ${plural(cells, ["ćelija", "ćelije", "ćelija"])}.`,
  didNotFit: (cells) =>
    `${cells} ${plural(cells, ["ćelija bloka nije stala", "ćelije bloka nisu stale", "ćelija bloka nije stalo"])}.`,
  toMend: "Treba ispraviti:",
  theirs: (price) => `Neko drugi je ovdje sačuvao: ${price}.`,
  empty: "prazno",
};
