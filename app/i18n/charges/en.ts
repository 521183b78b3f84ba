import type { ChargeKind } from "../../domain/account/charge.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What was charged beside a price, as staff and customers are told it. */
const en = {
  kinds: {
    cancellation: "Cancellation fee",
    "no-show": "No-show fee",
    "late-change": "Fee for a late change",
    damage: "Damage",
    fine: "Traffic fine",
    handling: "Handling of a fine",
    other: "Other charge",
  } satisfies Record<ChargeKind, string> as Record<ChargeKind, string>,
  title: "Charged besides",
  waived: "We charge nothing for it.",
};

export type Words = typeof en;

/** The words of charges. */
export const chargeWords = bilingual<Words>(en, bs);
