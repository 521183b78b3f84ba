import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Online plaćanje",
  toPay: "Za uplatu",
  lead: (code) => `Rezervacija ${code}. Depozit nije dio ovog iznosa.`,
  safe: "Broj kartice upisujete na stranici platnog servisa. Mi ga ne vidimo.",
  pay: (amount) => `Platite ${amount}`,
  now: "Platite online",
  offer: "Možete platiti odmah online ili pri preuzimanju, kako je dogovoreno.",
  offerNow: "Ovaj iznos možete platiti odmah online.",
  paying: "Otvara se…",
  back: "Vaša rezervacija",
  settled: "Nema više ništa za uplatu online.",
  outcome: {
    paid: "Hvala, vaša uplata je stigla.",
    refunded: "Ova uplata vam je vraćena.",
    failed: "Plaćanje nije uspjelo i ništa vam nije naplaćeno. Možete pokušati ponovo.",
    begun:
      "Platni servis nam još nije javio ishod. Ako ste platili, to će ovdje pisati za nekoliko minuta; ako niste, možete pokušati ponovo.",
  },
  reload: "Provjerite ponovo",
  refused: {
    nothing: "Nema više ništa za uplatu online.",
    changed: "Iznos se u međuvremenu promijenio. Provjerite ga i platite ponovo.",
    down: "Platni servis trenutno ne odgovara. Pokušajte kasnije.",
    "not-found": "Ova rezervacija više ne postoji.",
    "no-provider": "Trenutno se ništa ne može platiti online.",
  },
  test: {
    title: "Probno plaćanje",
    lead: "Ovdje se ništa ne naplaćuje. Odaberite ishod ovog plaćanja.",
    reservation: "Rezervacija",
    paid: "Plaćeno",
    refused: "Odbijeno",
    abandoned: "Nazad bez plaćanja",
  },
};
