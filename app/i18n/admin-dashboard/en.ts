import type { ArrangeStep, DashboardPart } from "../../domain/dashboard/parts.ts";
import type { Chance } from "../../domain/moves/run-sheet.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** What can need somebody, in the order in which it is shown. */
export type HandName =
  | "overdue"
  | "danger"
  | "missed"
  | "pending"
  | "unpaid"
  | "open"
  | "deposits"
  | "drawers"
  | "drafts"
  | "papers"
  | "fines"
  | "mail";

/** The dashboard: the next hour, what needs a hand, and how the house is doing. */
const en = {
  title: "Dashboard",
  parts: {
    next: "Next",
    hand: "Needs a hand",
    days: "Today and tomorrow",
    week: "The week",
    money: "Money",
    site: "The site",
  } satisfies Record<DashboardPart, string> as Record<DashboardPart, string>,
  told: {
    moves: (out: number, back: number) => {
      if (out === 0 && back === 0) return "Nothing more goes out or comes back today.";
      const first = out > 0 ? out : back;
      const vehicles = `${first} ${plural(first, ["vehicle", "vehicles"])}`;
      if (out === 0) return `${vehicles} still ${plural(back, ["comes", "come"])} back today.`;
      const goes = `${vehicles} still ${plural(out, ["goes", "go"])} out today`;
      return back === 0
        ? `${goes}.`
        : `${goes}, and ${back} ${plural(back, ["comes", "come"])} back.`;
    },
    hand: (count: number) =>
      count === 0
        ? "Nothing needs a hand."
        : `${count} ${plural(count, ["thing needs", "things need"])} a hand.`,
    month: (amount: string) => `This month has brought ${amount} so far.`,
    monthThan: (amount: string, percent: string, isMore: boolean) =>
      `This month has brought ${amount} so far, ${percent} ${isMore ? "more" : "less"} than last year to the same day.`,
    monthSame: (amount: string) =>
      `This month has brought ${amount} so far, as much as last year to the same day.`,
    full: (day: string) => `All vehicles are out on ${day}.`,
    fewest: (count: number, day: string) =>
      `The fullest day of the week is ${day}, with ${count} ${plural(count, ["vehicle", "vehicles"])} still available.`,
  },
  chance: {
    yes: "In time",
    tight: "Tight",
    now: "Leave now",
    late: "Too late",
    no: "Cannot be made",
    unknown: "Drive unknown",
  } satisfies Record<Chance, string> as Record<Chance, string>,
  leave: (time: string, place: string) => `Leave by ${time} from ${place}`,
  nothingNext: "Nothing goes out or comes back today or tomorrow.",
  runSheet: "Run sheet",
  hand: {
    overdue: "Overdue",
    danger: "In danger",
    missed: "Not picked up",
    pending: "Waiting for an answer",
    unpaid: "Out and unpaid",
    open: "Open accounts",
    deposits: "Deposits",
    drawers: "Drawers not closed",
    drafts: "Handovers begun, not sent",
    papers: "Papers that end",
    fines: "Open fines",
    mail: "E-mails not delivered",
  } satisfies Record<HandName, string> as Record<HandName, string>,
  deeds: {
    overdue: "Take back",
    danger: "Another vehicle",
    missed: "Decide",
    pending: "Answer",
    unpaid: "Take payment",
    open: "Settle",
    deposits: "Give back",
    drawers: "Close",
    drafts: "Go on",
    papers: "Renew",
    fines: "Settle",
    mail: "See why",
  } satisfies Record<HandName, string> as Record<HandName, string>,
  look: "Open",
  deedOf: (deed: string, name: string) => `${deed}: ${name}`,
  all: (count: string) => `All ${count}`,
  allOf: (name: string) => `All: ${name}`,
  due: (when: string) => `due ${when}`,
  since: (when: string) => `since ${when}`,
  pickup: (when: string) => `pick-up ${when}`,
  toPay: (amount: string) => `${amount} to pay`,
  toReturn: (amount: string) => `${amount} to give back`,
  openedBy: (when: string, name: string | undefined) =>
    name === undefined ? `opened ${when}` : `${name}, opened ${when}`,
  begun: (name: string, when: string) => `${name}, ${when}`,
  waitsFor: (code: string) => `its vehicle is still out with ${code}`,
  calm: "All calm",
  calmText: "Nothing needs a hand. What comes up appears here by itself.",
  today: "Today",
  tomorrow: "Tomorrow",
  tomorrowAt: (time: string) => `Tomorrow ${time}`,
  left: (count: number) => `${count} left`,
  noMoves: "Nothing.",
  more: (count: number) => `${count} more`,
  board: "Handovers",
  week: {
    caption: "Vehicles available all day, by category",
    category: "Category",
    utilisation: (percent: string) => `${percent} rented over these seven days`,
    calendar: "Calendar",
    none: "No vehicle is in service.",
  },
  money: {
    today: "Today",
    month: "This month to date",
    ahead: "Still to come",
    than: (percent: string, isMore: boolean, amount: string) =>
      `${percent} ${isMore ? "more" : "less"} than last year to the same day (${amount})`,
    same: (amount: string) => `as much as last year to the same day (${amount})`,
    lastYear: (amount: string) => `last year to the same day ${amount}`,
    days: "sold for today",
    booked: "booked for the days after today",
    revenue: "Revenue",
  },
  site: {
    searches: "Searches",
    booked: "Bookings on the site",
    refused: "Searches without an offer",
    week: "last 7 days",
    before: (count: string) => `${count} the week before`,
    analytics: "Analytics",
  },
  proof: {
    at: (when: string) => `Checked ${when}`,
    never: "Not checked yet",
    link: "Morning proof",
  },
  arrange: "Arrange",
  arranged: "Done",
  arrangeLead: "The order of the parts, and which of them are shown. It is for you alone.",
  hiddenTitle: "Hidden",
  steps: {
    up: (part: string) => `Move up: ${part}`,
    down: (part: string) => `Move down: ${part}`,
    hide: (part: string) => `Hide: ${part}`,
    show: (part: string) => `Show: ${part}`,
    usual: () => "As usual again",
  } satisfies Record<ArrangeStep, (part: string) => string> as Record<
    ArrangeStep,
    (part: string) => string
  >,
  short: { hide: "Hide", show: "Show" },
  allHidden: "All parts are hidden.",
};

export type Words = typeof en;

/** The words of the dashboard. */
export const dashboardWords = bilingual<Words>(en, bs);
