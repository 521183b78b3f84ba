import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The report about damage: on paper, and where it is issued. */
const en = {
  title: "Damage report",
  about: "Rental and vehicle",
  renter: "Renter",
  vehicle: "Vehicle",
  vin: "Chassis number",
  found: "Found",
  odometer: "Odometer",
  plan: "Plan",
  excess: (amount: string) => `excess ${amount}`,
  noExcess: "no excess",
  police: "Police report",
  noPolice: "none",
  account: "What happened",
  noAccount: "nothing was said",
  money: "What it costs",
  mark: "No.",
  what: "Damage",
  table: "By the price list",
  charged: "Charged to the renter",
  answer: "The renter",
  answers: { accepted: "accepts", disputed: "disputes" },
  notAsked: "not asked",
  unpriced: "not priced",
  total: "Charged in all, VAT included",
  photos: "Photos",
  photoOf: (number: number) => `Damage ${number}`,
  notHere: (count: number) => `Photos that had not arrived when this paper was made: ${count}.`,
  sheet: "SHA-256 of the sheet on which it was written down",
  copy: "Both sides receive a copy. Whoever disputes any damage writes why beside their signature.",
  issue: {
    title: "Damage report",
    what: "Of the damage that was found when the vehicle came back, with drawing and photos.",
    police: "Number of the police report",
    policeWhy: "Leave it empty where there is none.",
    account: "What happened",
    go: "Issue the damage report",
    problems: { "no-damage": "No damage was found in this rental." },
  },
};

export type Words = typeof en;

/** The words of the report about damage. */
export const damageReportWords = bilingual<Words>(en, bs);
