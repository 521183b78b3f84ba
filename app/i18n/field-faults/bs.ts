import { plural } from "../format.ts";
import type { FaultSentences } from "./fault-text.ts";

const signs = (count: number) => plural(count, ["znak", "znaka", "znakova"]);

export const bs: FaultSentences = {
  missing: "Popunite ovo polje.",
  "too-short": ({ min }) => `Najmanje ${min} ${signs(min)}.`,
  "too-long": ({ max }, { number }) => `Najviše ${number(max)} ${signs(max)}.`,
  number: ({ min, max }, { number }) => `Upišite cijeli broj od ${number(min)} do ${number(max)}.`,
  decimal: ({ min, max }, { number }) => `Upišite broj od ${number(min)} do ${number(max)}.`,
  days: ({ min, max }) => `Upišite cijeli broj dana, od ${min} do ${max}.`,
  year: ({ min, max }) => `Upišite godinu od ${min} do ${max}.`,
  amount: ({ maxCents }, { euro }) =>
    `Upišite iznos do ${euro(maxCents)}, npr. 12,50, bez predznaka.`,
  marks: ({ maxFeninga }, { marks }) =>
    `Upišite iznos do ${marks(maxFeninga)}, npr. 12,50, bez predznaka.`,
  negative: "Cijena ne može biti negativna.",
  zero: "Nula bi značila besplatno: radije ostavite prazno.",
  "too-high": ({ maxCents }, { euro }) =>
    `Više od ${euro(maxCents)} izgleda kao greška: upišite manje.`,
  decimals: "Najviše dvije decimale.",
  digits: ({ length }) =>
    `Ovaj broj ima ${length} ${plural(length, ["cifru", "cifre", "cifara"])}.`,
  date: "Ovaj dan ne postoji ili je predaleko. Provjerite datum.",
  time: "Unesite vrijeme, npr. 09:30.",
  "in-past": "Taj dan je prošao.",
  "in-future": "Taj datum je u budućnosti.",
  "too-far": ({ years }) =>
    `Najviše ${years} ${plural(years, ["godinu", "godine", "godina"])} unaprijed.`,
  "month-day": "Upišite dan i mjesec, npr. 1.11.",
  hours:
    "Zatvaranje mora biti nakon otvaranja; za neradni dan odaberite „zatvoreno“ na oba mjesta.",
  choice: "Odaberite jednu od ponuđenih mogućnosti.",
  choices: "Odaberite bar jedno.",
  "not-accepted": "Označite ovo polje.",
  name: "Upišite ime.",
  text: "Sadrži znakove koji nisu tekst.",
  "card-number":
    "Ovo bi mogao biti broj kartice, a on se nigdje ne čuva: ne unosite ništa s dvanaest ili više cifara.",
  email: "Ovo nije e-mail adresa.",
  phone: "Ovo nije telefonski broj koji se može nazvati.",
  "flight-number": "Broj leta izgleda ovako: W6 4252.",
  "web-address": "Web adresa počinje s https://",
  "tile-address": "Adresa treba jedan server, a iza njega {z}, {x} i {y}.",
  host: ({ typed }) =>
    `„${typed}“ nije ime servera poput www.example.com ili *.example.com, bez putanje i porta.`,
  "too-many-hosts": ({ max }) => `Najviše ${max} servera.`,
  braces: "Naziv u vitičastim zagradama ne postoji.",
  colour: "Odaberite boju.",
  acriss: "ACRISS kod ima četiri slova iz tabele.",
  plate: "Upišite registarske tablice, npr. A12-E-345.",
  vin: "Potrebno je 17 slova i cifara, bez I, O i Q.",
  jib: "Ovo nije JIB: JIB ima 13 cifara, a posljednja se slaže s ostalim.",
  "vat-number": "PDV broj ima 12 cifara.",
  "coupon-code": "Od 3 do 32 znaka: slova A–Z i cifre, a u sredini i crtice i donje crte.",
  "password-differs": "Lozinke se ne podudaraju.",
  "both-languages": "Popunite i ovo: na drugom jeziku je već upisano.",
  "both-or-none": "Upišite oba dana ili nijedan.",
  "ends-before-start": "Posljednji dan je prije prvog.",
  until: "Odaberite dan poslije prvog dana u upotrebi.",
  "over-deposit": "Sigurnosna naknada je dio depozita i ne može biti veća od njega.",
  "free-has-no-price": "Besplatan dodatak nema cijenu: ostavite polje prazno.",
  "cap-below-price": "Najviši iznos po najmu ne može biti manji od cijene.",
  "over-young-driver": "Više od dobi mladih vozača, koji tada ne bi mogli rezervisati.",
  "over-longest": "Duže od najdužeg najma.",
  "over-advance": "Duže nego što je kalendar otvoren: ništa se ne bi moglo rezervisati.",
  "below-zero": "Ukupna cijena bi pala ispod nule.",
  "too-young": "Vozač je pri preuzimanju premlad.",
  "too-old": "Provjerite godinu.",
  "code-taken": "Drugi kupon već ima ovaj kod.",
  "code-used": "S ovim kodom postoje rezervacije, pa ostaje isti.",
  "date-taken": "Za ovaj datum tamo već postoji posebno radno vrijeme.",
  "days-taken": "Kolona od tog broja dana već postoji.",
  "last-place": "Bar jedno mjesto ostaje u ponudi.",
  "last-offered": "Ovo je jedini paket u ponudi. Najprije stavite u ponudu drugi.",
  "no-price": ({ categories }, { list, category }) =>
    `Paket ne može u ponudu: nema cijenu od prvog dana za kategorije ${list(categories.map(category))}. Dodajte je u cijenama paketa zaštite.`,
  "price-missing": "Paket je u ponudi, pa mu treba cijena od prvog dana.",
  promised: ({ pieces, left, reservations }, { list }) =>
    `Istovremeno ${plural(pieces, ["je obećan", "su obećana", "je obećano"])} ${pieces} ${plural(pieces, ["komad", "komada", "komada"])}, a ${plural(left, ["ostao bi", "ostala bi", "ostalo bi"])} ${left}. Rezervacije: ${list(reservations)}.`,
  gone: "Ovo više ne postoji: ponovo učitajte stranicu.",
  "stands-alone": "Uz cijenu vikenda mora stajati i cijena po danu.",
  "too-many-days": "Sezona traje najviše godinu dana.",
  "not-ascending": "Duži najam mora imati veći popust od kraćeg.",
  "fee-missing": "Upišite naknadu ili odaberite „besplatno“.",
  "under-day": "Ne može biti manje od cijene jednog dana.",
  twice: "Ovo je upisano dvaput.",
  overlap: ({ seasonId }, { season }) => `Datumi se preklapaju sa sezonom „${season(seasonId)}“.`,
  "car-without-price": ({ carId }, { car }) => `${car(carId)}: vozilo bi ostalo bez cijene.`,
  "under-least-age": ({ minDriverAge }) =>
    `Upišite najmanje ${minDriverAge}: od te dobi vozači smiju rezervisati (Postavke, Pravila najma).`,
};
