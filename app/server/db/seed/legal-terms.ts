import type { ShippedText } from "./shipped-text.ts";

/** General rental terms. */
export const terms: ShippedText = {
  kind: "terms",
  edition: 7,
  title: { en: "Rental terms and conditions", bs: "Opći uslovi najma" },
  body: {
    en: `These terms apply to every rental of a car from {legalName}, {address}, Bosnia and Herzegovina (“we”). At pick-up you sign a rental agreement that repeats what was booked; where the two differ, the agreement applies. The cancellation policy, the privacy policy and the complaints procedure on this page form part of these terms.

## Booking

You book a category of cars, shown by an example “or similar”, unless the car is offered as exactly this model. We confirm the category: if the car in the picture is not available, you get another of the same category or a better one, with the same gearbox, at the same price.

Your reservation is made as soon as you see its code, unless the page says that we still have to confirm it: then it is made when we confirm it. Nothing is charged when you book: you pay at pick-up. Extras are prepared as booked but cannot be guaranteed.

The shortest rental is {minRentalDays}; the longest that can be booked here is {maxRentalDays}. At busy times the shortest rental can be longer; the search then says so.

## Driver

The driver must be at least {minDriverAge} old at pick-up, older for some cars, and must have held a licence for at least {licenceYears}.
{youngDriverRule}

Bring your driving licence, an ID card or passport, and a credit card in your name for the deposit. With a licence that is not in Latin letters you also need an international driving permit. Only drivers named in the agreement may drive; all of them must show their licence and their ID card or passport.

## Price and payment

Prices are in euro and include {vat} VAT. The price is the one that you saw when you booked, line by line; it changes only if you change the reservation, and then you see the new price first.

The price includes unlimited mileage, third-party insurance, roadside assistance at any hour and the plan that you chose.
Free of charge, when you add them: {freeExtras}.
{winterExtras}

Ways to pay: {payments}. Payments in convertible marks are converted at 1 EUR = {kmRate} BAM.

## Rental days

A rental day is 24 hours, counted by the clock in Sarajevo from the minute of pick-up. You may be up to {graceMinutes} late returning the car at no charge; after that another day begins, at the price in your agreement.

If you want to keep the car longer, tell us before the agreed return, on this website or by phone. We will agree if the car is available. A car that is kept without our agreement is treated as unlawfully withheld.

## Pick-up and return

Place and time are those of your reservation. If your flight is late we will wait, as long as we know the flight number. What a pick-up or return outside these hours costs is shown when you book.

{places}

At pick-up and return we record mileage, fuel, equipment and marks on the car together, and both sides sign. Return the car with as much fuel as it had at pick-up; missing fuel is charged at cost plus a service fee.

## Protection and deposit

Each plan limits what you pay for damage to the car (the excess) and names what it covers. A plan does not insure people or luggage.

{plans}

The deposit is held on the credit card at pick-up and is not part of the price. It is released at return, when the car comes back in the condition in which it left, or as your plan says. Your bank may take a few days to show it.

The limit does not apply when the damage was caused on purpose or by gross negligence, under the influence of alcohol or drugs, by a driver who is not named in the agreement, off public roads or on roads closed to ordinary cars, abroad without our consent, or by the wrong fuel. Without a police report it does not apply either, except under a plan with a safety fee: there the limit stays, and we keep the fee.

## Accident, damage, theft

Stop, help, and call the police (122); call an ambulance (124) too if somebody is hurt. Then call us, at any hour: {phone}. Every accident, theft or damage by others needs a police report, however small. Do not admit guilt and do not have the car repaired without asking us.

## Using the car

The car is not for racing, driving lessons, towing, carrying people or goods for money, or unpaved roads that are closed to ordinary cars. Smoking in it is not allowed. Fines, tolls and parking during your rental are yours to pay, even if they reach us later.

Children under 12 must not sit in the front. Children under 5 need a child seat, from 5 to 12 a child seat or a booster.

## Driving abroad

You may take the car out of Bosnia and Herzegovina only to countries that you named when booking and that are listed in the agreement.
{borderFees}

A green card, which comes with the keys, is needed for: {greenCardCountries}.
Insurance has to be bought at the border for: {insuranceCountries}.
The car may not be driven to: {closedCountries}.

## Change and cancellation

You can change or cancel with your code and first name. This is free of charge {freeUntil}. The cancellation policy says what applies after that, and what happens if we cannot give you a car.

## Complaints and law

Tell us first: {email} or {phone}. We answer a complaint within {complaintAnswerDays}; the complaints procedure says how. The law of Bosnia and Herzegovina applies; the court at our registered seat has jurisdiction, unless the law provides another one for consumers.

## The version that applies

The version that was in force when you booked applies to your reservation; we store its number with it.`,
    bs: `Ovi uslovi važe za svaki najam vozila kod najmodavca {legalName}, {address}, Bosna i Hercegovina („mi“). Pri preuzimanju potpisujete ugovor o najmu vozila u kojem stoji ono što je rezervisano; ako u ugovoru piše drugačije, važi ugovor. Sastavni dio ovih uslova su uslovi otkazivanja, politika privatnosti i postupak po prigovorima na ovoj stranici.

## Rezervacija

Rezervišete kategoriju vozila, prikazanu na primjeru jednog vozila „ili slično“, osim ako je vozilo ponuđeno kao upravo taj model. Potvrđujemo kategoriju: ako vozila sa slike nema, dobijate drugo iz iste kategorije ili bolje, s istim mjenjačem, po istoj cijeni.

Rezervacija važi čim vidite kod rezervacije, osim ako uz njega piše da je još moramo potvrditi: tada važi od naše potvrde. Pri rezervaciji se ništa ne naplaćuje: plaćate pri preuzimanju. Dodatke pripremamo kako su rezervisani, ali ih ne možemo garantovati.

Najkraći najam je {minRentalDays}, a najduži koji se ovdje može rezervisati je {maxRentalDays}. Kad je potražnja velika, najkraći najam može biti duži; tada to vidite pri pretrazi.

## Vozač

Vozač pri preuzimanju mora imati najmanje {minDriverAge}, za neka vozila i više, a vozačku dozvolu najmanje {licenceYears}.
{youngDriverRule}

Ponesite vozačku dozvolu, ličnu kartu ili pasoš i kreditnu karticu na svoje ime za depozit. Uz dozvolu koja nije na latinici potrebna je međunarodna vozačka dozvola. Voziti smiju samo vozači navedeni u ugovoru; svi pokazuju svoju dozvolu i ličnu kartu ili pasoš.

## Cijena i plaćanje

Cijene su u eurima i sadrže PDV od {vat}. Važi cijena koju ste vidjeli pri rezervaciji, stavku po stavku; mijenja se samo kad vi izmijenite rezervaciju, a novu cijenu vidite prije toga.

U cijeni su neograničena kilometraža, obavezno osiguranje od autoodgovornosti, pomoć na putu u svako doba i paket zaštite koji ste odabrali.
Bez doplate, kad ih dodate: {freeExtras}.
{winterExtras}

Načini plaćanja: {payments}. Plaćanje u konvertibilnim markama obračunava se po kursu 1 EUR = {kmRate} KM.

## Dani najma

Dan najma traje 24 sata i računa se po sarajevskom vremenu, od minute preuzimanja. Ako s povratom kasnite najviše {graceMinutes}, to se ne plaća; nakon toga počinje novi dan, po cijeni iz ugovora.

Ako vozilo želite zadržati duže, javite nam prije dogovorenog povrata, na ovom sajtu ili telefonom. Saglasnost dajemo ako je vozilo slobodno. Vozilo zadržano bez naše saglasnosti smatra se utajenim.

## Preuzimanje i povrat

Važe mjesto i vrijeme iz vaše rezervacije. Ako let kasni, čekamo vas, pod uslovom da imamo broj leta. Koliko košta preuzimanje ili povrat van ovog radnog vremena, vidite pri rezervaciji.

{places}

Pri preuzimanju i povratu zajedno zapisujemo kilometražu, gorivo, opremu i oštećenja na vozilu, i obje strane potpisuju zapisnik. Vozilo vraćate s onoliko goriva koliko ga je bilo pri preuzimanju; gorivo koje nedostaje naplaćujemo po cijeni goriva uz naknadu za uslugu.

## Zaštita i depozit

Svaki paket zaštite ograničava koliko plaćate za štetu na vozilu (učešće u šteti, franšiza) i navodi šta pokriva. Paket nije osiguranje osoba ni prtljaga.

{plans}

Depozit se pri preuzimanju rezerviše na kreditnoj kartici i nije dio cijene. Oslobađa se pri povratu, ako vozilo vratite u stanju u kojem ste ga preuzeli, ili kako je navedeno uz vaš paket. Može proći nekoliko dana dok banka to ne prikaže.

Ograničenje ne važi ako je šteta nastala namjerno ili krajnjom nepažnjom, pod uticajem alkohola ili droga, ako je vozio neko ko nije naveden u ugovoru, van javnih puteva ili na putevima zatvorenim za obična vozila, u inostranstvu bez naše saglasnosti ili zbog pogrešnog goriva. Ne važi ni ako nema policijskog zapisnika, osim kod paketa sa sigurnosnom naknadom: tada ograničenje važi, a naknadu zadržavamo.

## Nezgoda, šteta, krađa

Zaustavite se, pomozite i pozovite policiju (122), a ako je neko povrijeđen, i hitnu pomoć (124). Zatim, u svako doba, pozovite nas: {phone}. Za svaku nezgodu, krađu ili štetu koju je počinio neko drugi, pa i najmanju, potreban je policijski zapisnik. Ne priznavajte krivicu i ne popravljajte vozilo bez dogovora s nama.

## Korištenje vozila

Vozilo se ne smije koristiti za utrke, obuku vozača, vuču, prevoz putnika ili robe uz naknadu, niti na neasfaltiranim putevima zatvorenim za obična vozila. U vozilu se ne puši. Kazne, putarine i parkiranje tokom najma plaćate vi, i kad nam računi stignu kasnije.

Djeca mlađa od 12 godina ne sjede naprijed. Djeci mlađoj od 5 godina potrebna je dječija sjedalica, a djeci od 5 do 12 godina sjedalica ili podmetač.

## Vožnja u inostranstvo

Iz Bosne i Hercegovine vozilom smijete samo u države koje ste naveli pri rezervaciji i koje stoje u ugovoru.
{borderFees}

Zelena karta, koju dobijate uz ključeve, potrebna je za ove države: {greenCardCountries}.
Osiguranje se kupuje na granici za ove države: {insuranceCountries}.
Vozilom se ne smije u ove države: {closedCountries}.

## Izmjena i otkazivanje

Rezervaciju mijenjate ili otkazujete pomoću koda i imena. Besplatno je ako to uradite {freeUntil}. Šta važi kasnije i ako vam ne možemo dati vozilo, piše u uslovima otkazivanja.

## Prigovori i pravo

Prvo se javite nama: {email} ili {phone}. Na prigovor odgovaramo u roku od {complaintAnswerDays}; kako se podnosi, piše u postupku po prigovorima. Primjenjuje se pravo Bosne i Hercegovine; nadležan je sud prema našem sjedištu, osim ako zakon za potrošača određuje drugi.

## Verzija koja važi

Za vašu rezervaciju važi verzija koja je bila na snazi kad ste rezervisali; njen broj čuvamo uz rezervaciju.`,
  },
  openPoints: [
    {
      en: "Limits of liability and the list of cases in which the limit of a plan does not apply: to be confirmed under the Law on Obligations.",
      bs: "Ograničenje odgovornosti i slučajevi u kojima ograničenje iz paketa ne važi: potvrditi prema Zakonu o obligacionim odnosima.",
    },
    {
      en: "Prices in euro for consumers in Bosnia and Herzegovina: must every price and the invoice be shown in convertible marks?",
      bs: "Cijene u eurima za potrošače u Bosni i Hercegovini: mora li svaka cijena, i faktura, biti iskazana u konvertibilnim markama?",
    },
    {
      en: "A car kept without agreement: is the wording about withholding it right in criminal law?",
      bs: "Vozilo zadržano bez saglasnosti: je li izraz o utaji ispravan po krivičnom zakonu?",
    },
    {
      en: "Early return: the agency has set no rule on a refund; should the terms have one?",
      bs: "Raniji povrat: agencija nema pravilo o povratu novca; treba li ga u uslovima?",
    },
  ],
};
