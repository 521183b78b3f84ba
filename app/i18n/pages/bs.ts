import type { Words } from "./en.ts";

export const bs: Words = {
  legal: {
    title: "Uslovi i privatnost",
    lead: "Šta važi između vas i nas, jednostavnim riječima. Cijene, rokovi i naknade isti su kao i na ostatku sajta.",
    metaTitle: "Uslovi, privatnost i impressum · Eternal Pro Rent a Car",
    description:
      "Uslovi najma, otkazivanje, privatnost, kolačići, prigovori i impressum agencije Eternal Pro kod Tuzle, svaki s verzijom i datumom.",
    contents: "Na ovoj stranici",
    sections: (count) => `Odjeljci (${count})`,
    sectionsOf: (title) => `Odjeljci: ${title}`,
    inForce: (date, version) => `Na snazi od ${date} Verzija ${version}.`,
    publishedOn: (date, version) => `Verzija ${version}, objavljena ${date}`,
    versionTitle: (title, version) => `${title}, verzija ${version} · Eternal Pro`,
    versionDescription: (title, version, date) =>
      `${title} agencije Eternal Pro, najam vozila kod Tuzle: verzija ${version}, objavljena ${date}`,
    stillInForce: "Ova verzija je na snazi.",
    older: {
      before: "Ova verzija više ne važi za nove rezervacije. ",
      link: "Pogledajte verziju koja je na snazi",
    },
    kinds: {
      terms: "Uslovi najma",
      cancellation: "Otkazivanje",
      privacy: "Politika privatnosti",
      cookies: "Kolačići",
      complaints: "Prigovori",
      imprint: "Impressum",
    },
  },
};
