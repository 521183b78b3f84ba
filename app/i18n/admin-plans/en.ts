import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { plural } from "../format.ts";

const days = (n: number) => `${n} ${plural(n, ["day", "days"])}`;

const en = {
  title: "Protection plans",
  lead: "They limit what a renter pays for damage. Reservations keep the terms they were booked with.",
  file: "protection-plans",
  tabsLabel: "Protection",
  tabs: { "protection-plans": "Plans", "protection-plan-pricing": "Prices" },
  columns: {
    name: "Plan",
    deposit: "Deposit",
    excess: "Excess",
    safetyFee: "Safety fee",
    covers: "Covered",
    from: "Per day from",
    state: "State",
  },
  offered: "Offered",
  hidden: "Not offered",
  noPrice: "no price",
  included: "included",
  all: "All",
  empty: "No plan is in this state.",
  showAll: "Show all plans",
  mayNot: "Only owners and managers can change prices.",
  back: "All plans",
  about: "Names and texts",
  nameEn: "Name in English",
  nameBs: "Name in Bosnian",
  descriptionEn: "Text in English",
  descriptionBs: "Text in Bosnian",
  terms: "The renter’s risk",
  deposit: "Deposit",
  depositHelp: "Held at pick-up, released at return. Never part of the price.",
  excess: "Excess",
  excessHelp: "The most the renter pays for damage; 0 for nothing.",
  safetyFee: "Safety fee in the deposit",
  safetyFeeHelp:
    "Part of the deposit: returned without new damage, or with damage and a police report. Leave empty if there is none.",
  covers: "What is covered",
  offer: "On the site",
  active: "Offered to visitors",
  activeHelp:
    "Needs a price from the first day for every category. At least one plan must stay on offer.",
  sides: "As visitors read it",
  english: "English",
  bosnian: "Bosnian",
  covered: "covered",
  notCovered: "not covered",
  place: "Place in the list",
  placeText: (place: number, of: number) => `Number ${place} of ${of}`,
  up: "Move up",
  down: "Move down",
  priceOf: "Price per day",
  toPrices: "Change the prices",
  fromDays: (n: number) => `From ${days(n)}`,
  grid: {
    title: "Protection plan pricing",
    lead: "Euros per day by plan, category and length of the rental. An empty cell has the price of the column before it.",
    file: "protection-prices",
    caption: "Prices of the protection plans per day",
    rows: "Plan and category",
    fromDays: (n: number) => `from ${days(n)}`,
    removeBand: (n: number) => `Remove the column from ${days(n)}`,
    newBand: "New column, from how many days",
    addBand: "Add column",
    bandHelp: "A column without a price is not saved.",
    hidden: (plan: string) => `${plan} (not offered)`,
    stale: "Somebody else has saved prices in the meantime",
    staleText:
      "Nothing is lost: what you typed is still in the grid, and the cells that you left alone show what they saved. Cells that you both changed are marked.",
    takeTheirs: "Use what is saved",
    gone: "no price",
    cheaper: (plan: string, shorter: string, longer: string) =>
      `${plan}: ${longer} cost less in total than ${shorter}. Is that intended?`,
    notes: "Please check:",
    plan: "Plan",
    category: "Category",
    days: "From days",
    price: "Price per day (€)",
  },
};

export type Words = typeof en;

/** The words of the protection plans and their prices in the back office. */
export const adminPlansWords = bilingual<Words>(en, bs);
