import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Izmjena ili otkazivanje rezervacije",
  metaTitle: "Izmjena ili otkazivanje rezervacije · Eternal Pro",
  lead: "Rezervaciju otvarate kodom i imenom, pa je mijenjate ili otkazujete. Registracija nije potrebna.",

  steps: { label: "Koraci", code: "Kod", name: "Ime", details: "Vaša rezervacija" },
  codeTitle: "O kojoj se rezervaciji radi?",
  code: "Kod rezervacije",
  codeHelp: "Izgleda kao EP-XXXXX-XXXXX. Nalazi se na stranici s potvrdom i u e-mailu.",
  nameTitle: "Ko je vozač?",
  nameFor: (code) => `Za rezervaciju ${code}.`,
  otherCode: "Drugi kod",
  firstName: "Ime",
  firstNameHelp: "Ime vozača kako piše u rezervaciji.",
  next: "Dalje",
  open: "Otvorite rezervaciju",
  checking: "Provjeravamo…",

  faults: {
    "unknown-code": "Kod rezervacije koji ste unijeli nije ispravan ili ne postoji",
    "wrong-name": "Ime koje ste unijeli ne odgovara našim podacima",
  },
  tooMany: (minutes) => `Previše pokušaja. Molimo vas da sačekate ${minutes}.`,
  hurry: "Žuri vam se? Pozovite nas:",
  expired: "Link više ne važi ili je prošlo više od pola sata. Upišite kod rezervacije.",
  offline:
    "Nema veze s internetom. Ono što ste upisali je sačuvano, a nastavljate čim se veza vrati.",
  offlineShort: "Nema veze s internetom",

  price:
    "Ako se cijena mijenja, najprije vidite i staru i novu. Bez vaše saglasnosti ne mijenjamo ništa.",

  ways: {
    title: "Nemate kod pri ruci?",
    byPhone: "Telefonom",
    byPhoneText: "Najbrži način, pogotovo ako je preuzimanje danas.",
    byChat: "WhatsApp ili Viber",
    byChatText: "Na WhatsAppu vas čeka pripremljena poruka, samo je dopunite.",
    byEmail: "E-mail",
    byEmailText: "Odgovaramo u roku od 24 sata.",
    message: "Dobar dan! Moja rezervacija: EP-_____-_____, ime: _____. Želim izmijeniti: _____",
    subject: "Izmjena rezervacije EP-_____-_____",
    send: "Pošaljite e-mail",
    newTab: "otvara se u novoj kartici",
  },

  view: {
    title: "Vaša rezervacija",
    metaTitle: "Vaša rezervacija · Eternal Pro",
    lead: "Pogledajte je, odštampajte ili preuzmite kao PDF.",
    bookedOn: (name, date) => `${name} · rezervisano: ${date}`,
    pdf: "Preuzmite PDF",
    calendar: "Dodajte u kalendar",
    print: "Štampajte",
    change: "Izmijenite ili otkažite",
    repeat: "Isto kao prošli put",
    other: "Druga rezervacija",
    included: "Šta ste rezervisali",
    car: "Vozilo",
    protection: "Zaštita",
    extras: "Dodaci",
    noExtras: "nema",
    countries: "Države",
    noCountries: "samo Bosna i Hercegovina",
    driver: "Vozač",
    flight: "Let",
    phone: "Telefon:",
    directions: "Kako doći",
  },
};
