import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  places: "Pick-up places",
  rental: "Rental",
  questions: "Questions and answers",
  phoneAndChat: "phone, WhatsApp and Viber",
  country: "Bosnia and Herzegovina",
  vatInside: (percent: string) => `Prices include ${percent} VAT`,
};

export type Words = typeof en;

/** The words that only the footer uses: it loads after the first touch, and these words with it. */
export const footerWords = bilingual<Words>(en, bs);
