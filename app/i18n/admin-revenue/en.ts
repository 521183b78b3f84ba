import type { FigureName, Part } from "../../domain/figures/figures.ts";
import type { LostReason } from "../../domain/figures/lost.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The words of the page of revenue. */
const en = {
  title: "Revenue",
  lead: "What is sold, from the ledger: every booking, change and cancellation on the day on which it was made.",
  ahead: "Coming months",
  fields: {
    from: "From",
    to: "To",
    asOf: "Books at the end of",
    dating: "Money counts on",
    by: "Put together by",
    compare: "Compare with",
    vat: "VAT",
    currency: "Currency",
    show: "Show",
  },
  datings: { use: "the days of use", pickup: "the day of pick-up", booked: "the day of booking" },
  groupings: {
    day: "Day",
    week: "Week",
    month: "Month",
    season: "Season",
    year: "Year",
    category: "Category",
    car: "Car",
    vehicle: "Vehicle",
    place: "Place of pick-up",
    source: "Who booked",
    coupon: "Coupon",
    language: "Language",
    country: "Country of the phone",
    length: "Length",
    lead: "Time before pick-up",
  },
  comparisons: {
    none: "nothing",
    before: "the days before",
    weekday: "the same weeks last year",
    date: "the same dates last year",
  },
  vat: { with: "with VAT", without: "without VAT" },
  currency: { eur: "EUR", km: "KM" },
  presets: {
    label: "Days",
    month: "This month",
    last: "Last month",
    ahead: "Next 3 months",
    year: "This year",
  },
  figures: {
    revenue: [
      "Revenue",
      "All that the ledger says of these days: rent, protection, extras, fees, and what was charged for damage and fines.",
    ],
    rent: ["Rent", "The price of the cars after discounts."],
    plan: ["Protection", "Protection plans that are paid for."],
    extra: ["Extras", "Equipment and services that are paid for."],
    fee: [
      "Fees",
      "Delivery, out of hours, borders, one-way, young drivers, and what the staff charged.",
    ],
    compensation: ["Damage and fines", "Charged to customers; compensation, and no sale."],
    rentalDays: ["Rental days", "Days as billed: a day that is begun counts as one."],
    fleetDays: [
      "Available fleet days",
      "Each vehicle on each day on which it is in service, less whole days out of sale.",
    ],
    utilisation: [
      "Utilisation",
      "Rental days over available fleet days. Two rentals on one day can make it more than 100%.",
    ],
    adr: ["Rent per rental day", "Rent over rental days (ADR)."],
    revPac: [
      "Rent per available day",
      "Rent over available fleet days (RevPAC): the rent per rental day times the utilisation.",
    ],
    perVehicle: ["Revenue per vehicle", "Revenue over the average number of vehicles."],
    ancillaryPerDay: ["Beside the rent, per day", "Protection, extras and fees over rental days."],
    rentals: ["Rentals", "Reservations with a pick-up on these days that stand."],
    length: ["Length, mean", "Rental days of these rentals over their number."],
    medianLength: ["Length, median", "Half of the rentals are shorter, half longer."],
    medianLead: [
      "Booked ahead, median",
      "Days from booking to pick-up: half of the rentals were booked earlier, half later.",
    ],
    planRate: ["With protection", "Rentals with a plan that is paid for, over all."],
    extraRate: ["With extras", "Rentals with at least one extra that is paid for, over all."],
    cancelled: ["Cancelled", "Booked days of what was cancelled, over all booked days."],
    missed: ["No-shows", "Booked days of those who did not come, over all booked days."],
  } satisfies Record<FigureName, [string, string]> as Record<FigureName, [string, string]>,
  parts: {
    revenue: "revenue",
    rent: "rent",
    plan: "protection",
    extra: "extras",
    fee: "fees",
    compensation: "damage and fines",
    ancillary: "protection, extras and fees",
    rentalDays: "rental days",
    fleetDays: "available fleet days",
    averageFleet: "vehicles on average",
    rentals: "rentals",
    lengthDays: "days of these rentals",
    medianLength: "median",
    medianLead: "median",
    withPlan: "rentals with protection",
    withExtra: "rentals with extras",
    bookings: "bookings",
    bookedDays: "booked days",
    cancelledDays: "cancelled days",
    missedDays: "days of no-shows",
  } satisfies Record<Part, string> as Record<Part, string>,
  how: "How?",
  money: "Money",
  rentals: "Rentals by pick-up",
  chart: "Revenue by period",
  chartParts: { rent: "Rent", plan: "Protection", extra: "Extras", fee: "Fees and charges" },
  comparedName: {
    none: "",
    before: "Days before",
    weekday: "Same weeks last year",
    date: "Same dates last year",
  },
  table: "As a table",
  total: "Total",
  group: "Group",
  change: "Change",
  days: "Days",
  open: (name: string) => `Reservations: ${name}`,
  reservation: "Reservation",
  gone: "no longer kept",
  close: "Close",
  none: "Nothing in these days",
  noneText: "Choose other days, or a later day of the books.",
  more: (shown: number, all: number) =>
    `The first ${shown} of ${all} are shown; they are in the order of their amounts.`,
  names: {
    none: "none",
    vehicle: "no vehicle yet",
    season: "outside the seasons",
    calledOff: "called off",
    noCoupon: "without a coupon",
    unknown: "unknown",
    sources: { site: "on the site", staff: "by the staff" } as Record<string, string>,
    languages: { "en-us": "English", ba: "Bosnian" } as Record<string, string>,
    days: (from: number, to: number | undefined) =>
      to === undefined
        ? `${from} days and more`
        : from === to
          ? `${from} ${plural(from, ["day", "days"])}`
          : `${from}–${to} days`,
  },
  told: {
    nothing: "Nothing is on the books for these days.",
    sold: (amount: string, days: number, shown: string) =>
      `${amount} is on the books for ${shown} ${plural(days, ["rental day", "rental days"])}.`,
    full: (share: string) => `The fleet is ${share} full`,
    points: (points: number, isMore: boolean, than: string) =>
      `, ${points} ${plural(points, ["point", "points"])} ${isMore ? "more" : "less"} than in ${than}`,
    same: (than: string) => `, the same as in ${than}`,
    alone: (than: string) => `Nothing was on the books for ${than}, so there is no comparison.`,
    most: (name: string, share: string) => `Most of it comes from “${name}”: ${share}.`,
  },
  lost: "Lost revenue",
  lostLead:
    "Trips with a pick-up on these days that nobody could be offered a car for, at the price of the cheapest car. Of a trip without a known price, the rent per rental day counts. The same trip asked for several times on a day is one.",
  lostNone: "No search was refused for these days.",
  lostNote: (trips: number, days: number, unpriced: number) =>
    `${trips} ${plural(trips, ["search", "searches"])}, ${days} ${plural(days, ["rental day", "rental days"])}${unpriced > 0 ? `, ${unpriced} without a known price` : ""}`,
  lostWhole: "All of it",
  lostReasons: {
    full: "No car was free",
    "under-minimum": "Too few days",
    "over-maximum": "Too many days",
    closed: "Outside opening hours",
    "too-soon": "Too soon",
    "only-by-phone": "Only by phone",
    "too-far": "Too far ahead",
  } satisfies Record<LostReason, string> as Record<LostReason, string>,
  withEach: (count: number, all: number) =>
    `${count} of ${all} ${plural(all, ["rental", "rentals"])}`,
  files: { csv: "Table as CSV", xlsx: "Table as XLSX", png: "Chart as PNG" },
  file: "revenue",
};

export type Words = typeof en;

/** The words of the page of revenue. */
export const adminRevenueWords = bilingual<Words>(en, bs);
