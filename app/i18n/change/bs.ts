import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  metaTitle: "Vaša rezervacija · Eternal Pro",
  title: "Vaša rezervacija",
  crumb: "Vaša rezervacija",
  status: {
    pending: "Čeka našu potvrdu",
    confirmed: "Potvrđena",
    on_rent: "Vozilo je kod vas",
    returned: "Vozilo vraćeno",
    completed: "Završena",
    cancelled: "Otkazana",
    no_show: "Vozilo nije preuzeto",
  },
  total: "Ukupno",

  papers: {
    pdf: "PDF",
    calendar: "Kalendar",
    whole: "Cijela rezervacija",
    repeat: "Isto kao prošli put",
    other: "Druga rezervacija",
    sheet: {
      out: (when) => `Zapisnik o predaji, ${when}`,
      in: (when) => `Zapisnik o povratu, ${when}`,
      correction: (when) => `Ispravljen zapisnik, ${when}`,
    },
  },

  done: {
    changed: "Vaša rezervacija je izmijenjena. Šaljemo vam novu potvrdu.",
    cancelled: "Vaša rezervacija je otkazana. Šaljemo vam potvrdu.",
    late: {
      arrival: "Hvala što ste nam javili. Čekamo vas.",
      return: "Hvala što ste nam javili. Zabilježili smo novo vrijeme povrata.",
    },
  },

  tasks: {
    title: "Šta želite uraditi?",
    trip: "Termin i mjesta",
    car: "Vozilo",
    choices: "Zaštita, dodaci, države",
    contact: "Broj leta i telefon",
    late: { arrival: "Kasnim", return: "Kasnim s povratom" },
    early: "Vraćam vozilo ranije",
    lateHint: "Odgovor dobijate odmah.",
    cancel: "Otkažite rezervaciju",
    edited: "izmijenjeno",
    extras: (n) => `${n} ${plural(n, ["dodatak", "dodatka", "dodataka"])}`,
    countries: (n) => `${n} ${plural(n, ["država", "države", "država"])}`,
    noFlight: "bez broja leta",
    see: "Prikažite novu cijenu",
    seeing: "Računamo…",
    nothing: "Ništa se ne mijenja dok ne vidite novu cijenu i ne prihvatite je.",
    names: "Drugi vozač? Pozovite nas da promijenimo ime.",
  },

  car: {
    lead: (dates) =>
      `Uz svako vozilo piše koliko bi se promijenila cijena vaše rezervacije (${dates}).`,
    yours: "vaše vozilo",
    more: (amount) => `${amount} više`,
    less: (amount) => `${amount} manje`,
    same: "ista cijena",
  },
  contact: { flight: "Broj leta (nije obavezno)", flightWhy: "Da vas čekamo ako let kasni." },

  fault: {
    one: "Jednu stvar treba ispraviti:",
    many: (n) => `Treba ispraviti ${n} ${plural(n, ["stvar", "stvari", "stvari"])}:`,
    unknownCar: "Ovo vozilo nije u ponudi. Odaberite drugo",
    tooYoung: (age) => `Za ovo vozilo vozač mora imati najmanje ${age} ${plural(age, years)}`,
    kept: "Vaša rezervacija nije izmijenjena, a vaš izbor je sačuvan.",
  },
  unchanged:
    "Još ništa niste izmijenili. Odaberite šta želite promijeniti, pa pogledajte novu cijenu.",

  offer: {
    title: "Vaša izmjena",
    lead: "Ništa se ne mijenja dok to ne prihvatite.",
    stale:
      "Rezervacija ili njena cijena se u međuvremenu promijenila. Još ništa nije izmijenjeno: pogledajte još jednom.",
    pickup: "Preuzimanje",
    dropoff: "Povrat",
    car: "Vozilo",
    flight: "Let",
    phone: "Telefon",
    none: "nema",
    more: (amount) => `${amount} više`,
    less: (amount) => `${amount} manje`,
    same: "Ista cijena",
    deposit: "Depozit (nije dio cijene)",
    coupon: (code, why) => `Kupon ${code} više ne važi. ${why}.`,
    onTop: "Taj iznos dolazi povrh nove cijene.",
    free: "Sama izmjena se ne naplaćuje.",
    accept: "Prihvatite izmjenu",
    keep: "Ostavite bez izmjene",
  },

  tooMany:
    "Ova rezervacija je u posljednjih sat vremena izmijenjena previše puta. Sada ništa nije izmijenjeno, a vaš izbor je sačuvan. Pokušajte kasnije ili nas pozovite.",

  taken: {
    lead: "Vaša rezervacija nije izmijenjena. Slobodno je još i ovo:",
    none: "Vaša rezervacija nije izmijenjena. Odaberite drugi termin ili vozilo, ili nas pozovite.",
    stockTitle: "Dodatka više nema",
    stockNone: (extra) => `${extra}: nema više za vaš termin. Vaša rezervacija nije izmijenjena.`,
    stockLeft: (extra, left) =>
      `${extra}: za vaš termin imamo još samo ${left}. Vaša rezervacija nije izmijenjena.`,
    take: (extra, left) => `${extra} × ${left}`,
    without: (extra) => `Bez dodatka: ${extra}`,
  },

  cancel: {
    what: "Vozilo odmah postaje slobodno za druge, a otkazivanje vam potvrđujemo e-mailom.",
    button: "Otkažite rezervaciju",
    ended: "Rok za besplatno otkazivanje je upravo istekao. Još ništa nije otkazano.",
  },

  late: {
    ask: {
      arrival: (agreed) => `Kada dolazite? Dogovoreno: ${agreed}.`,
      return: (agreed) => `Kada vraćate vozilo? Dogovoreno: ${agreed}.`,
    },
    told: (at) => `Javili ste nam: ${at}.`,
    date: "Datum",
    time: "Vrijeme",
    other: "Drugo vrijeme",
    check: "Provjerite ovo vrijeme",
    checking: "Provjeravamo…",
    delay: (hours, minutes) =>
      `+${[hours > 0 ? `${hours} h` : "", minutes > 0 ? `${minutes} min` : ""].filter(Boolean).join(" ")}`,
    grace: (minutes) => `Kašnjenje do ${minutes} se ne plaća.`,
    free: "Bez doplate.",
    freeThen: {
      arrival: "Javite nam i čekat ćemo vas. Povrat ostaje kako je dogovoreno.",
      return: "Javite nam i tada ćemo vas čekati.",
    },
    tell: {
      arrival: (at) => `Dolazim: ${at}`,
      return: (at) => `Vraćam: ${at}`,
    },
    paid: (at, amount) => `${at}: doplata je ${amount}.`,
    payAt: {
      arrival: "Plaćate je pri preuzimanju, zajedno s ostalim.",
      return: "Plaćate je pri povratu vozila.",
    },
    acceptPaid: (amount) => `Prihvatam doplatu od ${amount}`,
    closed: (place) => `${place}: tada je zatvoreno.`,
    open: (hours) => `Radno vrijeme tog dana: ${hours}. Odaberite drugo vrijeme ili nas pozovite.`,
    closedDay: "Zatvoreno je cijeli dan. Odaberite drugi dan ili nas pozovite.",
    returnBy: (until) => `Molimo vas da vozilo vratite do ${until}: čeka ga sljedeći klijent.`,
    returnByWhy: "Ako to ne možete, pozovite nas da zajedno nađemo rješenje.",
    notLater: "Odaberite vrijeme koje je kasnije od dogovorenog i još nije prošlo",
    badTime: "Odaberite vrijeme na puni sat ili pola sata u narednim danima ili nas pozovite",
    fresh:
      "Odgovor za ovo vrijeme se u međuvremenu promijenio. Još nam niste ništa javili: pogledajte još jednom.",
  },

  early: {
    lead: "Kada ga donosite?",
    back: (amount, days) => `Vraćamo vam ${amount} (neiskorišteno: ${days}).`,
    nothing: {
      nothing: "Cijena najma ostaje ista.",
      "unused-days": "Cijena ostaje ista: vraćaju se samo cijeli neiskorišteni dani.",
      "priced-again": "Cijena ostaje ista: kraći najam nije jeftiniji.",
    },
    settled: "Obračun pravimo kada vozilo stigne.",
    arranged: "Vaš raniji povrat je dogovoren. Odgovara vam drugo vrijeme? Pozovite nas.",
    faults: {
      "not-earlier": "Odaberite vrijeme koje je prije dogovorenog i još nije prošlo",
      "bad-time": "Odaberite vrijeme na puni sat ili pola sata ili nas pozovite",
    },
  },

  other:
    "U međuvremenu ste otvorili drugu rezervaciju i sada je prikazana ona. Ništa nije izmijenjeno.",
  closed: {
    on_rent:
      "Vozilo je kod vas: termin, vozilo i dodaci više se ne mogu mijenjati ovdje. Možete nam javiti da ćete ga vratiti ranije ili kasnije.",
    returned: "Vozilo je vraćeno. Hvala vam na povjerenju.",
    completed: "Ovaj najam je završen. Hvala vam na povjerenju.",
    cancelled: "Ova rezervacija je otkazana i vozilo više nije rezervisano za vas.",
    no_show: "Vozilo nije preuzeto i više nije rezervisano za vas.",
    past: "Vrijeme preuzimanja je prošlo: termin, vozilo i dodaci više se ne mogu mijenjati ovdje.",
    answered: "Ovo se više ne može mijenjati ovdje. Ništa nije izmijenjeno.",
  },
  help: "Nešto drugo? Pozovite nas ili nam pišite.",
  newTab: "otvara se u novoj kartici",
  message: (code) => `Dobar dan, pišem u vezi s rezervacijom ${code}.`,
};

/** After "ima": 21 godinu, 22 godine, 25 godina. */
const years = ["godinu", "godine", "godina"] as const;
