/** General rental terms. Names in braces are written in from the settings; blank lines part paragraphs. */
export const termsEn = `These terms apply to every rental of a car from {name}, {address}, Bosnia and Herzegovina ("we"). At pick-up you sign a rental agreement that repeats what was booked; where it says something else, the agreement counts.

## Booking

You book a group of cars, shown by an example "or similar". We confirm the group; if the car in the picture is not there, you get one of the same group or a better one at the same price.

A booking is made when you see your reservation code. Nothing is charged then: you pay at pick-up. Extras are prepared as booked but cannot be guaranteed.

The shortest rental is {minRentalDays}, the longest that can be booked here is {maxRentalDays}.

## Driver

The driver is at least {minDriverAge} old at pick-up, more for some cars, and has held a licence for at least {licenceYears}. Under {youngDriverUntil} there is a young-driver surcharge of {youngDriverPerDay} a day, at most {youngDriverCap} per rental.

Bring your driving licence, an ID card or passport, and a credit card in your name for the deposit. A licence that is not in Latin letters needs an international driving permit. Only drivers named in the agreement may drive; additional drivers are free of charge and show their licence.

## Price and payment

Prices are in euro and include VAT. The price is the one that you saw when you booked, line by line; it changes only when you change the booking, and then you see the new price first.

The price includes unlimited mileage, third-party insurance, roadside help at any hour, the plan that you chose, and winter equipment from 1 November to 1 April.

You pay in cash, by credit or debit card, or by bank transfer. Payments in convertible marks are counted at 1 EUR = 1.95583 BAM.

## Rental days

A rental day is 24 hours, counted by the clock in Sarajevo from the minute of pick-up. A return up to {graceMinutes} late costs nothing; after that another day begins at the price of your agreement.

If you want to keep the car longer, tell us at least 24 hours before the return. We agree when the car is free. A car that is kept without our agreement counts as withheld.

## Pick-up and return

Places and hours are the ones of your reservation. If your flight is late we wait, as long as we know the flight number. A pick-up or return outside the hours of a place may cost a fee, which is shown when you book.

At pick-up and return we write down mileage, fuel, equipment and marks on the car together, and both sign. Bring the car back with as much fuel as you got it; missing fuel is charged at its price and a service fee.

## Protection and deposit

Each plan limits what you pay for damage to the car and names what it covers. The plan is not insurance of persons or of luggage. The deposit of your plan is held at pick-up and released at return, when the car comes back as it went. A bank may take some days to show it.

The limit does not apply when the damage was caused on purpose or by gross negligence, under alcohol or drugs, by a driver who is not named in the agreement, off paved roads, abroad without our consent, by the wrong fuel, or when there is no police report.

## Accident, damage, theft

Stop, help, call the police (122) and an ambulance (124) if somebody is hurt, and call us: {phone}. Every accident, theft or damage by others needs a police report, however small. Do not admit guilt and do not have the car repaired without asking us.

## Using the car

The car is not for racing, driving lessons, towing, carrying people or goods for money, or unpaved roads that are closed to ordinary cars. Smoking in it is not allowed. Fines, tolls and parking during your rental are yours, also when they reach us later.

Children under 12 do not sit in front. Children under 5 need a child seat, from 5 to 12 a booster: we fit them free of charge.

## Driving abroad

You may leave Bosnia and Herzegovina only to the countries that you named when booking and that are in the agreement. The fee is per country. Some countries ask for a green card or for insurance at the border; the booking says which.

## Change and cancellation

You change or cancel with your code and first name. Until {freeCancellationHours} before pick-up this is free of charge. Later, and when you do not come, we may charge one rental day.

If we cannot give you a car of your group or a better one, you get back everything that you have paid.

## Complaints and law

Tell us first: {email} or {phone}. We answer within eight days. Consumers may also turn to the Ombudsman for Consumer Protection of Bosnia and Herzegovina. The law of Bosnia and Herzegovina applies; the court at our seat decides, unless the law gives a consumer another one.`;

export const termsBs = `Ovi uslovi važe za svaki najam vozila kod najmodavca {name}, {address}, Bosna i Hercegovina („mi“). Pri preuzimanju potpisujete ugovor o najmu vozila u kojem stoji ono što je rezervisano; ako u ugovoru piše drugačije, važi ugovor.

## Rezervacija

Rezervišete kategoriju vozila, prikazanu primjerom „ili slično“. Potvrđujemo kategoriju: ako vozila sa slike nema, dobijate drugo iz iste kategorije ili bolje, po istoj cijeni.

Rezervacija važi čim vidite kod rezervacije. Tada se ništa ne naplaćuje: plaćate pri preuzimanju. Dodatke pripremamo kako su rezervisani, ali ih ne možemo garantovati.

Najkraći najam je {minRentalDays}, a najduži koji se ovdje može rezervisati {maxRentalDays}.

## Vozač

Vozač pri preuzimanju ima najmanje {minDriverAge}, za neka vozila i više, a vozačku dozvolu ima najmanje {licenceYears}. Ko još nije navršio {youngDriverUntil}, plaća doplatu za mladog vozača od {youngDriverPerDay} po danu, najviše {youngDriverCap} po najmu.

Ponesite vozačku dozvolu, ličnu kartu ili pasoš i kreditnu karticu na svoje ime za depozit. Uz dozvolu koja nije na latinici potrebna je međunarodna vozačka dozvola. Voziti smiju samo vozači navedeni u ugovoru; dodatni vozači se ne plaćaju i pokazuju svoju dozvolu.

## Cijena i plaćanje

Cijene su u eurima, s uračunatim PDV-om. Važi cijena koju ste vidjeli pri rezervaciji, stavku po stavku; mijenja se samo kad vi izmijenite rezervaciju, a novu cijenu vidite prije toga.

U cijeni su neograničena kilometraža, obavezno osiguranje, pomoć na putu u svako doba, paket zaštite koji ste odabrali i zimska oprema od 1. novembra do 1. aprila.

Plaćate gotovinom, kreditnom ili debitnom karticom ili bankovnim transferom. Plaćanje u konvertibilnim markama obračunava se po kursu 1 EUR = 1,95583 KM.

## Dani najma

Dan najma traje 24 sata i računa se po sarajevskom vremenu, od minute preuzimanja. Ako s povratom kasnite najviše {graceMinutes}, to se ne plaća; nakon toga počinje novi dan, po cijeni iz ugovora.

Ako vozilo želite zadržati duže, javite nam najmanje 24 sata prije povrata. Pristajemo ako je vozilo slobodno. Vozilo zadržano bez naše saglasnosti smatra se utajenim.

## Preuzimanje i povrat

Mjesta i vremena su ona iz vaše rezervacije. Ako let kasni, čekamo vas, pod uslovom da imamo broj leta. Preuzimanje ili povrat van radnog vremena nekog mjesta može se dodatno naplatiti, a iznos vidite pri rezervaciji.

Pri preuzimanju i povratu zajedno zapisujemo kilometražu, gorivo, opremu i oštećenja na vozilu, i obje strane potpisuju zapisnik. Vozilo vraćate s onoliko goriva koliko ga je bilo pri preuzimanju; gorivo koje nedostaje naplaćujemo po cijeni goriva uz naknadu za uslugu.

## Zaštita i depozit

Svaki paket zaštite ograničava koliko plaćate za štetu na vozilu i navodi šta pokriva. Paket nije osiguranje osoba ni prtljaga. Depozit vašeg paketa rezerviše se pri preuzimanju, a oslobađa pri povratu, ako se vozilo vrati kakvo je i predato. Može proći nekoliko dana dok banka to ne prikaže.

Ograničenje ne važi ako je šteta nastala namjerno ili krajnjom nepažnjom, pod uticajem alkohola ili droga, ako je vozio neko ko nije naveden u ugovoru, van asfaltiranih puteva, u inostranstvu bez naše saglasnosti, zbog pogrešnog goriva, ili ako nema policijskog zapisnika.

## Nezgoda, šteta, krađa

Zaustavite se, pomozite, pozovite policiju (122), hitnu pomoć (124) ako je neko povrijeđen, i nas: {phone}. Za svaku nezgodu, krađu ili štetu koju je počinio neko drugi potreban je policijski zapisnik, ma kako bila mala. Ne priznavajte krivicu i ne popravljajte vozilo bez dogovora s nama.

## Korištenje vozila

Vozilo nije za utrke, obuku vozača, vuču, prevoz putnika ili robe uz naknadu, niti za neasfaltirane puteve koji nisu za obična vozila. U vozilu se ne puši. Kazne, putarine i parkiranje tokom najma plaćate vi, i kad računi nama stignu kasnije.

Djeca mlađa od 12 godina ne sjede naprijed. Djeci mlađoj od 5 godina potrebna je dječija sjedalica, a od 5 do 12 godina podmetač: postavljamo ih besplatno.

## Vožnja u inostranstvo

Iz Bosne i Hercegovine vozilom smijete samo u države koje ste naveli pri rezervaciji i koje stoje u ugovoru. Naknada se plaća po državi. Neke države traže zelenu kartu ili osiguranje na granici; pri rezervaciji piše koje.

## Izmjena i otkazivanje

Rezervaciju mijenjate ili otkazujete kodom i imenom. Najkasnije {freeCancellationHours} prije preuzimanja to je besplatno. Kasnije, i ako ne dođete, možemo naplatiti jedan dan najma.

Ako vam ne možemo dati vozilo iz vaše kategorije ni bolje, vraćamo sve što ste platili.

## Prigovori i pravo

Prvo se javite nama: {email} ili {phone}. Odgovaramo u roku od osam dana. Potrošači se mogu obratiti i Instituciji ombudsmana za zaštitu potrošača u Bosni i Hercegovini. Primjenjuje se pravo Bosne i Hercegovine; nadležan je sud u našem sjedištu, osim ako zakon potrošaču daje drugi.`;
