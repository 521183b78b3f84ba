import type { Words } from "./en.ts";

export const bs: Words = {
  lead: (amount, state) => `Traži se: ${amount}, ${state}`,
  none: "Depozit još nije uzet.",
  held: (amount, cash) =>
    cash === undefined || cash === amount
      ? `Još je zadržano: ${amount}`
      : `Još je zadržano: ${amount}, u blagajni ${cash}`,
  ending: (digits) => `kartica završava na ${digits}`,
  reference: (text) => `broj transakcije ${text}`,
  until: (date) => `do ${date}`,
  undone: (what) => `Ispravka: ${what}`,
  hold: {
    title: "Uzmite depozit",
    lead: (amount) => `Još treba uzeti: ${amount}.`,
    method: "Način",
    methods: { "card-hold": "Rezervacija na kartici", cash: "Gotovina" },
    lastFour: "Posljednje četiri cifre",
    lastFourHelp: "Nikada cijeli broj kartice.",
    reference: "Broj transakcije",
    lapsesOn: "Rezervisano do",
    amount: "Iznos depozita (€)",
    amountHelp: "Ako ostane prazno, uzima se sve što se traži.",
    note: "Napomena",
    send: "Uzmite depozit",
    sending: "Unosi se…",
    receipt: "Potvrda o depozitu (PDF)",
    newTab: "otvara se u novoj kartici",
    lies: (cash) => `Kao depozit ostaje: ${cash}`,
  },
  release: {
    title: "Vratite depozit",
    lead: (amount, method) =>
      method === "cash" ? `Vratite ${amount}.` : `Oslobodite ${amount} na terminalu.`,
    amount: "Iznos (€)",
    amountHelp: "Ako ostane prazno, vraća se sve što je zadržano.",
    reason: "Napomena za klijenta",
    goes: (cash) => `Vraća se: ${cash}`,
    send: "Vratite depozit",
    sending: "Unosi se…",
  },
  take: {
    title: "Naplatite iz depozita",
    lead: "Iznos postaje uplata na ovom obračunu. Klijent dobija e-mail s razlogom.",
    purpose: "Za šta",
    amount: "Iznos (€)",
    reason: "Razlog",
    reasonHelp: "Klijent će ga pročitati.",
    damage: "Šteta iz zapisnika",
    charge: "Zaduženje",
    none: "Nijedno",
    send: "Naplatite",
    sending: "Unosi se…",
  },
  undo: {
    label: "Poništite",
    title: "Poništiti ovaj korak?",
    text: (what) =>
      `${what}: to se nije desilo. Korak ostaje u knjizi, precrtan, sa svojom ispravkom i vašim razlogom.`,
    reason: "Razlog",
  },
  reminders: {
    title: "Depoziti",
    lapsing: (amount, date) => `rezervacija od ${amount} na kartici ističe nakon ${date}`,
    late: (amount, date) => `${amount} još nije vraćeno, najam završen ${date}`,
  },
  done: {
    hold: "Depozit je uzet.",
    release: "Depozit je vraćen.",
    take: "Dio depozita je naplaćen i unesen kao uplata.",
    undo: "Korak je poništen.",
  },
  refused: {
    nothing: "Unesite iznos.",
    "nothing-asked": "Depozit je već uzet u cijelosti.",
    "above-asked": "Iznos je veći od depozita koji se traži.",
    "too-little": "Primljeno je manje od iznosa koji se zadržava.",
    lapsed: "Banka je oslobodila ovaj iznos: od njega više ništa nije zadržano.",
    "above-held": "Iznos je veći od onoga što je zadržano.",
    "above-due": "Iznos je veći od onoga što je za naplatu. Prvo ga unesite na obračun.",
    "no-piece": "Tako sitnog novca nema: unesite veći iznos.",
    "no-digits": "Unesite posljednje četiri cifre kartice.",
    "no-lapse": "Unesite posljednji dan do kojeg banka drži iznos.",
    "lapses-past": "Posljednji dan rezervacije na kartici je prošao.",
    "drawer-short":
      "U ovoj blagajni nema dovoljno novca u valuti koja se vraća. Odaberite drugu ili prvo unesite novac.",
    "no-such": "Ova šteta ili zaduženje ne pripada ovoj rezervaciji.",
    "no-proof":
      "Od depozita se ništa ne bi vratilo: za svaki naplaćeni dio potreban je razlog, a za štetu i šteta iz zapisnika.",
    "of-deposit": "Ova uplata je naplaćena iz depozita: poništite je tamo.",
  },
};
