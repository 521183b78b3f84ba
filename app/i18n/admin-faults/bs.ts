import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  missing: "Popunite ovo polje.",
  tooLong: (most) => `Najviše ${most} ${plural(most, ["znak", "znaka", "znakova"])}.`,
  amount: (most) => `Upišite iznos do ${most}, npr. 12,50, bez predznaka.`,
  number: (least, most) => `Upišite cijeli broj od ${least} do ${most}.`,
  date: "Ovaj dan ne postoji ili je predaleko. Provjerite datum.",
  monthDay: "Upišite dan i mjesec, npr. 1.11.",
  choice: "Odaberite jednu od ponuđenih mogućnosti.",
  endsBeforeStart: "Posljednji dan je prije prvog.",
  bothOrNone: "Upišite oba dana ili nijedan.",
  overDeposit: "Sigurnosna naknada je dio depozita i ne može biti veća od njega.",
  freeHasNoPrice: "Besplatan dodatak nema cijenu: ostavite polje prazno.",
  capBelowPrice: "Najviši iznos po najmu ne može biti manji od cijene.",
  percent: "Upišite cijeli broj od 1 do 100.",
  couponCode: "Od 3 do 32 znaka: slova A–Z i cifre, a u sredini i crtice.",
  codeTaken: "Drugi kupon već ima ovaj kod.",
  codeUsed: "S ovim kodom postoje rezervacije, pa ostaje isti.",
  noPrice: (categories) =>
    `Ne može u ponudu: nema cijenu od prvog dana za: ${categories}. Dodajte je u cijenama paketa zaštite.`,
  lastOffered: "Ovo je jedini paket u ponudi. Najprije stavite u ponudu drugi.",
  promised: (pieces, left, reservations) =>
    `Istovremeno ${plural(pieces, ["je obećan", "su obećana", "je obećano"])} ${pieces} ${plural(pieces, ["komad", "komada", "komada"])}, a ${plural(left, ["ostao bi", "ostala bi", "ostalo bi"])} ${left}. Rezervacije: ${reservations}.`,
  priceMissing: "Paket je u ponudi, pa mu treba cijena od prvog dana.",
  daysTaken: "Kolona od tog broja dana već postoji.",
};
