import type { Words } from "./words.ts";

export const bs: Words = {
  legal: {
    title: "Uslovi i privatnost",
    metaTitle: "Uslovi i privatnost · Eternal Pro",
    contents: "Na ovoj stranici",
    inForce: (date, version) => `Na snazi od: ${date} Verzija ${version}.`,
  },
};
