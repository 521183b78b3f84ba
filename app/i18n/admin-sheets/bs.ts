import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Primopredaje",
  direction: { out: "Predaja", in: "Povrat" },
  correction: "Ispravka",
  by: (name) => `zapisnik: ${name}`,
  keyBox: "ostavljeno uz sanduče za ključ",
  how: {
    screen: "potpisano na ekranu",
    paper: "potpisano na papiru",
    absent: "klijent nije čekao",
    refused: "klijent je odbio potpisati",
  },
  marks: (count) =>
    `${count} ${plural(count, ["novo oštećenje", "nova oštećenja", "novih oštećenja"])}`,
  photos: (here, all) =>
    here === all
      ? `${all} ${plural(all, ["fotografija", "fotografije", "fotografija"])}`
      : `pristiglo fotografija: ${here} od ${all}`,
  clockOff: (minutes) => `sat telefona je odstupao ${minutes} min`,
  pdf: "PDF",
  pdfOf: (name) => `PDF: ${name}`,
  newTab: "otvara se u novoj kartici",
  correct: "Ispravite",
  correctOf: (name) => `Ispravite: ${name}`,

  page: {
    title: (plate) => `Ispravka zapisnika za ${plate}`,
    back: "Nazad na rezervaciju",
    lead: "Potpisani zapisnik ostaje kakav jeste. Vaša ispravka se dodaje uz njega i od tada važi. Cijena i oštećenja se ovdje ne mijenjaju.",
    read: "Očitano stanje",
    odometer: "Kilometraža (km)",
    fuel: "Gorivo",
    battery: "Baterija (%)",
    clean: "Vozilo je bilo čisto",
    equipment: "U vozilu",
    words: "Riječima",
    note: "Napomena",
    reason: "Zašto se ispravlja",
    reasonHelp: "Piše na ispravci, koju klijent može pročitati.",
    signature: "Vaš potpis",
    clear: "Obrišite",
    hint: "Neobavezno: potpišite se ovdje.",
    save: "Dodajte ispravku",
    stale:
      "Neko drugi je u međuvremenu izmijenio ovu rezervaciju. Provjerite je, pa ponovo pošaljite obrazac.",
    refused: "Ispravka nije sačuvana. Ponovo učitajte stranicu i pokušajte još jednom.",
  },
};
