import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  metaTitle: (car, price) => `${car} od ${price} na dan · Eternal Pro`,
  metaTitlePlain: (car) => `Najam: ${car} · Eternal Pro Rent a Car`,
  description: (car, kind) =>
    `${car} (${kind}), najam kod Tuzle i na tri aerodroma: slobodni dani i objašnjena svaka cijena. Bez kartice pri rezervaciji.`,
  descriptionShort: (car) =>
    `Najam vozila ${car}: slobodni dani i cijene po sezoni i dužini najma, s objašnjenjem.`,
  from: "od",
  aDay: "na\u00a0dan, PDV\u00a0uračunat",
  similar: "ili slično",
  chooseDates: "Odaberite datume",
  facts: "Ukratko",
  colour: "Boja",
  colourNote: "Boja zavisi od vozila koje je tog dana slobodno.",
  pictureOf: (car, colour) => `${car}, boja: ${colour}`,
  photos: "Fotografije",
  photoOf: (number, count) => `Fotografija ${number} od ${count}`,
  pictureFailed: "Slika se nije učitala",
  colours: {
    white: "bijela",
    silver: "srebrna",
    grey: "siva",
    black: "crna",
    blue: "plava",
    teal: "petrolej",
    green: "zelena",
    red: "crvena",
    orange: "narandžasta",
    gold: "zlatna",
    yellow: "žuta",
    beige: "bež",
    brown: "smeđa",
  },

  bookTitle: "Rezervišite ovo vozilo",
  bookLead:
    "Gdje i kada? Ukupnu cijenu vidite na sljedećoj stranici, a sada se ništa ne naplaćuje.",
  continue: "Prikažite cijenu",

  calendarTitle: "Slobodni dani",
  calendarLead: (days, place) =>
    `Dan je slobodan ako tada u 10:00 možete preuzeti vozilo na najmanje ${days} (${place}). Odaberite dan i datumi će se upisati u obrazac.`,
  asOf: (time) => `Stanje danas u ${time}.`,
  noCalendar:
    "Ovo vozilo nije slobodno u naredna tri mjeseca. Nazovite nas, možda se ipak nešto oslobodi.",
  states: {
    free: "slobodno",
    "other-time": "slobodno u drugo vrijeme",
    taken: "zauzeto",
    closed: "ne može se rezervisati online",
  },
  freeAt: (time) => `slobodno u ${time}`,

  pricesTitle: "Koliko košta",
  pricesLead:
    "Po sezoni i dužini najma, s PDV-om i osnovnom zaštitom. Svaki od ovih najmova možete rezervisati po prikazanoj cijeni.",
  base: "Osnovna cijena",
  length: "Dužina",
  perDay: "Na dan",
  inAll: "Ukupno",
  example: (day, place) => `Primjer za preuzimanje: ${day}, ${place}.`,
  how: "Kako se računaju ove cijene",

  plansTitle: "Zaštita",
  plansLead: "Birate je na sljedećoj stranici; prva je uvijek uključena.",
  included: "uključena",
  perDayMore: (price) => `+${price} na dan`,
  deposit: "Depozit",
  excess: "Učešće u šteti (koliko najviše plaćate)",
  covers: "Pokriva",

  includedTitle: "U cijeni",
  unlimited: "Neograničena kilometraža",
  vat: "PDV i obavezno osiguranje",
  roadside: "Pomoć na putu u svako doba",
  fuel: "Puno za puno: vozilo preuzimate i vraćate s punim rezervoarom",
  freeExtras: (names) => `Besplatno na zahtjev: ${names}`,
  cancellation: (hours) =>
    `Besplatno otkazivanje do ${hours} ${plural(hours, ["sata", "sata", "sati"])} prije preuzimanja`,

  driverTitle: "Ko ga smije voziti",
  driverAge: (age) => `Vozači od najmanje ${age}`,
  licence: (years) => `Vozačka dozvola stara najmanje ${years}`,
  young: (until, fee) => `Do navršene ${until}. godine: doplata ${fee} na dan`,

  dataTitle: "Sve o ovom vozilu",
  data: {
    category: "Kategorija",
    transmission: "Mjenjač",
    fuel: "Gorivo",
    seats: "Sjedišta",
    doors: "Vrata",
    luggage: "Prtljag",
    airConditioning: "Klima",
    power: "Motor",
    consumption: "Potrošnja",
    emissions: "CO2",
    year: "Godina",
    driverAge: "Najmanja dob vozača",
    features: "Oprema",
    acriss: "ACRISS",
  },
  yes: "da",
  no: "ne",
  bags: (large, small) =>
    `${large} ${plural(large, ["veliki", "velika", "velikih"])}, ${small} ${plural(small, ["mali", "mala", "malih"])}`,
  power: (kw, hp) => `${kw} kW (${hp} KS)`,
  similarTitle: "Ili slično",
  similarText: (code) =>
    `Dobijate ovo vozilo ili drugo koje nije manje, s istim mjenjačem. U branši se ta klasa označava kodom ${code}.`,
  exact: "Dobijate upravo ovaj model.",
  othersTitle: "U istoj kategoriji",
};
