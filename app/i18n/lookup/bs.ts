import { plural } from "../format.ts";
import type { Words } from "./words.ts";

export const bs: Words = {
  title: "Izmjena ili otkazivanje rezervacije",
  metaTitle: "Izmjena ili otkazivanje rezervacije · Eternal Pro",
  lead: "Kodom i imenom otvarate svoju rezervaciju, mijenjate je ili otkazujete. Račun vam ne treba.",

  steps: { label: "Koraci", code: "Kod", name: "Ime", details: "Vaša rezervacija" },
  codeTitle: "Koja je rezervacija?",
  code: "Kod rezervacije",
  codeHelp: "U obliku EP-XXXXX-XXXXX, na stranici s potvrdom i u e-mailu.",
  nameTitle: "Ko je vozač?",
  nameFor: (code) => `Za rezervaciju ${code}.`,
  otherCode: "Drugi kod",
  firstName: "Ime",
  firstNameHelp: "Ime vozača, onako kako piše u rezervaciji.",
  next: "Dalje",
  open: "Otvori rezervaciju",
  checking: "Provjeravamo…",

  faults: {
    "unknown-code": "Kod rezervacije koji ste unijeli nije ispravan ili ne postoji",
    "wrong-name": "Ime koje ste unijeli ne odgovara našim podacima",
  },
  tooMany: (minutes) => `Previše pokušaja. Molimo sačekajte ${minutes}.`,
  hurry: "Žuri vam se? Pozovite nas:",
  expired: "Link je istekao ili je izmijenjen, ili je prošlo više od pola sata. Unesite svoj kod.",
  offline: "Niste na mreži. Ono što ste upisali je sačuvano, nastavite čim se veza vrati.",
  offlineShort: "Niste na mreži",

  free: (hours) =>
    `Besplatno do ${hours} ${plural(hours, ["sata", "sata", "sati"])} prije preuzimanja. Nakon toga se može naplatiti jedan dan najma.`,
  price:
    "Ako se cijena mijenja, prvo vidite staru i novu, i ništa ne mijenjamo bez vaše saglasnosti.",

  ways: {
    title: "Nemate kod pri ruci?",
    byPhone: "Poziv",
    byPhoneText: "Najbrže, naročito kad je preuzimanje danas.",
    byChat: "WhatsApp ili Viber",
    byChatText: "Za WhatsApp je poruka pripremljena, samo je dopunite.",
    byEmail: "E-mail",
    byEmailText: "Odgovor u roku od 24 sata.",
    message: "Dobar dan! Moja rezervacija: EP-_____-_____, ime: _____. Želim izmijeniti: _____",
    subject: "Izmjena rezervacije EP-_____-_____",
    send: "Pošalji e-mail",
    newTab: "otvara se u novoj kartici",
  },

  view: {
    title: "Vaša rezervacija",
    metaTitle: "Vaša rezervacija · Eternal Pro",
    lead: "Pogledajte je, odštampajte ili preuzmite kao PDF.",
    bookedOn: (name, date) => `${name} · rezervisano ${date}`,
    pdf: "Preuzmi PDF",
    calendar: "Dodaj u kalendar",
    print: "Štampaj",
    change: "Izmijeni ili otkaži",
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
