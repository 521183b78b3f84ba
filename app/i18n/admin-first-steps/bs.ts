import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Prvi koraci",
  count: (done, all) => `Urađeno ${done} od ${all}`,
  fold: "Sklonite",
  show: "Prikažite",
  more: (count) => `Još ${count}`,
  done: "(urađeno)",
  steps: {
    phone: {
      title: "Vaši telefoni",
      why: "Klijenti zovu i pišu na brojeve sa sajta, a na sadašnje se niko ne javlja.",
    },
    address: {
      title: "Vaša e-mail adresa",
      why: "Na nju stižu poruke sa sajta, a sadašnja adresa ne postoji.",
    },
    mail: {
      title: "Slanje e-mailova",
      why: "Potvrde stižu klijentima tek kad e-mailovi napuštaju ovaj server: probni e-mail pokaže da li je tako.",
    },
    "second-step": {
      title: "Drugi korak prijave",
      why: "Nalog vlasnika otvara sve, pa ukradena lozinka sama ne smije biti dovoljna.",
    },
    company: {
      title: "Podaci o firmi",
      why: "Zakon ih traži u impressumu, a klijenti tu gledaju od koga iznajmljuju.",
    },
    reviews: {
      title: "Vaše recenzije",
      why: "One na početnoj stranici su primjeri, a uvjerljive su samo prave.",
    },
    legal: {
      title: "Pravni tekstovi",
      why: "Označene tačke treba da potvrdi pravnik prije nego što klijenti pristanu na tekstove.",
    },
    colleague: {
      title: "Prvi nalog za kolege",
      why: "Kad svako ima svoj nalog, niko ne dijeli lozinku i u zapisniku piše ko je šta uradio.",
    },
    prices: {
      title: "Vaše cijene",
      why: "Dok ih ne pregledate, sajt iznajmljuje po cijenama s kojima je isporučen.",
    },
    backup: {
      title: "Prva sigurnosna kopija",
      why: "Ako se server pokvari, samo kopija vraća rezervacije i dokumente.",
    },
  },
  backup: {
    title: "Sigurnosna kopija",
    lead: "Program je svake noći sam napravi u folderu na serveru. Ko održava server može napraviti još jednu ovom naredbom: cijela baza i sve slike u jednoj datoteci. Jednu kopiju čuvajte na drugom mjestu.",
    command: "npm run backup DATOTEKA",
    last: (moment) => `Posljednja kopija: ${moment}`,
    none: "Još nema nijedne kopije.",
  },
};
