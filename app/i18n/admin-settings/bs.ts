import { plural } from "../format.ts";
import type { Words } from "./en.ts";
import { texts } from "./bs-texts.ts";
import { places } from "./bs-places.ts";
import { house } from "./bs-house.ts";
import { debts } from "./bs-debts.ts";
import { handovers } from "./bs-handovers.ts";

export const bs: Words = {
  title: "Postavke",
  lead: "Šta piše na sajtu, šta se traži od posjetilaca i koliko se podaci čuvaju. Izmjena se na sajtu vidi u roku od dvije sekunde.",
  sectionsLabel: "Dijelovi postavki",
  all: "Sve postavke",
  mayNot: "Ovo mijenjaju vlasnici i menadžeri.",
  ownersOnly: "Ovo smiju samo vlasnici.",
  sections: {
    agency: {
      title: "Agencija",
      lead: "Naziv, kontakt, adresa, impressum: na svakoj stranici, u e-mailovima i na dokumentima.",
    },
    rental: {
      title: "Pravila najma",
      lead: "Koliko dugo, koliko unaprijed, ko smije voziti: po njima rade pretraga i svaka rezervacija.",
    },
    handovers: {
      title: "Primopredaje",
      lead: "Šta se provjerava kad vozilo izlazi i kad se vraća, i šta se pri povratu predlaže za naplatu.",
    },
    places: { title: "Mjesta", lead: "Gdje se vozila preuzimaju i vraćaju i kada je tamo neko." },
    "special-days": {
      title: "Posebni dani",
      lead: "Datumi s posebnim radnim vremenom, na primjer praznici. Važe umjesto sedmičnog.",
    },
    transfers: {
      title: "Premještaj između mjesta",
      lead: "Koliko minuta treba da se vozilo preveze s jednog mjesta na drugo. Toliko ostaje slobodno između dva najma.",
    },
    faq: {
      title: "Pitanja",
      lead: "Pitanja i odgovori na stranici za kontakt i na stranicama mjesta.",
    },
    reviews: { title: "Recenzije", lead: "Šta kažu klijenti, na početnoj stranici." },
    legal: { title: "Pravni tekstovi", lead: "Uslovi, privatnost i ostali, verziju po verziju." },
    staff: { title: "Osoblje", lead: "Ko ovdje radi, s kojim pravima i ko je pozvan." },
    mail: { title: "E-mail", lead: "Kako se e-mailovi šalju, šta čeka i šta nije isporučeno." },
    maintenance: { title: "Održavanje", lead: "Na neko vrijeme isključuje sajt za posjetioce." },
    retention: {
      title: "Čuvanje podataka",
      lead: "Koliko se dugo čuvaju lični podaci i brisanje onih kojima je istekao rok.",
    },
    customers: {
      title: "Podaci klijenata",
      lead: "Svi podaci jednog klijenta: izvoz u datoteku ili brisanje.",
    },
  },
  groupsOfSections: {
    house: "Agencija",
    places: "Mjesta",
    texts: "Tekstovi",
    data: "Poslovanje i podaci",
  },
  groups: {
    who: { title: "Ko smo", lead: "Na početnoj stranici i pored pitanja." },
    contact: {
      title: "Kako nas dobiti",
      lead: "U zaglavlju, podnožju, na stranici za kontakt, u svakom e-mailu i na dokumentima.",
    },
    address: {
      title: "Gdje smo",
      lead: "U podnožju, na stranici za kontakt, u impressumu i za pretraživače.",
    },
    payment: {
      title: "Kako klijenti plaćaju",
      lead: "Na potvrdi, na dokumentima, u uslovima i za pretraživače.",
    },
    debts: {
      title: "Podsjetnici na dugovanje",
      lead: "E-mailovi klijentima čiji obračun nakon najma nije izmiren. Prestaju kad se izmiri, a za pojedinu rezervaciju mogu se zaustaviti na njenom obračunu.",
    },
    letters: {
      title: "E-mailovi vlasnicima",
      lead: "Šta im program sam piše o poslovanju.",
    },
    map: {
      title: "Karta ulica",
      lead: "Karta ulica na stranicama mjesta. Posjetioci je otvaraju klikom.",
    },
    tag: {
      title: "Tag manager",
      lead: "Za mjerenje posjeta pomoću druge firme, čiju skriptu postavlja operater (ANALYTICS_TAG). Počinje tek kad posjetilac pristane i doseže samo svoj server i ove.",
    },
    imprint: {
      title: "Sudski registar i porezi",
      lead: "U impressumu. Što je prazno, izostavlja se.",
    },
    length: {
      title: "Trajanje najma",
      lead: "Pretraga odbija ono što je izvan toga i kaže zašto.",
    },
    booking: { title: "Rezervacija i otkazivanje", lead: "Šta posjetioci mogu sami i do kada." },
    instant: {
      title: "Potvrda odmah",
      lead: "Rezervacija iznad neke od ovih granica čeka vašu potvrdu; vozilo je dotad zauzeto, a klijent to zna. Isto važi za izmjenu klijenta nakon koje je rezervacija duža ili skuplja od toga. Ono što osoblje samo rezerviše ili mijenja ne mjeri se.",
    },
    drivers: { title: "Vozači", lead: "Traži se pri rezervaciji i piše u uslovima." },
    fleet: {
      title: "Između dva najma",
      lead: "Posjetioci to ne vide; od toga zavisi koja su vozila slobodna.",
    },
    handover: {
      title: "Predaja i povrat vozila",
      lead: "Šta mora biti u vozilu i šta se predlaže pri povratu. Ništa se ne naplaćuje dok to neko od osoblja ne odluči.",
    },
    missing: {
      title: "Oprema koja nedostaje",
      lead: "Predlaže se za svaki komad koji je bio u vozilu pri predaji, a pri povratu ga nema.",
    },
    damage: {
      title: "Nova oštećenja",
      lead: "Predlaže se za oštećenje kojeg pri predaji nije bilo, prema vrsti i mjestu na vozilu. Klijent plaća ono što njegov paket zaštite ne pokriva.",
    },
    deposit: {
      title: "Depoziti",
      lead: "Kada stranica primopredaja podsjeća na depozit koji je još zadržan.",
    },
    kept: {
      title: "Koliko se dugo podaci čuvaju",
      lead: "Politika privatnosti navodi ove rokove, a brisanje ih primjenjuje svakog sata.",
    },
    answers: { title: "Koliko brzo odgovaramo", lead: "Obećano u pravnim tekstovima." },
  },
  settings: {
    name: { label: "Naziv", what: "Naslovi, zaglavlje, podnožje, e-mailovi, dokumenti" },
    founded: { label: "Godina osnivanja", what: "Početna stranica i © u podnožju" },
    customers: { label: "Broj klijenata", what: "„Više od 1.280 klijenata“ na početnoj stranici" },
    rating: {
      label: "Ocjena",
      what: "Zvjezdice na početnoj stranici. Pretraživači dobijaju samo ono što kažu sačuvane recenzije",
    },
    reviewCount: { label: "Broj recenzija", what: "Pored zvjezdica na početnoj stranici" },
    phone: { label: "Telefon", what: "Svaka stranica, e-mailovi, dokumenti" },
    whatsapp: { label: "WhatsApp", what: "WhatsApp linkovi na sajtu i u e-mailovima" },
    viber: { label: "Viber", what: "Viber linkovi na sajtu i u e-mailovima" },
    email: { label: "E-mail", what: "Prikazan na sajtu; na njega stižu poruke za osoblje" },
    phoneHours: { label: "Kada se javljamo", what: "Stranica za kontakt, podnožje, e-mailovi" },
    address: { label: "Ulica i broj", what: "Podnožje, stranica za kontakt, impressum, dokumenti" },
    postalCode: { label: "Poštanski broj", what: "Uz adresu" },
    city: { label: "Grad", what: "Uz adresu" },
    region: { label: "Regija", what: "Impressum, pretraživači" },
    serviceRadiusKm: { label: "Područje rada", what: "Pretraživači: koliko daleko od adrese" },
    paymentTypes: { label: "Načini plaćanja", what: "Potvrda, uslovi, pretraživači" },
    bankName: { label: "Banka", what: "Fakture, nalozi za plaćanje" },
    bankAccount: { label: "Bankovni račun", what: "Fakture, nalozi za plaćanje; 16 cifara" },
    mapTiles: { label: "Karta ulica", what: "Obrišite adresu da isključite kartu ulica" },
    tagHosts: {
      label: "Serveri koje njegovi tagovi smiju dosegnuti",
      what: "Skripte, slike i veze posjetilaca koji su pristali; najviše 20 imena, odvojenih zarezima. Google Tag Manageru s Google Analyticsom treba: www.googletagmanager.com, *.google-analytics.com, *.analytics.google.com. Prazno: samo njegov server. Tagovi s vlastitim HTML-om ostaju blokirani",
    },
    legalName: { label: "Puni naziv firme", what: "Impressum, uslovi. Prazno: naziv iznad" },
    legalForm: { label: "Pravni oblik", what: "Impressum, na primjer d.o.o." },
    registrationCourt: { label: "Sudski registar", what: "Impressum" },
    registrationNumber: { label: "Registarski broj", what: "Impressum" },
    jib: { label: "JIB", what: "Impressum; 13 cifara" },
    vatNumber: { label: "PDV broj", what: "Impressum; 12 cifara" },
    responsiblePerson: { label: "Odgovorna osoba", what: "Impressum" },
    minRentalDays: {
      label: "Najkraći najam",
      what: "Pretraga, pitanja, uslovi. Sezona može tražiti više",
    },
    maxRentalDays: { label: "Najduži najam", what: "Pretraga, pitanja, uslovi" },
    graceMinutes: {
      label: "Tolerancija pri povratu",
      what: "Toliko minuta preko punog dana ne košta ništa. Pitanja, uslovi",
    },
    leadMinutes: {
      label: "Vrijeme da vozilo bude spremno",
      what: "Uz trajanje vožnje, to je rok za rezervaciju na svakom mjestu koje nema svoj",
    },
    outOfHoursLeadHours: {
      label: "Rok van radnog vremena",
      what: "Preuzimanje van radnog vremena mjesta rezerviše se najmanje toliko ranije",
    },
    maxAdvanceDays: {
      label: "Rezervacije unaprijed",
      what: "Koliko najviše unaprijed može biti preuzimanje",
    },
    freeCancellationHours: {
      label: "Rok za besplatno otkazivanje",
      what: "Prije preuzimanja. Početna stranica, potvrda, e-mailovi, uslovi. 0 znači u svako doba",
    },
    freeAfterBookingMinutes: {
      label: "Besplatno nakon rezervacije",
      what: "Ko rezerviše nakon tog roka, još ovoliko može besplatno izmijeniti ili otkazati",
    },
    autoConfirm: {
      label: "Rezervacije se potvrđuju odmah",
      what: "Isključeno: nove rezervacije čekaju vašu potvrdu, a vozilo je dotad zauzeto",
    },
    instantDays: { label: "Najduži najam koji se potvrđuje odmah", what: "Duži čekaju" },
    instantValueCents: {
      label: "Najveći iznos koji se potvrđuje odmah, eura",
      what: "Rezervacije preko tog iznosa čekaju",
    },
    instantReservations: {
      label: "Otvorene rezervacije jedne osobe",
      what: "Po istom e-mailu, istom telefonu ili istom imenu i datumu rođenja. Računa se i nova",
    },
    instantPersonDays: {
      label: "Dani najma jedne osobe",
      what: "U svim otvorenim rezervacijama zajedno. Porodici s dva vozila na mjesec dana treba 60",
    },
    minDriverAge: {
      label: "Najmanja dob vozača",
      what: "Obrazac rezervacije, uslovi. Vozilo može tražiti više",
    },
    licenceYears: { label: "Vozačka dozvola stara najmanje", what: "Rezervacija, pitanja, uslovi" },
    turnaroundMinutes: { label: "Priprema vozila", what: "Ostaje slobodno nakon svakog povrata" },
    ...handovers,
    ...debts,
    monthlyLetter: {
      label: "Prihod za mjesec",
      what: "U prvim danima svakog mjeseca, o prethodnom mjesecu, s PDF-om",
    },
    contactMessageMonths: {
      label: "Poruke",
      what: "Sa stranice za kontakt, i e-mailovi koji ih sadrže",
    },
    cancelledReservationMonths: {
      label: "Otkazane rezervacije",
      what: "I nedolasci; nakon toga ostaju bez imena",
    },
    contractYears: {
      label: "Ugovori i fakture",
      what: "Kako traže porezni propisi; nakon toga ostaju bez imena. Prije skraćivanja pitajte računovođu",
    },
    documentPhotoDays: { label: "Fotografije dokumenata", what: "Nakon povrata" },
    positionDays: { label: "Položaji vozila", what: "Gdje je ugrađen uređaj za praćenje" },
    visitMonths: { label: "Posjete", what: "Posjetilaca koji su pristali" },
    newsletterProofMonths: {
      label: "Dokaz o pristanku na newsletter",
      what: "Nakon odjave s newslettera",
    },
    complaintAnswerDays: { label: "Odgovor na prigovor", what: "Stranica o prigovorima" },
    privacyAnswerDays: { label: "Odgovor na zahtjev o podacima", what: "Politika privatnosti" },
  },
  parts: {
    en: "na engleskom",
    bs: "na bosanskom",
    url: "Adresa dijelova karte",
    attribution: "Navod izvora na karti",
    attributionUrl: "Link na izvor",
    maxZoom: "Najveće uvećanje",
  },
  tilesHelp: "Adresa s jednim serverom, a iza njega {z}, {x} i {y}",
  units: {
    minutes: "minuta",
    hours: "sati",
    days: "dana",
    months: "mjeseci",
    years: "godina",
    km: "km",
  },
  between: (least, most) => `${least} do ${most}`,
  payments: {
    cash: "Gotovina",
    "credit-card": "Kreditna kartica",
    "debit-card": "Debitna kartica",
    "bank-transfer": "Uplata na račun",
  },
  on: "Uključeno",
  off: "Isključeno",
  youngDriver: {
    title: "Mladi vozači",
    lead: "Doplata je dio cjenovnika i mijenja se u njemu.",
    until: (years) =>
      `Plaćaju je vozači mlađi od ${years} ${plural(years, ["godine", "godine", "godina"])}`,
    price: (day, most) => `${day} na dan, najviše ${most} po najmu`,
    link: "Otvorite cjenovnik",
  },
  weekdays: {
    opens: (day) => `${day}: otvara`,
    closes: (day) => `${day}: zatvara`,
    closed: "zatvoreno",
    from: "od",
    to: "do",
    end: "do",
  },
  bounds: (what, least, most) => `${what} (od\u00a0${least}\u00a0do\u00a0${most})`,
  ...places,
  ...texts,
  orderStale:
    "Lista se u međuvremenu promijenila. Prikazana je kakva je sada: poredajte je ponovo.",
  ...house,
};
