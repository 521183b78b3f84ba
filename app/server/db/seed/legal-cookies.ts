import type { ShippedText } from "./shipped-text.ts";

/** Cookie policy: the name of everything that the site stores in a browser. */
export const cookies: ShippedText = {
  kind: "cookies",
  edition: 7,
  title: { en: "Cookie policy", bs: "Politika kolačića" },
  body: {
    en: `This is everything that this website leaves in your browser. There are no advertising cookies. What is needed for something that you asked for is stored without asking; everything else only if you agree.

## What is stored

| Name | What it is for | How long | Your consent
| preferred-language (cookie, and in local storage) | The language that you chose | {languageYears}; in local storage until you delete it | not needed
| ep_reservation (cookie) | Keeps your own reservation open after you have entered its code and your name; encrypted, so that nobody can read it | {sessionMinutes} after the last page | not needed
| ep_details (cookie) | Brings back what you typed for a booking when you reload the page or change its language; encrypted, so that nobody can read it | {detailsMinutes}, or until you book | not needed
| ep_booked (cookie) | Tells you what you have just booked here when you go back to the form; encrypted, so that nobody can read it | {bookedHours} | not needed
| search-params (session storage, and a cookie) | The search that you have started | until you close the tab; the cookie until you close the browser | not needed
| react-router-scroll-positions, react-router-manifest-version, remix-router-transitions (session storage) | Where you were on a page when you go back, and which version of the website you are using | until you close the tab | not needed
| visit-consent (local storage; a cookie too while we use an outside measuring service and you have agreed) | Your answer to the question whether we may record visits, yes or no, and when you gave it | {consentYears} | not needed
| visit-session (local storage) | The random number of one visit | {visitHours} | needed
| Files of the website (cache of the service worker) | Pages open at once, and without a connection a page says what still works | until newer ones take their place | not needed
| The reservation that you opened last, with its papers (cache of the service worker) | Reading it without a connection, on this device only | {keptReservationDays} after the return, or until you remove it | not needed
| kept-reservation-removed (session storage) | That you have removed a reservation from this device | until you close the tab | not needed
| ep_staff, __Host-ep_staff (cookies with these names or beginning so), ep_look (cookie) | Sign our staff in and keep their choice of light or dark; visitors never get them | until they sign out, at most a year; ep_look a year | not needed
| Cookies of an outside measuring service | Only if we use one; its own policy says what they do | as that service says | needed

## Deleting

Your browser deletes all of this in its settings, for this website alone or for all of them. Your reservation is not lost: it stays with us, and its code opens it again.

## Recording visits

Both answers are equally good: the website works the same. With “no” we only count pages, as the privacy policy says. If your browser asks websites not to track you, we respect that and do not ask. You can change your answer here at any time.`,
    bs: `Ovo je sve što ovaj sajt ostavlja u vašem pregledniku. Reklamnih kolačića nema. Ono što je potrebno za nešto što ste tražili čuva se bez pitanja; sve ostalo samo ako pristanete.

## Šta se čuva

| Naziv | Čemu služi | Koliko dugo | Vaš pristanak
| preferred-language (kolačić, i u lokalnoj memoriji) | Jezik koji ste odabrali | {languageYears}; u lokalnoj memoriji dok ga ne obrišete | nije potreban
| ep_reservation (kolačić) | Održava pristup vašoj rezervaciji nakon što upišete njen kod i ime; šifriran je, pa ga niko ne može pročitati | {sessionMinutes} nakon posljednje stranice | nije potreban
| ep_details (kolačić) | Vraća podatke koje ste upisali za rezervaciju kada ponovo učitate stranicu ili promijenite jezik; šifriran je, pa ga niko ne može pročitati | {detailsMinutes}, ili dok ne rezervišete | nije potreban
| ep_booked (kolačić) | Podsjeća vas šta ste upravo rezervisali ako se vratite na obrazac; šifriran je, pa ga niko ne može pročitati | {bookedHours} | nije potreban
| search-params (memorija kartice i kolačić) | Pretraga koju ste započeli | dok ne zatvorite karticu; kolačić dok ne zatvorite preglednik | nije potreban
| react-router-scroll-positions, react-router-manifest-version, remix-router-transitions (memorija kartice) | Gdje ste bili na stranici kad se vratite, i koju verziju sajta koristite | dok ne zatvorite karticu | nije potreban
| visit-consent (lokalna memorija; i kolačić dok koristimo vanjsku uslugu za mjerenje posjeta, ako ste pristali) | Vaš odgovor na pitanje smijemo li bilježiti posjete, da ili ne, i kad ste ga dali | {consentYears} | nije potreban
| visit-session (lokalna memorija) | Slučajan broj jedne posjete | {visitHours} | potreban
| Datoteke sajta (keš preglednika, service worker) | Stranice se otvaraju odmah, a bez veze s internetom piše šta i dalje radi | dok ih ne zamijene novije | nije potreban
| Rezervacija koju ste posljednju otvorili, s dokumentima (keš preglednika, service worker) | Čitanje bez veze s internetom, samo na ovom uređaju | {keptReservationDays} nakon povrata, ili dok je ne uklonite | nije potreban
| kept-reservation-removed (memorija kartice) | Da ste rezervaciju uklonili s ovog uređaja | dok ne zatvorite karticu | nije potreban
| ep_staff, __Host-ep_staff (kolačići tih imena i oni koji njima počinju), ep_look (kolačić) | Prijava našeg osoblja i njihov izbor svijetlog ili tamnog prikaza; posjetioci ih nikad ne dobijaju | do odjave, najviše godinu dana; ep_look godinu dana | nije potreban
| Kolačići vanjske usluge za mjerenje posjeta | Samo ako je koristimo; šta rade, piše u pravilima te usluge | koliko odredi ta usluga | potreban

## Brisanje

Sve ovo možete izbrisati u postavkama preglednika, samo za ovaj sajt ili za sve. Rezervacija se ne gubi: ostaje kod nas, a ponovo je otvarate njenim kodom.

## Bilježenje posjeta

Oba odgovora su jednako dobra: sajt radi isto. Ako odgovorite „ne“, samo brojimo stranice, kako piše u politici privatnosti. Ako vaš preglednik od sajtova traži da vas ne prate, to poštujemo i ništa ne pitamo. Odgovor ovdje možete promijeniti u svako doba.`,
  },
  openPoints: [
    {
      en: "Whether counting pages without any identifier before consent is allowed in Bosnia and Herzegovina without a banner.",
      bs: "Smiju li se u Bosni i Hercegovini stranice brojati bez ikakvog identifikatora prije pristanka, bez obavještenja.",
    },
    {
      en: "When an outside measuring service is switched on: name it here, with its cookies, and publish a new version.",
      bs: "Ako se uključi vanjska usluga za mjerenje posjeta: navesti je ovdje, s njenim kolačićima, i objaviti novu verziju.",
    },
  ],
};
