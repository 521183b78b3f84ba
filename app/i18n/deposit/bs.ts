import type { Words } from "./en.ts";

export const bs: Words = {
  title: "Depozit",
  steps: { held: "Zadržano", lapsed: "Banka je oslobodila iznos", released: "Vraćeno" },
  methods: { cash: "u gotovini", "card-hold": "na kartici" },
  taken: (what) => `Naplaćeno iz depozita: ${what}`,
  purposes: {
    fuel: "gorivo",
    cleaning: "čišćenje",
    damage: "šteta",
    late: "kašnjenje pri povratu",
    equipment: "oprema koja nedostaje",
    fine: "kazna",
    rental: "najam",
    other: "ostalo",
  },
  stillHeld: (amount) => `Još je zadržano: ${amount}.`,
  nothingHeld: "Više ništa nije zadržano.",
  bank: "Kada ćete to vidjeti na kartici, zavisi od vaše banke.",
};
