import type { Words } from "./en.ts";

export const bs: Words = {
  title: (code, name) => `Dokumenti najma ${code}, ${name}`,
  heading: "Dokumenti najma",
  reservation: "Rezervacija",
  issuedTitle: "Izdato",
  none: "Za ovaj najam još nije izdat nijedan dokument.",
  open: "PDF",
  newTab: "otvara se u novoj kartici",
  by: (name) => `izdaje: ${name}`,
  ended: "zamijenjen novijim",
  issued: (number) => `Izdato: ${number}.`,
  sent: (number) => `Izdato: ${number}. Klijent dobija dokument e-mailom.`,
  unsent: (number) => `Izdato: ${number}. Klijent nema e-mail adresu.`,
  revokedNow: "Ovlaštenje je opozvano.",
  busy: "Samo trenutak",
  agreement: {
    title: "Ugovor o najmu vozila",
    what: "Potpisuje se uz predaju vozila, na ekranu. Ovdje se izdaje radi potpisa na papiru; raniji nepotpisani ugovor time prestaje važiti.",
    go: "Izdajte ugovor",
  },
  annex: {
    title: "Aneks ugovora",
    what: "Navodi šta se promijenilo od ugovora ili od posljednjeg aneksa.",
    about: "Predmet",
    subjects: {
      extension: "kasniji povrat",
      vehicle: "drugo vozilo",
      driver: "vozači",
    },
    go: "Izdajte aneks",
  },
  message: (title, number, link) =>
    `Šaljemo vam dopis: ${title}, br. ${number}.\n${link}\nLink važi 30 dana.`,
  refused: {
    form: "Obrazac nije moguće pročitati. Ponovo učitajte stranicu.",
    "not-found": "Takva rezervacija ne postoji.",
    stale: "Neko drugi je u međuvremenu izmijenio rezervaciju. Pogledajte je i pokušajte ponovo.",
    closed: "Stanje rezervacije to ne dozvoljava.",
    signed: "Ugovor je već potpisan. Promjene se navode u aneksu.",
    over: "Najam je završen: nema se više šta ugovarati.",
    "no-vehicle": "Za ovu rezervaciju nije planirano vozilo.",
    "no-agreement": "Nema ugovora koji bi se aneksom mijenjao.",
    same: "U ovome se od ugovora ili od posljednjeg aneksa ništa nije promijenilo.",
  },
};
