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
    lateHint: "Odgovor dobijate odmah.",
    cancel: "Otkaži rezervaciju",
    edited: "izmijenjeno",
    extras: (n) => `${n} ${plural(n, ["dodatak", "dodatka", "dodataka"])}`,
    countries: (n) => `${n} ${plural(n, ["država", "države", "država"])}`,
    noFlight: "bez broja leta",
    see: "Prikaži novu cijenu",
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
    kept: "Vaša rezervacija ostaje kakva je bila, a vaš izbor je sačuvan.",
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
    deposit: "Depozit, odvojeno",
    coupon: (code, why) => `Kupon ${code} se više ne obračunava. ${why}.`,
    onTop: "Taj iznos dolazi povrh nove cijene.",
    free: "Sama izmjena se ne naplaćuje.",
    accept: "Prihvati izmjenu",
    keep: "Ostavi bez izmjene",
  },

  tooMany:
    "Ova rezervacija je u posljednjih sat vremena izmijenjena previše puta. Sada ništa nije izmijenjeno, a vaš izbor je sačuvan. Pokušajte kasnije ili nas pozovite.",

  taken: {
    lead: "Ništa nije izmijenjeno, vaša rezervacija ostaje kakva je bila. Ovo je moguće:",
    none: "Ništa nije izmijenjeno, vaša rezervacija ostaje kakva je bila. Odaberite drugi termin ili vozilo, ili nas pozovite.",
    stockTitle: "Dodatka više nema",
    stockNone: (extra) =>
      `${extra}: nema više za vaš termin. Vaša rezervacija ostaje kakva je bila.`,
    stockLeft: (extra, left) =>
      `${extra}: za vaš termin imamo još samo ${left}. Vaša rezervacija ostaje kakva je bila.`,
    take: (extra, left) => `${extra} × ${left}`,
    without: (extra) => `Bez dodatka: ${extra}`,
  },

  cancel: {
    what: "Vozilo odmah postaje slobodno za druge, a otkazivanje vam potvrđujemo e-mailom.",
    button: "Otkaži rezervaciju",
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
    check: "Provjeri ovo vrijeme",
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
    notLater: "Odaberite vrijeme poslije dogovorenog, koje još nije prošlo",
    badTime: "Odaberite puni sat ili pola sata u narednim danima, ili nas pozovite",
    fresh:
      "Odgovor za ovo vrijeme se u međuvremenu promijenio. Još nam niste ništa javili: pogledajte još jednom.",
  },

  other:
    "U međuvremenu ste otvorili drugu rezervaciju i sada je prikazana ona. Ništa nije izmijenjeno.",
  closed: {
    on_rent:
      "Vozilo je kod vas: termin, vozilo i dodaci više se ne mogu mijenjati na ovoj stranici. Možete nam javiti da ćete ga vratiti kasnije.",
    returned: "Vozilo je vraćeno. Hvala što ste vozili s nama.",
    completed: "Ovaj najam je završen. Hvala što ste vozili s nama.",
    cancelled: "Ova rezervacija je otkazana i vozilo više nije rezervisano za vas.",
    no_show: "Vozilo nije preuzeto i više nije rezervisano za vas.",
    past: "Vrijeme preuzimanja je prošlo: termin, vozilo i dodaci više se ne mogu mijenjati na ovoj stranici.",
    answered:
      "Ovo se u međuvremenu više ne može mijenjati na ovoj stranici. Ništa nije izmijenjeno.",
  },
  help: "Nešto drugo? Pozovite nas ili nam pišite.",
  newTab: "otvara se u novoj kartici",
  message: (code) => `Dobar dan, pišem u vezi s rezervacijom ${code}.`,
};

/** After "ima": 21 godinu, 22 godine, 25 godina. */
const years = ["godinu", "godine", "godina"] as const;
