import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Ovlaštenje za vožnju u inostranstvo",
  grants: (agency) =>
    `${agency}, vlasnik i korisnik dolje navedenog vozila, ovlašćuje dolje navedene osobe da njime upravljaju izvan Bosne i Hercegovine, u navedenim državama i u navedenom periodu.`,
  owner: "Vlasnik",
  address: "Adresa",
  phone: "Telefon, u svako doba",
  representative: "Zastupnik",
  vehicle: "Vozilo",
  model: "Marka, model, godina",
  plate: "Registarske oznake",
  vin: "Broj šasije",
  drivers: "Osobe ovlaštene da voze",
  driver: "Vozač",
  passport: "Pasoš",
  licence: "Vozačka dozvola",
  validity: "Važenje",
  from: "Od",
  to: "Do",
  agreement: "Rezervacija",
  countries: "Države",
  country: "Država",
  document: "Šta je potrebno",
  road: "Autoputevi",
  documents: {
    none: "Registarske oznake Bosne i Hercegovine dokaz su osiguranja od autoodgovornosti.",
    "green-card": "Potrebna je zelena karta na papiru; nalazi se u vozilu.",
    "border-insurance": "Osiguranje od autoodgovornosti kupuje se na granici.",
  },
  charges: { vignette: "vinjeta", toll: "putarina" },
  sub: "Ovlaštenje se ne smije prenijeti na drugoga. Za druge države ne važi. Vozilo se u inostranstvu ne smije prodati, založiti ni ostaviti.",
  check: "Je li ovlaštenje vjerodostojno i važi li sada? Skenirajte kod ili otvorite:",
  forOwner: "Za vlasnika: ime, potpis, pečat",

  page: {
    title: "Provjera ovlaštenja",
    state: {
      valid: "Vjerodostojno i važi sada",
      "not-yet": "Vjerodostojno, ali još ne važi",
      expired: "Više ne važi: rok je istekao",
      revoked: "Ne važi: agencija ga je opozvala",
      replaced: "Više ne važi: izdato je novo ili je najam izmijenjen",
    },
    says: (agency) =>
      `Ovo ovlaštenje je izdala agencija ${agency}. Ono što ovdje piše mora biti isto kao na papiru i na vozilu.`,
    not: (phone) => `Ne prihvatajte papir. Ako niste sigurni, pozovite ${phone}.`,
    unknown: "Ovo nije naše ovlaštenje",
    unknownWhy: (phone) =>
      `Pod ovom adresom ništa nije izdato. Papir je možda krivotvoren ili je adresa pogrešno upisana. Pozovite nas: ${phone}.`,
    busy: "Previše provjera s ove veze. Sačekajte minutu i ponovo otvorite stranicu.",
    number: "Broj",
    asOf: "Provjereno",
  },

  issue: {
    title: "Ovlaštenje za vožnju u inostranstvo",
    what: "Za države, vozače i vozilo ovog najma. Ranije ovlaštenje time prestaje važiti.",
    passportOf: (name) => `Broj pasoša: ${name}`,
    go: "Izdajte ovlaštenje",
    revoke: "Opozovite",
    revoked: "Opozvano",
    revokeWhy: "Ko ga od sada provjerava, vidi da je opozvano.",
    problems: {
      "no-countries": "U rezervaciji nema država. Prvo ih dodajte u izmjeni najma.",
      "not-allowed": "Jedna od država nije dozvoljena. Izmijenite države najma.",
      ended: "Ugovoreni povrat je prošao. Prvo produžite najam.",
      "no-vin": "Vozilo nema broj šasije. Prvo ga upišite uz vozilo.",
      "no-drivers":
        "Niko još nije pokazao dokumente. Prvo predajte vozilo; vozači se preuzimaju odatle.",
      "no-passport": "Na granici se traži pasoš. Upišite broj za svakog vozača.",
    },
    notRevocable: "Ovlaštenje ne postoji ili je već opozvano.",
  },
};
