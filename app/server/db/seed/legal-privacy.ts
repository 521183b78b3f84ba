/** Privacy policy, by the data-protection law of Bosnia and Herzegovina (Službeni glasnik BiH 12/25) and the GDPR. */
export const privacyEn = `{name}, {address}, Bosnia and Herzegovina, decides what happens with your data (the controller). Write to {email} or call {phone} about anything on this page.

## What we keep and why

When you book: your name, date of birth, e-mail, phone, flight number if you give one, and what you booked. We need them to make and keep the contract with you; the date of birth for the driver's age.

At pick-up: the numbers of your licence and of your ID card or passport, marks on the car, photos of the car, and signatures. They belong to the rental agreement and to its insurance. We do not ask for document numbers on this website.

When you pay: amount, way and time, and for a deposit by card the last four digits. We never keep card numbers.

When you write to us: your name, e-mail, phone if you give it, and your message, to answer it.

When you subscribe to our letters: your e-mail and the time of your consent. We write only after you have clicked the link in the first mail; one click in any letter ends it.

When you visit: which pages are read and which trips are searched for, without your name and without recognising you on another day. We do it to know what is missing.

## Cookies

This website sets one cookie, for your language, and keeps an unfinished search in your browser until you close it. Both are needed for what you asked for. There are no advertising cookies.

## Who receives it

Those who must: insurers and the police after an accident, authorities that fine a driver, our accountant, and the providers who run our server and deliver our mail, bound by contract. We do not sell data.

## How long

Contact messages: 12 months. Cancelled reservations: 24 months, then without your name. Rental agreements and invoices: as long as tax law demands. Photos of documents: until 30 days after return. Where a car carries a location device the agreement says so; positions are read only when a car is missing, late or leaves the agreed countries, and are deleted after 90 days.

## Your rights

You may see your data, have it corrected, deleted or handed over, have its use restricted, object to it, and take back a consent at any time. Write to {email}; we answer within 30 days. You may complain to the Personal Data Protection Agency in Bosnia and Herzegovina (azlp.ba), or, in the European Union, to the authority where you live.`;

export const privacyBs = `{name}, {address}, Bosna i Hercegovina, odlučuje o obradi vaših podataka (kontrolor podataka). O svemu na ovoj stranici pišite na {email} ili nazovite {phone}.

## Šta čuvamo i zašto

Kad rezervišete: ime i prezime, datum rođenja, e-mail, telefon, broj leta ako ga navedete i ono što ste rezervisali. Potrebni su nam da sklopimo i ispunimo ugovor s vama, a datum rođenja zbog dobi vozača.

Pri preuzimanju: brojevi vozačke dozvole i lične karte ili pasoša, oštećenja na vozilu, fotografije vozila i potpisi. Dio su ugovora o najmu i osiguranja. Na ovoj stranici ne tražimo brojeve dokumenata.

Kad plaćate: iznos, način i vrijeme, a za depozit karticom posljednje četiri cifre. Brojeve kartica nikad ne čuvamo.

Kad nam pišete: ime, e-mail, telefon ako ga navedete i poruka, da bismo odgovorili.

Kad se prijavite na bilten: e-mail i vrijeme saglasnosti. Pišemo tek kad kliknete na link u prvom e-mailu; za odjavu je dovoljan jedan klik u bilo kojem broju.

Kad posjetite stranicu: koje se stranice čitaju i koji se termini traže, bez vašeg imena i tako da vas drugog dana ne prepoznajemo. To radimo da znamo šta nedostaje.

## Kolačići

Ova stranica postavlja jedan kolačić, za jezik, a započetu pretragu čuva u vašem pregledniku dok ga ne zatvorite. Oboje je potrebno za ono što ste tražili. Reklamnih kolačića nema.

## Ko dobija podatke

Oni koji moraju: osiguranje i policija nakon nezgode, organi koji kažnjavaju vozača, naš računovođa te oni koji održavaju naš server i isporučuju našu poštu, obavezani ugovorom. Podatke ne prodajemo.

## Koliko dugo

Poruke: 12 mjeseci. Otkazane rezervacije: 24 mjeseca, zatim bez vašeg imena. Ugovori o najmu i fakture: koliko traže porezni propisi. Fotografije dokumenata: do 30 dana nakon povrata. Ako vozilo ima uređaj za lociranje, to piše u ugovoru; položaj se gleda samo kad je vozilo nestalo, kasni ili napusti dogovorene države, a briše se nakon 90 dana.

## Vaša prava

Možete tražiti uvid u svoje podatke, ispravku, brisanje, prijenos i ograničenje obrade, uložiti prigovor i u svako doba povući saglasnost. Pišite na {email}; odgovaramo u roku od 30 dana. Prigovor možete podnijeti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini (azlp.ba), a u Evropskoj uniji nadležnom organu u mjestu gdje živite.`;
