import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The words of the page of what is on the books for the coming months. */
const en = {
  title: "On the books",
  lead: "What is sold for the coming months, against the same days of last year as they stood then.",
  back: "Revenue",
  fields: {
    asOf: "Books at the end of",
    compare: "Days of last year",
    vat: "VAT",
    currency: "Currency",
    show: "Show",
  },
  compare: { weekday: "by weekday", date: "by date" },
  months: "The coming months",
  monthsLead:
    "Press a month for its booking curve. Last year “then” is what was on the books on the same day of last year, “in the end” what those days came to.",
  columns: {
    name: "Month",
    rentalDays: "Rental days",
    utilisation: "Utilisation",
    revenue: "On the books",
    lastYear: "Last year then",
    change: "Change",
    inTheEnd: "Last year in the end",
    week: "Last 7 days",
    fourWeeks: "Last 28 days",
    goal: "Goal",
    reached: "Of the goal",
  },
  curve: (month: string) => `Booking curve: ${month}`,
  curveLead: "What was on the books so many weeks before the month began.",
  weeks: "Weeks before the month",
  before: (days: number) => {
    if (days % 7 !== 0) return "end";
    if (days === 0) return "begins";
    return days > 0 ? `−${days / 7} wk` : `+${-days / 7} wk`;
  },
  lastYear: "Last year",
  total: "Total",
  reservations: "Its reservations, car by car",
  none: "There are no months",
  told: {
    books: (amount: string) => `${amount} is on the books for these twelve months.`,
    compared: (amount: string, sign: number) =>
      sign === 0
        ? "It is as much as a year ago."
        : `That is ${amount} ${sign > 0 ? "more" : "less"} than a year ago.`,
    alone: "Nothing was on the books a year ago, so there is no comparison.",
    week: (amount: string, sign: number) =>
      sign === 0
        ? "The last 7 days changed nothing."
        : sign > 0
          ? `The last 7 days brought ${amount}.`
          : `The last 7 days took away ${amount}.`,
  },
  goals: "Goals",
  goalsLead: "What each month is meant to bring, with VAT. A field that is left empty has no goal.",
  saveGoals: "Save goals",
  goalFault: "Please type an amount, such as 12,500.00",
  matches: "Holidays that move",
  matchesLead:
    "Days that are compared with other days than the calendar says: Bajram with Bajram, Easter with Easter.",
  matchFields: {
    name: "Name",
    from: "From",
    to: "To",
    withDay: "Compared with the days from",
    add: "Match days",
  },
  matchFaults: {
    name: "Please give the days a name",
    days: "Please enter days that end after they begin, and 60 at most",
    withDay: "Please enter an earlier day",
  },
  matched: (from: string, to: string, withDay: string) =>
    from === to
      ? `${from}, compared with ${withDay}`
      : `${from} to ${to}, compared with the days from ${withDay}`,
  remove: (name: string) => `Remove ${name}`,
  file: "on-the-books",
};

export type Words = typeof en;

/** The words of the page of what is on the books for the coming months. */
export const adminAheadWords = bilingual<Words>(en, bs);
