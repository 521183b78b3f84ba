import { plural } from "../format.ts";
import type { Words } from "./en.ts";
import { deeds } from "./bs-deeds.ts";
import { history } from "./bs-history.ts";
import { onRent } from "./bs-on-rent.ts";

export const bs: Words = {
  title: (code, name) => `${code} ${name}`.trim(),
  back: "Sve rezervacije",
  erased: "Lični podaci su obrisani",
  erasedWhy: "Lični podaci ove rezervacije su obrisani. Može se samo pregledati.",
  madeOn: {
    site: (when) => `Rezervisano na sajtu: ${when}`,
    phone: (when) => `Rezervisano telefonom: ${when}`,
    desk: (when) => `Rezervisano na šalteru: ${when}`,
    partner: (when, partner) => `Rezervisano preko partnera ${partner}: ${when}`,
    staff: (when) => `Rezervaciju primilo osoblje: ${when}`,
  },
  changedBy: (roles) => `Izmjene unose: ${roles}`,
  close: "Zatvorite",

  deeds: {
    label: "Šta se može uraditi",
    confirm: "Potvrdite",
    "hand-over": "Predajte vozilo",
    "check-in": "Primite vozilo",
    extend: "Produžite najam",
    "announce-return": "Raniji povrat",
    exchange: "Zamijenite vozilo",
    complete: "Završite najam",
    change: "Izmijenite",
    swap: "Drugo vozilo",
    cancel: "Otkažite",
    "no-show": "Nedolazak",
    reinstate: "Obnovite",
    none: {
      completed: "Ovaj najam je završen.",
    },
  },
  noShow: {
    title: "Niko nije došao?",
    text: "Vozilo je odmah slobodno za druge. Klijent ne dobija e-mail. Rezervaciju možete obnoviti dok ima slobodnog vozila.",
    confirm: "Upišite nedolazak",
    flight: (number) => `Let ${number}: provjerite da li kasni.`,
    early: "Vrijeme preuzimanja još nije prošlo.",
  },

  done: {
    confirm: "Potvrđeno.",
    complete: "Najam je završen.",
    extend: "Najam je produžen.",
    "announce-return": "Povrat je zabilježen.",
    cancel: "Otkazano.",
    "no-show": "Nedolazak je upisan. Vozilo je slobodno.",
    reinstate: "Rezervacija je obnovljena.",
    change: "Izmijenjeno.",
    swap: "Vozilo je zamijenjeno.",
    undo: "Posljednja izmjena je poništena.",
    line: "Cijena je izmijenjena.",
    customer: "Podaci klijenta su sačuvani.",
    source: "Izvor je ispravljen.",
    note: "Napomena je sačuvana.",
    seen: "Pregledano. Vozilo još treba primiti.",
  },
  byMail: {
    sent: "Klijent dobija e-mail.",
    kept: "E-mailovi ostaju na ovom serveru: javite klijentu telefonom ili porukom.",
    held: "E-mailovi još ne napuštaju ovaj server: javite klijentu telefonom ili porukom.",
    none: "E-mail adresa nije upisana: javite klijentu telefonom ili porukom.",
  },
  resent: {
    sent: "E-mail se ponovo šalje.",
    kept: "E-mail je ponovo napisan i ostao je na ovom serveru.",
    held: "E-mail je ponovo napisan i čeka: e-mailovi još ne napuštaju ovaj server.",
    none: "Klijent nema e-mail adresu.",
  },

  openAccount: {
    title: "Završiti uz neizmiren obračun?",
    text: (open) =>
      `Nije sve izmireno. ${open}. Ostaje otvoren na spisku dok se ne izmiri; navedite zašto se najam ipak završava.`,
    settle: "Izmirite obračun",
  },
  told: {
    stale:
      "Neko drugi je izmijenio ovu rezervaciju otkako ste je otvorili. Vaša izmjena nije sačuvana.",
    staleHere:
      "Neko drugi je u međuvremenu izmijenio rezervaciju. Ništa nije urađeno: pogledajte ponovo.",
    staleThen:
      "Ono što ste upisali još stoji u obrascu. Pogledajte šta se promijenilo, pa pošaljite ponovo.",
    merged:
      "Neko drugi je izmijenio ovu rezervaciju otkako ste je otvorili. Vaša izmjena sada polazi od novog stanja: provjerite je ispod.",
    since: "Otkako ste je otvorili:",
    openAccount:
      "Obračun nije izmiren ili je depozit još zadržan. Najprije ga izmirite; vlasnik može završiti najam i bez toga, uz razlog.",
    closed: "Stanje rezervacije to više ne dopušta. Ništa nije izmijenjeno.",
    gone: "Ova rezervacija se više ne može mijenjati.",
    "not-available": "Za ovo nema slobodnog vozila. Ništa nije izmijenjeno.",
    "price-changed":
      "Cijena se promijenila otkako ste je vidjeli. Ništa nije izmijenjeno: pogledajte ponovo.",
    "extra-out-of-stock": (extra, left) =>
      `Nema dovoljno komada: ${extra}, ostalo ${left}. Ništa nije izmijenjeno.`,
    "too-young": (age) =>
      `Za ovo vozilo vozač mora imati najmanje ${age} ${plural(age, ["godinu", "godine", "godina"])}.`,
    unchanged: "Već je tako: nema se šta mijenjati.",
    "unknown-vehicle": "Ovo vozilo nije u ponudi.",
    "unknown-car": "Ovo vozilo nije u ponudi.",
    unreadable: "Jedno od polja se ne može pročitati. Ništa nije izmijenjeno.",
    invalid: "Pogledajte ponovo označena polja. Ništa nije izmijenjeno.",
    "for-staff": "Ovaj e-mail je poslan osoblju. Ponovo se mogu slati samo e-mailovi klijentu.",
    "no-address": "Klijent nema e-mail adresu.",
    "too-many": "Cijena može imati najviše 20 ručnih stavki.",
    "below-zero": "Bez ove stavke cijena bi pala ispod nule.",
    phone:
      "Broj telefona u ovoj rezervaciji nije ispravan. Najprije ga ispravite u podacima klijenta.",
    "flight-number":
      "Broj leta u ovoj rezervaciji nije ispravan. Najprije ga ispravite u podacima klijenta.",
  },

  trip: {
    title: "Najam",
    pickup: "Preuzimanje",
    dropoff: "Povrat",
    length: "Trajanje",
    car: "Vozilo",
    expected: "Očekivani povrat",
    freed: "Vozilo je od tada obećano drugima",
    vehicle: "Tablice",
    noVehicle: "nisu dodijeljene",
    had: (plate) => `${plate}, više nije dodijeljeno`,
    promised: "obećano",
    plan: "Zaštita",
    extras: "Dodaci",
    countries: "Vožnja u inostranstvo",
    none: "nema",
  },

  customer: {
    title: "Klijent",
    edit: "Uredite",
    name: "Ime",
    phone: "Telefon",
    email: "E-mail",
    birth: "Datum rođenja",
    age: (years) => `${years} pri preuzimanju`,
    flight: "Let",
    language: "Jezik",
    languages: { "en-us": "engleski", ba: "bosanski" },
    unknown: "nepoznato",
    none: "nema",
    consents: "Pristanci",
    terms: (version) => `Uslovi, verzija ${version}`,
    privacy: (version) => `Privatnost, verzija ${version}`,
    cancellation: (version) => `Otkazivanje, verzija ${version}`,
    noTerms: "Nema: rezervaciju primilo osoblje",
    marketing: "Novosti e-mailom",
    call: "Pozovite",
    history: "Druge rezervacije klijenta",
    first: "Ovo je prva rezervacija ovog klijenta.",
    count: (count) => `${count} ${plural(count, ["rezervacija", "rezervacije", "rezervacija"])}`,
    kept: (count) => `${count} ${plural(count, ["ostvarena", "ostvarene", "ostvarenih"])}`,
    cancelled: (count) => `${count} ${plural(count, ["otkazana", "otkazane", "otkazanih"])}`,
    noShows: (count) => `${count} ${plural(count, ["nedolazak", "nedolaska", "nedolazaka"])}`,
    worth: (amount) => `ukupno ${amount}`,
  },

  source: {
    title: "Kako je rezervacija stigla",
    lead: "Prihod se od sada vodi pod ovim izvorom. Klijent se ne obavještava.",
    correct: "Ispravite izvor",
  },

  edit: {
    title: "Podaci klijenta",
    lead: "Klijent ne dobija obavijest. Cijena ostaje ista.",
    firstName: "Ime",
    lastName: "Prezime",
    birth: "Datum rođenja",
    email: "E-mail",
    country: "Država telefona",
    phone: "Telefon",
    flight: "Broj leta",
    language: "Jezik e-mailova",
  },

  price: {
    title: "Cijena",
    byHand: "ručno",
    why: (reason) => `Razlog: ${reason}`,
    total: "Ukupno",
    vat: (net, vat) => `Bez PDV-a ${net} + PDV ${vat}`,
    deposit: "Depozit (nije dio cijene)",
    paid: "Dosad naplaćeno",
    toPay: "Za naplatu",
    toReturn: "Povrat klijentu",
    nothingPaid: "još ništa",
    refund: "povrat novca",
    voided: "stornirano",
    account: "Obračun",
    methods: {
      cash: "gotovina",
      "credit-card": "kreditna kartica",
      "debit-card": "debitna kartica",
      "bank-transfer": "uplata na račun",
      online: "online",
    },
    held: {
      none: "ne traži se",
      due: "još nije uzet",
      off: "nije uzet",
      held: "uzet",
      released: "vraćen",
      lapsed: "banka ga je oslobodila",
      "partly-taken": "dijelom naplaćen",
      taken: "naplaćen",
    },
    young: {
      missing: (age, fee) =>
        `Dob vozača pri preuzimanju: ${age}. Doplata za mladog vozača po današnjem cjenovniku, ${fee}, nije u ovoj cijeni.`,
      needless: (age, fee) =>
        `Dob vozača pri preuzimanju: ${age}. Doplata za mladog vozača u ovoj cijeni, ${fee}, više nije potrebna.`,
    },
    reprice: "Izmijenite rezervaciju da vidite novu cijenu",
    addLine: "Ručna stavka",
    removeLine: "Uklonite",
    removeTitle: "Ukloniti ovu stavku?",
    removeText: (label, amount) => `${label}, ${amount}. Ukupna cijena se mijenja.`,
  },

  ...deeds,

  ...onRent,

  ...history,
};
