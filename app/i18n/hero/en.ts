import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The top of the home page: every word that is needed before the first touch. */
const en = {
  title: "Rent a car at Tuzla airport · Eternal Pro",
  description: (price: string | undefined) =>
    `Rental cars at Tuzla, Sarajevo and Banja Luka airports${price ? ` from ${price} a day` : ""}, VAT included. No card needed now, free cancellation.`,
  heroPlace: "A car at Tuzla airport",
  heroFrom: "from",
  heroPrice: (price: string) => `${price} a day`,
  proof: (hours: number, allDay: boolean) => [
    ...(allDay ? ["Airports 24/7, no surcharge"] : []),
    "No card needed now",
    `Free cancellation up to ${hours} h before pick-up`,
  ],
  carChosen: (car: string) => `Your car: ${car}. Tell us where and when.`,
};

export type Words = typeof en;

/** The words of the home page above its search card. */
export const heroWords = bilingual<Words>(en, bs);
