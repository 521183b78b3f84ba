import { plural } from "../format.ts";
import type { Words } from "./en.ts";

const photos = (count: number) =>
  `${count} ${plural(count, ["fotografija", "fotografije", "fotografija"])}`;
const handovers = (count: number) =>
  `${count} ${plural(count, ["primopredaja", "primopredaje", "primopredaja"])}`;

export const bs: Words = {
  besideWhy: "Istovremeno popunjeno na dva telefona",
  photo: {
    angles: {
      rear: "Straga",
      "rear-left": "Straga lijevo",
      left: "Lijeva strana",
      "front-left": "Sprijeda lijevo",
      front: "Sprijeda",
      "front-right": "Sprijeda desno",
      right: "Desna strana",
      "rear-right": "Straga desno",
      dashboard: "Instrument-tabla",
    },
    title: "Oko vozila",
    lead: {
      out: "Obiđite vozilo jednom. Na posljednjoj fotografiji se vide kilometri i gorivo.",
      in: "Obiđite vozilo jednom. Pored svake fotografije stoji ona s preuzimanja.",
    },
    taken: (count, all) => `Fotografisano ${count} od ${all}`,
    missing: (names) => `Nije fotografisano: ${names}`,
    before: "Pri preuzimanju",
    left: "Fotografija klijenta",
    noEarlier: "Nema fotografije s preuzimanja",
    leftOnWay: (count) => `Fotografije koje su još na telefonu klijenta: ${count}.`,
    retake: "Ponovite",
    remove: "Uklonite",
    removeOf: (label) => `Uklonite fotografiju: ${label}`,
    ofDamage: (number) => `Fotografija oštećenja ${number}`,
    ofPapers: (number) => `Fotografija dokumenata ${number}`,
    papers: "Fotografije dokumenata",
    papersLead: "Obje strane vozačke dozvole i lični dokument. Nakon najma se brišu.",
    ofSheet: (page) => `Strana ${page}`,
    signedSheet: "Fotografija potpisanog zapisnika",
    signedSheetLead:
      "Papir stavite na ravnu podlogu i na svjetlo, tako da se svaki red može pročitati.",
    states: {
      none: "Fotografišite",
      working: "Smanjuje se…",
      here: "Na ovom telefonu",
      elsewhere: "Na drugom telefonu",
      kept: "Sačuvano",
    },
    full: "Na ovom telefonu je ostalo manje od 50 MB. Oslobodite prostor, pa fotografišite.",
    unread: "Ovaj preglednik ne može pročitati datoteku kao sliku. Fotografišite kamerom.",
    unkept: "Fotografija se nije mogla sačuvati na ovom telefonu. Fotografišite ponovo.",
    refused: {
      unexpected: "Nijedna primopredaja ove rezervacije ne čeka ovu fotografiju.",
      "other-bytes": "Fotografija je stigla oštećena. Šalje se ponovo.",
      "not-kept": "Fotografija se nije mogla sačuvati: možda je disk servera pun.",
      empty: "Datoteka je prazna.",
      "too-big": "Datoteka je veća od 8 MB.",
      "no-picture": "Ovo nije slika. Primaju se JPEG, PNG, WebP i AVIF.",
      heic: "Appleov HEIC se ovdje ne može pročitati. Fotografišite kamerom na ovoj stranici.",
      animated: "Pokretne slike se ne primaju.",
      "too-many-pixels": "Fotografija ima više od 24 megapiksela.",
      "too-small": "Fotografija je uža od 480 piksela.",
      "too-long": "Fotografija je preuska: jedna strana je više od četiri puta duža od druge.",
      damaged: "Datoteka je oštećena ili nepotpuna.",
    },
  },
  only: {
    label: "Samo na ovom telefonu",
    line: (lies) => {
      const parts = [
        ...(lies.handovers > 0 ? [handovers(lies.handovers)] : []),
        ...(lies.photos > 0 ? [photos(lies.photos)] : []),
      ];
      return `Samo na ovom telefonu: ${parts.join(", ")}. Najstarije je od ${lies.since}.`;
    },
    offline: "Šalje se čim se veza vrati.",
    stuck: "Jedna čeka vas",
    begun: "Otvorite primopredaju",
    dropRefused: "Uklonite odbijene fotografije s ovog telefona",
    send: "Pošaljite sada",
    sending: "Šalje se…",
  },
  waiting: {
    title: "Završeno i sačuvano na ovom telefonu",
    text: (when) =>
      `Završeno: ${when}. Šalje se čim se veza vrati; ovu stranicu možete zatvoriti i nastaviti s poslom.`,
    send: "Pošaljite sada",
    sending: "Šalje se…",
    unkept:
      "Ovaj telefon nije mogao sačuvati primopredaju. Ostavite stranicu otvorenom i pokušajte ponovo kad bude veze.",
  },
  second: {
    title: "Neko drugi je prije vas završio ovu primopredaju",
    text: "Važi zapisnik te osobe. Vaš je na ovom telefonu: dodajte ga uz njega kao ispravku ili ga uklonite.",
    gone: "Ova primopredaja više nije otvorena. Vaš zapisnik je samo na ovom telefonu.",
    theirs: (name) => (name ? `Zapisnik: ${name}` : "Zapisnik klijenta"),
    mine: "Vaš zapisnik",
    marks: (count) =>
      `${count} ${plural(count, ["novo oštećenje", "nova oštećenja", "novih oštećenja"])}`,
    photos,
    add: "Dodajte svoj kao ispravku",
    drop: "Uklonite svoj s ovog telefona",
    left: "Ova primopredaja je zatvorena, a na ovom telefonu je ostalo nešto čega nema ni u jednom zapisniku.",
    dropLeft: "Uklonite to s ovog telefona",
  },
  asOf: (when) => `Bez veze: stanje od ${when}.`,
  photosOf: { out: "Fotografije predaje", in: "Fotografije prijema" },
  here: (of, all) => `Fotografije: stiglo ${of} od ${all}`,
};
