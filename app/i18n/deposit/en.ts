import type { HoldMethod, TakingPurpose } from "../../domain/deposits/hold.ts";
import type { DepositStep } from "../../domain/deposits/steps.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The life of a deposit, as customers and staff read it. */
const en = {
  title: "Deposit",
  steps: { held: "Held", lapsed: "Released by the bank", released: "Given back" } satisfies Record<
    Exclude<DepositStep["kind"], "taken">,
    string
  >,
  methods: { cash: "(cash)", "card-hold": "(card)" } satisfies Record<HoldMethod, string>,
  taken: (what: string) => `Kept: ${what}`,
  purposes: {
    fuel: "fuel",
    cleaning: "cleaning",
    damage: "damage",
    late: "late return",
    equipment: "missing equipment",
    fine: "fine",
    rental: "rental",
    other: "other",
  } satisfies Record<TakingPurpose, string>,
  stillHeld: (amount: string) => `Still held: ${amount}.`,
  nothingHeld: "Nothing is held any more.",
  bank: "How soon you see it on the card depends on your bank.",
};

export type Words = typeof en;

export const depositWords = bilingual<Words>(en, bs);
