import { plural } from "../format.ts";
import type { Words } from "./en.ts";

export const house: Pick<Words, "retention" | "customers" | "mail" | "state"> = {
  retention: {
    run: "Brisanje isteklih podataka",
    runLead: "Pokreće se automatski, svakog sata. Sada bi obuhvatilo:",
    nothing: "Sada ništa nije isteklo.",
    now: "Pokrenite sada",
    running: "Brisanje…",
    done: (count) => `Gotovo: ${count} ${plural(count, ["zapis", "zapisa", "zapisa"])}.`,
    kinds: {
      messages: "Poruke",
      letters: "E-mailovi koji ne pripadaju rezervaciji",
      left: "Adrese odjavljene s newslettera",
      unconfirmed: "Adrese koje nisu potvrdile newsletter",
      visits: "Posjete",
      sessions: "Završene prijave osoblja",
      documents: "Fotografije vozačkih dozvola i pasoša",
      unmade: "Otkazane rezervacije i nedolasci (briše se ime)",
      contracts: "Ugovori i fakture (briše se ime)",
    },
  },
  customers: {
    find: "Pronađite klijenta",
    findLead:
      "Po e-mailu, telefonu ili kodu rezervacije. Ono što upišete ne ostaje ni u adresi stranice ni u zapisima.",
    query: "E-mail, telefon ili kod",
    search: "Pronađite",
    searching: "Pretraživanje…",
    none: "Niko nije pronađen. Obrisani klijenti se više ne mogu pronaći.",
    reservations: (count) =>
      `${count} ${plural(count, ["rezervacija", "rezervacije", "rezervacija"])}`,
    messages: (count) => `${count} ${plural(count, ["poruka", "poruke", "poruka"])}`,
    letters: (count) => `${count} ${plural(count, ["e-mail", "e-maila", "e-mailova"])}`,
    subscriber: "newsletter",
    export: "Sve u jednoj datoteci",
    exportHelp:
      "Jedna JSON datoteka s rezervacijama, stavkama cijene, događajima, e-mailovima, porukama i pristancima. Izvoz se upisuje u zapisnik promjena, bez imena.",
    erase: "Obrišite podatke",
    eraseTitle: "Obrisati podatke ovog klijenta?",
    eraseText:
      "Rezervacije ostaju u evidenciji, bez imena, adrese, telefona i datuma rođenja. E-mailovi, poruke i adresa za newsletter se brišu. Ovo se ne može poništiti.",
    typeCode: "Upišite jedan od kodova rezervacije",
    typeEmail: "Upišite e-mail adresu",
    erased: (reservations, rest) =>
      `Obrisano. Rezervacija bez imena: ${reservations}; obrisanih e-mailova i poruka: ${rest}.`,
    refusals: {
      "not-found": "Ovog klijenta više nema.",
      "not-typed": "Ono što ste upisali ne pripada ovom klijentu. Ništa nije obrisano.",
    },
    open: (codes) => `Još otvoreno: ${codes}. Najprije završite ili otkažite te rezervacije.`,
    unpaid: (codes) =>
      `Još nije podmireno: ${codes}. Najprije naplatite ostatak ili vratite depozit.`,
  },
  mail: {
    way: "Kako se e-mailovi šalju",
    ways: {
      smtp: "Preko mail-servera (SMTP)",
      resend: "Preko servisa Resend",
      mailbox: "Ostaju u lokalnom sandučiću na ovom serveru",
    },
    edge: "E-mailovi o rezervacijama i poruke šalju se preko edge funkcije.",
    server: (host) => `Server: ${host}`,
    from: (address) => `Od: ${address}`,
    set: "Podešava se tamo gdje se program pokreće (SMTP_URL, RESEND_API_KEY, EDGE_FUNCTION_URL, MAIL_FROM), nikad ovdje.",
    held: {
      title: "Nijedan e-mail još ne napušta ovaj server",
      text: (contacts) =>
        `Još su upisani privremeni podaci iz prvog pokretanja: ${contacts}. Do klijenta ne smiju stići, zato e-mailovi čekaju ovdje i otići će sami čim upišete prave.`,
      link: "Upišite prave podatke u postavkama agencije",
    },
    waiting: (count) =>
      `${plural(count, ["Čeka", "Čekaju", "Čeka"])} ${count} ${plural(count, ["e-mail", "e-maila", "e-mailova"])}`,
    noneWaits: "Ništa ne čeka",
    oldest: (moment) => `najstariji od ${moment}`,
    tries: (count) => `${count} ${plural(count, ["pokušaj", "pokušaja", "pokušaja"])}`,
    failures: "Nije isporučeno",
    failuresLead: "U posljednjih 30 dana, nakon svih pokušaja.",
    noFailures: "U posljednjih 30 dana svi e-mailovi su isporučeni.",
    test: "Probni e-mail",
    testLead: (address) => `Ide na vašu adresu, ${address}, istim putem kao i svi ostali.`,
    send: "Pošaljite probni e-mail",
    sending: "Slanje…",
    outcomes: {
      sent: "E-mail je poslan. Pogledajte svoj sandučić.",
      kept: "E-mail je ostao u lokalnom sandučiću, kao i svi ostali.",
      waits: "E-mail čeka: server ga još nije preuzeo.",
      held: "E-mail nije poslan: dok ne upišete prave podatke, ništa ne napušta ovaj server.",
      failed: "E-mail je odbijen:",
    },
    tooMany: "Možete poslati pet probnih e-mailova na sat. Sačekajte malo.",
    box: "Lokalni sandučić",
    boxLead: "Najnoviji e-mailovi koji su ostali na ovom serveru.",
    noLetters: "Još nema e-mailova.",
    back: "Lokalni sandučić",
    to: (address) => `Za: ${address}`,
    files: "U prilogu",
  },
  state: {
    places: (offered, hidden) =>
      hidden === 0 ? `U ponudi: ${offered}` : `U ponudi: ${offered}, skriveno: ${hidden}`,
    days: (count) => `Predstoji: ${count}`,
    questions: (count) => `Objavljeno: ${count}`,
    samples: (count) => `Primjera za zamjenu: ${count}`,
    legal: (count) => `Tačaka za potvrdu: ${count}`,
    open: "Sajt je dostupan",
    closed: "Sajt nije dostupan",
    failed: (count) =>
      `${count} ${plural(count, ["e-mail nije isporučen", "e-maila nisu isporučena", "e-mailova nije isporučeno"])}`,
    imprint: (count) =>
      `U impressumu ${plural(count, ["nedostaje", "nedostaju", "nedostaje"])} ${count} ${plural(count, ["podatak", "podatka", "podataka"])}`,
  },
};
