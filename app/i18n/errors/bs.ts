import type { Words } from "./en.ts";

export const bs: Words = {
  notFound: {
    title: "Ova stranica ne postoji",
    lead: "Adresa je možda stara ili pogrešno upisana. Možda tražite jednu od ovih:",
  },
  failure: {
    title: "Došlo je do greške na našoj strani",
    lead: "Greška je zabilježena. Ništa što ste rezervisali nije izgubljeno. Pokušajte ponovo za minutu ili nas nazovite.",
  },
  refused: {
    title: "To nije uspjelo",
    lead: "Zahtjev nije bilo moguće pročitati. Vratite se i pokušajte ponovo.",
  },
  unreached: {
    title: "Stranica se nije učitala",
    lead: "Veza se prekinula ili smo upravo objavili novu verziju sajta. Učitajte stranicu ponovo. Ako ste slali obrazac, nije stigao do nas.",
  },
  again: "Pokušaj ponovo",
  call: "Pozovi nas",
  search: "Pronađi auto",
  allCars: "Sva vozila",
  allPlaces: "Sve lokacije",
};
