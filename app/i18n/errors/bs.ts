import type { Words } from "./en.ts";

export const bs: Words = {
  notFound: {
    title: "Ova stranica ne postoji",
    lead: "Adresa je možda stara ili pogrešno upisana. Možda tražite jednu od ovih:",
  },
  failure: {
    title: "Došlo je do greške na našoj strani",
    lead: "Greška je zabilježena. Vaše rezervacije su sačuvane. Pokušajte ponovo za minutu ili nas nazovite.",
  },
  down: {
    title: "Vraćamo se za koji trenutak",
    lead: "Naš sistem trenutno ne odgovara. Vaše rezervacije su sačuvane. Pokušajte ponovo za minutu ili nas nazovite.",
    form: "Naš sistem trenutno ne odgovara, pa obrazac još nije sačuvan. Sve što ste upisali je još tu: pošaljite ga ponovo za minutu ili nas nazovite.",
    asOf: (time) =>
      `Naš sistem trenutno ne odgovara. Ova stranica je od ${time}; cijene su se u međuvremenu mogle promijeniti, a ponovo ćete moći rezervisati za nekoliko minuta.`,
  },
  sendAgain: "Pošaljite ponovo",
  refused: {
    title: "To nije uspjelo",
    lead: "Zahtjev nije bilo moguće pročitati. Vratite se i pokušajte ponovo.",
  },
  unreached: {
    title: "Stranica se nije učitala",
    lead: "Veza se prekinula ili smo upravo objavili novu verziju sajta. Učitajte stranicu ponovo. Ako ste slali obrazac, nije stigao do nas.",
  },
  again: "Pokušajte ponovo",
  call: "Pozovite nas",
  search: "Pronađite auto",
  allCars: "Sva vozila",
  allPlaces: "Sve lokacije",
};
