import type { Words } from "./en.ts";

export const bs: Words = {
  link: "Vratite vozilo: ključ u sanduče",
  title: "Vratite vozilo",
  metaTitle: "Vratite vozilo · Eternal Pro",
  lead: (car, place) =>
    `${car}, ${place}. Ne morate nas čekati: zapišite kako ostavljate vozilo, pa ubacite ključ u sanduče.`,
  steps: {
    kilometres: "1. Kilometri",
    energy: { fuel: "2. Gorivo", battery: "2. Baterija" },
    place: "3. Gdje je vozilo",
    photos: "4. Fotografije",
    marks: "5. Oštećenja",
    box: "6. Ključ",
  },
  photos: {
    lead: "Ako možete, jednom obiđite vozilo. Na posljednjoj fotografiji vide se kilometri i gorivo. Fotografije štite vas: na njima se vidi kako ste ostavili vozilo.",
    states: { none: "Fotografišite", sending: "Smanjuje se…", here: "Na ovom telefonu" },
    retake: "Ponovite",
    unread: "Ovaj preglednik ne može pročitati datoteku kao sliku. Fotografišite kamerom.",
    onWay: (there, all) =>
      `Poslane fotografije: ${there} od ${all}. Ostavite ovu stranicu otvorenom dok ne stignu sve.`,
    refused: (count) =>
      `Fotografije koje se nisu mogle sačuvati: ${count}. Zadržite ih i javite nam se ako se na njima nešto vidi.`,
    sent: "Sve fotografije su poslane.",
  },
  marks: {
    lead: "Prazne tačke su ranija oštećenja. Vidite li još nešto, dodirnite to mjesto na crtežu i fotografišite ga. Oznake ostaju na ovom telefonu dok ne vratite vozilo.",
    full: "Ovdje se više ništa ne može označiti. Ostalo napišite u dijelu „Gdje je vozilo“.",
    remove: (number) => `Uklonite oznaku ${number}`,
    late: (count) =>
      `Vozilo je već bilo vraćeno kad ste dodali neke oznake, pa nisu stigle do nas: ${count}. Nazovite nas u vezi s njima.`,
  },
  offline:
    "Nema veze, pa vozilo još nije vraćeno. Fotografije i oznake ostaju na ovom telefonu. Pritisnite dugme ponovo čim budete imali signal.",
  kilometres: "Kilometri na instrument-tabli",
  last: (km) => `Pri preuzimanju: ${km}`,
  fuel: "Gorivo",
  percent: "Napunjenost u postocima",
  readings: ["Prazan", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Pun"],
  place: "Red, sprat ili šta je pored",
  note: "Šta bismo još trebali znati",
  confirm: "Vozilo je zaključano, u njemu nema mojih stvari, a ključ je u sandučetu.",
  send: "Vratite vozilo",
  sending: "Šalje se…",
  seen: "Vozilo ćemo pregledati čim neko bude tu. Do tada u zapisniku piše: ostavio klijent, još nije pregledano.",
  thanks: {
    title: "Hvala vam, vozilo je kod nas",
    text: (time) =>
      `Ostavili ste ga: ${time}. Pregledat ćemo ga čim neko bude tu i javiti vam se ako nešto nedostaje.`,
  },
  check: "Još nije poslano. Provjerite sljedeće:",
  faults: {
    kilometres: "Upišite kilometre kao cijeli broj.",
    below: (km) => `To je manje nego pri preuzimanju (${km}). Pogledajte ponovo instrument-tablu.`,
    energy: "Označite nivo goriva ili baterije.",
    place: "Napišite gdje je vozilo.",
    confirm: "Potvrdite da je vozilo zaključano i da je ključ u sandučetu.",
    long: "Napišite kraće: najviše 300 znakova.",
  },
  closed: {
    title: "Sada nije moguće",
    unknown: "Ovaj link nije naš ili je prestar. Nazovite nas.",
    early: (from) => `Ovaj link radi od: ${from}. Ako se vraćate ranije, nazovite nas.`,
    over: "Od dogovorenog povrata je prošlo previše vremena za ovaj link. Nazovite nas.",
    "no-box": "Na ovom mjestu nema sandučeta za ključ. Nazovite nas.",
    closed: "Ovaj najam nije u toku, pa se nema šta vratiti.",
    stale: "Nešto se upravo promijenilo. Pošaljite još jednom.",
  },
  call: "Nazovite nas",
};
