import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Depozit",
  steps: { held: "Zadržano", lapsed: "Banka je oslobodila iznos", released: "Vraćeno" },
  methods: { cash: "(gotovina)", "card-hold": "(kartica)" },
  taken: (what) => `Naplaćeno iz depozita: ${what}`,
  purposes: {
    fuel: "gorivo",
    cleaning: "čišćenje",
    damage: "šteta",
    late: "kašnjenje s povratom",
    equipment: "oprema koja nedostaje",
    fine: "kazna",
    rental: "najam",
    other: "ostalo",
  },
  stillHeld: (amount) => `Još je zadržano: ${amount}.`,
  nothingHeld: "Više ništa nije zadržano.",
  bank: "Kada ćete to vidjeti na kartici, zavisi od vaše banke.",
};
