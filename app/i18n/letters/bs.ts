import { lowerFirst, plural } from "../format.ts";
import type { Words } from "./en.ts";
import { rental } from "./bs-rental.ts";

export const bs: Words = {
  rentACar: "Rent a Car",
  moment: (date, time) => `${date} u ${time}`,
  see: "Pogledajte rezervaciju",
  late: "Kasnite? Javite nam",
  calendarAndPaper: "U prilogu: rezervacija u PDF-u i oba termina za vaš kalendar.",
  paper: "U prilogu: rezervacija u PDF-u.",
  newPapers: "U prilogu: novi PDF i datoteka za kalendar koja oba termina pomjera na novo vrijeme.",
  noDates: "Datoteka u prilogu uklanja oba termina iz vašeg kalendara.",

  foot: {
    ask: "Imate pitanje? Odgovorite na ovu poruku, pozovite nas ili nam pišite na WhatsApp ili Viber:",
    phoneHours: (hours) =>
      `Na telefon se javljamo: ${hours}; ako se nešto dogodi na putu, u svako doba.`,
    terms: "Uslovi najma",
    booked:
      "Ovu poruku dobijate jer je pri rezervaciji vozila upisana vaša e-mail adresa. Ako to niste bili vi, javite nam.",
    newsletter: "Ovu poruku dobijate jer je vaša adresa prijavljena na naš newsletter.",
    staff: "Poruka za osoblje, poslana sa sajta.",
    owner: "Ovu poruku svake noći dobijaju vlasnici agencije.",
    monthly:
      "Ovu poruku svakog mjeseca dobijaju vlasnici agencije. Može se isključiti u postavkama agencije.",
    member: "Ovu poruku dobijate jer vam je vlasnik agencije Eternal Pro poslao ovaj link.",
  },

  confirmed: {
    subject: (code, car) => `Rezervisano: ${code} · ${car}`,
    preview: (pickup, place, total) => `${pickup}, ${place}. ${total}, plaćate pri preuzimanju.`,
    lead: "Sada ne plaćate ništa; sve plaćate pri preuzimanju. Rezervaciju u svako doba možete otvoriti kodom i imenom.",
  },

  received: {
    subject: (code, car) => `Primili smo vašu rezervaciju: ${code} · ${car}`,
    preview: "Vozilo čuvamo za vas. Rezervaciju ćemo uskoro potvrditi.",
    lead: "Vozilo čuvamo za vas. Rezervaciju ćemo uskoro potvrditi novim e-mailom, sa svim dokumentima.",
  },

  changed: {
    subject: (code, car) => `Izmijenjeno: ${code} · ${car}`,
    title: (name) => `${name}, vaša rezervacija je izmijenjena. Kod ostaje isti:`,
    lead: "Najprije šta se promijenilo, a ispod toga cijela rezervacija kakva je sada.",
    what: "Šta se promijenilo",
    before: "Prije",
    now: "Sada",
    none: "nema",
    more: (amount, total) =>
      `Nova cijena je ${total}, za ${amount} viša nego prije. Plaćate pri preuzimanju.`,
    less: (amount, total) =>
      `Nova cijena je ${total}, za ${amount} niža nego prije. Plaćate pri preuzimanju.`,
    same: (total) => `Cijena ostaje ${total}. Plaćate pri preuzimanju.`,
    extended: {
      subject: (code, car) => `Produženo: ${code} · ${car}`,
      title: (name) => `${name}, vaš najam je produžen. Kod ostaje isti:`,
      lead: (until) => `Vozilo je vaše do ${until}.`,
      more: (amount, total) =>
        `Produženje košta ${amount}. Cijena najma s produženjem je ${total}.`,
      same: (total) => `Produženje je bez doplate. Cijena najma ostaje ${total}.`,
    },
    field: {
      pickupAt: "Preuzimanje",
      pickupPlace: "Mjesto preuzimanja",
      dropoffAt: "Povrat",
      dropoffPlace: "Mjesto povrata",
      days: "Trajanje",
      car: "Vozilo",
      plan: "Zaštita",
      extras: "Dodaci",
      countries: "Vožnja u inostranstvo",
      flight: "Let",
      phone: "Vaš telefon",
      coupon: "Kupon",
      total: "Ukupno",
      deposit: "Depozit",
    },
  },

  cancelled: {
    subject: (code, car) => `Otkazano: ${code} · ${car}`,
    what: "Šta je otkazano",
    free: "Ništa se ne naplaćuje.",
    notYou:
      "Niste vi otkazali ovu rezervaciju? Javite nam odmah: dok je vozilo slobodno, možemo je obnoviti.",
    again: "Rezervišite ponovo",
  },

  reminder: {
    subject: (when, code, car) => `${when}: ${car} · ${code}`,
    title: (when, name) => `${name}, ${lowerFirst(when)} čeka vas vaše vozilo. Vaš kod:`,
    today: (time) => `Danas u ${time}`,
    tomorrow: (time) => `Sutra u ${time}`,
    lead: (place, meeting) => `Gdje vas čekamo: ${place}. ${meeting}`.trim(),
    lateHint: "Ako kasnite, javite nam: odmah ćete vidjeti šta je moguće.",
  },

  ...rental,
  message: {
    subject: (code, car) => `O vašoj rezervaciji: ${code} · ${car}`,
    title: (name) => `${name}, naša poruka o vašoj rezervaciji:`,
    about: "Rezervacija",
  },

  newsletter: {
    subject: "Potvrdite prijavu na newsletter",
    preview: "Još jedan klik i dobijate naše novosti i sezonske cijene.",
    title: "Još samo jedan klik",
    lead: (email) =>
      `Neko je, najvjerovatnije vi, adresu ${email} prijavio na naš newsletter. Potvrdite da ste to bili vi.`,
    confirm: "Potvrdite prijavu",
    ignore: "Ako to niste bili vi, ne morate ništa uraditi: bez potvrde newsletter ne šaljemo.",
  },

  test: {
    subject: "Probni e-mail agencije Eternal Pro",
    preview: "Slanje e-mailova radi.",
    title: (name) => `${name}, slanje e-mailova radi`,
    lead: "Ovaj e-mail je poslan iz postavki administracije, istim putem kao i svi ostali.",
    foot: "Ovu poruku dobijate jer ste zatražili probni e-mail.",
  },

  auditLog: {
    subject: "Zapisnik promjena: sve je u redu",
    subjectFound: (findings) =>
      `Zapisnik promjena: ${findings} ${plural(findings, ["nalaz", "nalaza", "nalaza"])}`,
    title: (name) => `${name}, zapisnik promjena jutros`,
    whole: "Nijedan zapis nije mijenjan ni uklonjen.",
    found: (findings) =>
      `${findings} ${plural(findings, ["zapis nije onakav kakav je upisan ili nedostaje", "zapisa nisu onakva kakva su upisana ili nedostaju", "zapisa nije onakvo kakvo je upisano ili nedostaje"])}.`,
    head: "Posljednji pečat",
    keep: "Sačuvajte ovaj e-mail: pečat u njemu kasnije dokazuje da prije njega ništa nije uklonjeno.",
    next: "Na serveru pokrenite npm run audit:verify: naredba imenuje svaki zapis. Do tada ništa ne mijenjajte.",
    open: "Otvorite zapisnik promjena",
  },

  revenue: {
    title: (month) => `Prihod: ${month}`,
    open: "Otvorite prihod",
    attached:
      "U PDF-u je cijeli mjesec: svi pokazatelji uz prošlogodišnje, po kategorijama i izvorima, šta je odbijeno i naredni mjeseci.",
    file: "prihod",
    byDay: "Prihod po danima",
    figures: "Mjesec",
    figure: "Pokazatelj",
    before: "Prošle godine",
    change: "Promjena",
    lost: "Razlog",
    lostTrips: "Šta je odbijeno",
    ahead: "Naredni mjeseci",
    month: "Mjesec",
    books: "Upisano",
    lastYear: "Prošle godine, na isti dan",
    goal: (goal, share) => `Cilj je bio ${goal}: ostvareno je ${share}.`,
  },

  invitation: {
    subject: "Vaša pozivnica u administraciju",
    preview: "Otvorite link, odaberite lozinku i nalog je spreman.",
    title: (name) => `Dobro došli, ${name}`,
    lead: (role) =>
      `Pozvani ste u administraciju agencije Eternal Pro (uloga: ${role}). Odaberite lozinku i nalog je spreman.`,
    action: "Prihvatite pozivnicu",
    once: (hours) =>
      `Link možete iskoristiti samo jednom, u roku od ${hours} ${plural(hours, ["sata", "sata", "sati"])}. Ako ga niste očekivali, ne morate ništa uraditi: bez klika nema ni naloga.`,
  },

  password: {
    subject: "Nova lozinka za administraciju",
    preview: "Link za novu lozinku.",
    title: (name) => `Nova lozinka, ${name}`,
    lead: (email) =>
      `Ovim linkom postavljate novu lozinku za ${email}. Svi uređaji bit će zatim odjavljeni.`,
    action: "Postavite novu lozinku",
    once: (hours) =>
      `Link možete iskoristiti samo jednom, u roku od ${hours} ${plural(hours, ["sata", "sata", "sati"])}. Ako ga niste tražili, javite vlasniku: dok ga neko ne iskoristi, lozinka ostaje ista.`,
  },

  contact: {
    subject: (name) => `Poruka sa sajta: ${name}`,
    title: "Poruka sa sajta",
    lead: (email) => `Vaš odgovor na ovu poruku ide na ${email}.`,
    message: "Poruka",
  },

  staff: {
    customer: "Klijent",
    name: "Ime i prezime",
    phone: "Telefon",
    email: "E-mail",
    language: "Jezik",
    languages: { "en-us": "engleski", ba: "bosanski" },
    flight: "Let",
    bookedAt: "Rezervisano",
    trip: "Termin",
    call: "Pozovite",
    open: "Otvorite rezervaciju",
    booking: {
      subject: (code, car) => `Nova rezervacija ${code} · ${car}`,
      title: "Nova rezervacija",
      waits: "Čeka vašu potvrdu.",
    },
    change: {
      subject: (code, car) => `Klijent je izmijenio: ${code} · ${car}`,
      title: "Izmijenjena rezervacija",
      more: (amount, total) => `Nova cijena ${total}, za ${amount} viša.`,
      less: (amount, total) => `Nova cijena ${total}, za ${amount} niža.`,
      same: (total) => `Cijena ostaje ${total}.`,
    },
    extension: {
      subject: (code, car) => `Produženo: ${code} · ${car}`,
      title: "Produžen najam",
    },
    cancel: {
      subject: (code, car) => `Otkazano: ${code} · ${car}`,
      title: "Otkazana rezervacija",
      free: "Otkazano na vrijeme: ništa se ne naplaćuje.",
    },
    late: {
      subject: (end, code, car) => `${end}: ${code} · ${car}`,
      arrival: "Kasni na preuzimanje",
      return: "Kasni s povratom",
      comes: (moment) => `Klijent dolazi po vozilo: ${moment}.`,
      early: "Raniji povrat",
      asAgreed: "Povrat ipak kako je dogovoreno",
      brings: (moment) => `Klijent vraća vozilo: ${moment}.`,
      held: (agreed) =>
        `Vozilo ostaje rezervisano za njega do dogovorenog povrata (${agreed}), osim ako ga oslobodite na stranici rezervacije.`,
      free: "Bez doplate.",
      paid: (amount) => `Doplatu od ${amount} klijent je prihvatio.`,
    },
    undelivered: {
      subject: (about) => `Nije isporučeno: ${about}`,
      title: "Poruka nije isporučena",
      given: (letter) => `${letter}. Poruku više ne pokušavamo poslati.`,
      byPhone: "Javite se klijentu telefonom.",
      said: "Odgovor mail-servera",
    },
    kinds: {
      "booking-received": "Prijem rezervacije",
      "booking-confirmed": "Potvrda rezervacije",
      "booking-notice": "Obavijest o novoj rezervaciji",
      "reservation-changed": "Izmjena rezervacije",
      "change-notice": "Obavijest o izmjeni",
      "reservation-cancelled": "Otkazivanje rezervacije",
      "cancel-notice": "Obavijest o otkazivanju",
      "early-return": "Raniji povrat",
      "late-notice": "Obavijest o kašnjenju",
      reminder: "Podsjetnik",
      "return-reminder": "Podsjetnik na povrat uz sanduče za ključ",
      "handed-over": "Zapisnik o predaji",
      "taken-back": "Zapisnik o povratu",
      deposit: "Depozit",
      charged: "Obavijest o dodatnoj stavci",
      "debt-reminder": "Podsjetnik na dugovanje",
      "agency-message": "Poruka agencije",
      "contact-message": "Poruka sa sajta",
      "newsletter-confirmation": "Potvrda za newsletter",
      "staff-invitation": "Pozivnica za osoblje",
      "staff-password": "Link za novu lozinku",
      "test-letter": "Probni e-mail",
      "undelivered-notice": "Obavijest o neisporučenoj poruci",
      "audit-notice": "Provjera zapisnika promjena",
      "revenue-notice": "Prihod za mjesec",
    },
  },
};
