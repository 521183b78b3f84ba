import type { ShippedText } from "./shipped-text.ts";

/** Privacy policy, by the data-protection law of Bosnia and Herzegovina (Službeni glasnik BiH 12/25) and the GDPR. */
export const privacy: ShippedText = {
  kind: "privacy",
  edition: 8,
  title: { en: "Privacy policy", bs: "Politika privatnosti" },
  body: {
    en: `{legalName}, {address}, Bosnia and Herzegovina, decides what happens to your data (the controller). Write to {email} or call {phone} about anything on this page.

## What we keep and why

- When you book: your name, date of birth, e-mail, phone, flight number if you give one, what you booked, and the versions of the terms that you accepted. We need them to make and keep the contract with you; the date of birth for the driver’s age.
- At pick-up: the numbers and photos of your licence and of your ID card or passport, marks on the car, photos of the car, and signatures. They belong to the rental agreement and to its insurance. We do not ask for document numbers on this website.
- When you pay: the amount, method and time, and for a deposit by card the last four digits. Tax and accounting law requires it. We never store card numbers.
- When you write to us: your name, e-mail, phone if you give it, and your message, to answer it.
- When you subscribe to our newsletter: your e-mail, the sentence that you agreed to, and when. We send it only after you have clicked the link in the first e-mail; one click in any issue ends it.
- To protect our forms from abuse: how often one IP address has used them, as a code that nobody can read back, for a few hours at most.

## Visits to this website

We record which trips are searched for, how far they get towards a booking, and at which fields a form was not accepted, without anything that names or identifies you.

Until you agree, we only count: which page was read on which day, with what kind of browser and device, in which country, and from which website the visitor came. No number is given to your browser, and nothing tells one visit from another.

If you agree, a random number links the pages of one visit for {visitHours}: their addresses, the website that you came from, the campaign that its link names, browser, kind of device, time spent, the last page, and the city and country that your IP address belongs to. The IP address itself is not kept. You can change your mind at any time in the cookie settings below, and what was recorded about your visit is then deleted if you wish.

## Other services that your browser may contact

Calling, WhatsApp, Viber and directions open another company’s app or website, and only when you tap them.
A street map is loaded from {mapHost} when you tap the map; that website then sees your IP address and which part of the map you look at.
An outside measuring service is loaded only if we use one and you have agreed to it.

## Who receives data

Only those who need it: insurers and the police after an accident, authorities that fine a driver, our accountant, and the providers who run our server and deliver our e-mail, bound by contract. We do not sell data, and no decision about you is made by a computer alone.

## How long we keep it

- Contact messages: {contactMessageMonths}
- Cancelled reservations, and those where nobody came for the car: {cancelledReservationMonths}, then without your name
- Rental agreements and invoices: {contractYears}, as tax law requires
- Photos of documents: {documentPhotoDays} after the return
- Positions of a car with a location device: {positionDays}
- Single visits: {visitMonths}, then only their totals
- Newsletter: your address until you unsubscribe, the proof of your consent {newsletterProofMonths} longer; an address that was never confirmed {unconfirmedDays}

Where a car carries a location device, the agreement says so; positions are read only when a car is missing, late or leaves the agreed countries.

## Your rights

You may see your data, have it corrected, deleted or handed over, have its use restricted, object to it, and withdraw your consent at any time. What was done before you withdrew it remains lawful. Write to {email}; we answer within {privacyAnswerDays}.

You may complain to the Personal Data Protection Agency in Bosnia and Herzegovina (azlp.ba), or, in the European Union, to the authority where you live.`,
    bs: `{legalName}, {address}, Bosna i Hercegovina, odlučuje o obradi vaših podataka (kontrolor podataka). O svemu na ovoj stranici pišite na {email} ili nazovite {phone}.

## Šta čuvamo i zašto

- Kad rezervišete: ime i prezime, datum rođenja, e-mail, telefon, broj leta ako ga navedete, ono što ste rezervisali i verzije uslova koje ste prihvatili. Potrebni su nam da sklopimo i ispunimo ugovor s vama, a datum rođenja radi provjere dobi vozača.
- Pri preuzimanju: brojevi i fotografije vozačke dozvole i lične karte ili pasoša, oštećenja na vozilu, fotografije vozila i potpisi. Dio su ugovora o najmu i osiguranja. Na ovom sajtu ne tražimo brojeve dokumenata.
- Kad plaćate: iznos, način i vrijeme, a za depozit karticom posljednje četiri cifre. To traže propisi o porezu i računovodstvu. Brojeve kartica nikad ne čuvamo.
- Kad nam pišete: ime, e-mail, telefon ako ga navedete i poruka, da bismo odgovorili.
- Kad se prijavite na newsletter: e-mail, rečenica na koju ste pristali i vrijeme pristanka. Šaljemo ga tek kad kliknete na link u prvom e-mailu; za odjavu je dovoljan jedan klik u bilo kojem newsletteru.
- Radi zaštite obrazaca od zloupotrebe: broj slanja s jedne IP adrese, u obliku koda koji niko ne može pročitati, najviše nekoliko sati.

## Posjete ovom sajtu

Bilježimo koji se termini traže, dokle se s njima stiže prema rezervaciji i na kojim poljima obrazac nije prihvaćen, bez ičega po čemu bi se znalo ko ste ili da ste već bili ovdje.

Dok ne pristanete, samo brojimo: koja je stranica čitana kojeg dana, kakvim preglednikom i uređajem, u kojoj državi, i s kojeg je sajta posjetilac došao. Vaš preglednik ne dobija nikakav broj i ništa ne razlikuje jednu posjetu od druge.

Ako pristanete, slučajan broj povezuje stranice jedne posjete tokom {visitHours}: njihove adrese, sajt s kojeg ste došli, kampanju navedenu u njegovom linku, preglednik, vrstu uređaja, vrijeme čitanja, posljednju stranicu te grad i državu kojima pripada vaša IP adresa. Samu IP adresu ne čuvamo. Predomisliti se možete u svako doba, u postavkama kolačića u nastavku; ono što je zabilježeno o vašoj posjeti tada se briše, ako to želite.

## S kim se vaš preglednik još može povezati

Poziv, WhatsApp, Viber i upute kako doći otvaraju aplikaciju ili sajt druge firme, i to samo kad ih dodirnete.
Karta ulica učitava se sa sajta {mapHost} kad dodirnete kartu; taj sajt tada vidi vašu IP adresu i koji dio karte gledate.
Vanjska usluga za mjerenje posjeta učitava se samo ako je koristimo i ako ste na to pristali.

## Ko dobija podatke

Samo oni kojima su potrebni: osiguranje i policija nakon nezgode, organi koji kažnjavaju vozača, naš računovođa te firme koje održavaju naš server i isporučuju naše e-mailove, obavezane ugovorom. Podatke ne prodajemo, a o vama nikad ne odlučuje samo računar.

## Koliko dugo čuvamo podatke

- Poruke koje nam pošaljete: {contactMessageMonths}
- Otkazane rezervacije i one po koje niko nije došao: {cancelledReservationMonths}, zatim bez vašeg imena
- Ugovori o najmu i fakture: {contractYears}, kako traže porezni propisi
- Fotografije dokumenata: {documentPhotoDays} nakon povrata
- Položaji vozila s uređajem za lociranje: {positionDays}
- Pojedinačne posjete: {visitMonths}, zatim samo zbirno
- Newsletter: vaša adresa do odjave, dokaz o pristanku još {newsletterProofMonths}; adresa koja nije potvrđena {unconfirmedDays}

Ako vozilo ima uređaj za lociranje, to piše u ugovoru; položaj gledamo samo kad vozilo nestane, kasni ili napusti dogovorene države.

## Vaša prava

Možete tražiti uvid u svoje podatke, ispravku, brisanje, prijenos i ograničenje obrade, uložiti prigovor i u svako doba povući pristanak. Obrada prije povlačenja ostaje zakonita. Pišite na {email}; odgovaramo u roku od {privacyAnswerDays}.

Prigovor možete podnijeti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini (azlp.ba), a u Evropskoj uniji nadležnom organu države u kojoj živite.`,
  },
  openPoints: [
    {
      en: "How long agreements, invoices and cancelled reservations must and may be kept (settings “Contracts and invoices”, “Cancelled reservations”).",
      bs: "Koliko se dugo moraju i smiju čuvati ugovori, fakture i otkazane rezervacije (postavke „Ugovori i fakture“, „Otkazane rezervacije“).",
    },
    {
      en: "The legal basis of each use, and whether the agency needs a data-protection officer or a representative in the European Union (GDPR, article 27).",
      bs: "Pravni osnov za svaku obradu, te treba li agencija službenika za zaštitu podataka ili predstavnika u Evropskoj uniji (GDPR, član 27).",
    },
    {
      en: "Location devices in cars: the purposes named here against the guidelines 1/2020 of the European Data Protection Board.",
      bs: "Uređaji za lociranje u vozilima: ovdje navedene svrhe prema smjernicama 1/2020 Evropskog odbora za zaštitu podataka.",
    },
  ],
};
