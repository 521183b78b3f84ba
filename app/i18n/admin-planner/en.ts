import type { BlockKind } from "../../domain/availability/blocks/block-kinds.ts";
import type { BarLook, BarSign, Tail } from "../../domain/availability/planner/bar.ts";
import type { UnreadPart, Zoom } from "../../domain/availability/planner/planner-view.ts";
import { plural } from "../format.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The calendar of the vehicles. */
const en = {
  title: "Car availability",
  newReservation: "New reservation",
  zoomsLabel: "How much time is shown",
  zooms: {
    "2-weeks": "2 weeks",
    "5-weeks": "5 weeks",
    "3-months": "3 months",
    "1-day": "1 day",
    "3-days": "3 days",
  } satisfies Record<Zoom, string> as Record<Zoom, string>,
  saveLead:
    "Saves these days, places and folded cars under a name of your choice. Only you see it.",
  daysLabel: "Days",
  earlier: "Earlier",
  today: "Today",
  later: "Later",
  span: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  narrow: {
    day: "From",
    place: "At home at",
    everyPlace: "Every place",
    category: "Category",
    everyCategory: "Every category",
    show: "Show",
    all: "Show all vehicles",
  },
  faults: {
    from: "The address names no day that can be shown, so the calendar begins with its usual day.",
    zoom: "The address names a length that does not exist, so two weeks are shown.",
    place: "The address names a place that does not exist, so every place is shown.",
    category: "The address names a category that does not exist, so all are shown.",
    state: "The address names a state that does not exist, so all vehicles are shown.",
    folded: "The address folds away more than there is, so everything is unfolded.",
  } satisfies Record<UnreadPart, string> as Record<UnreadPart, string>,
  legend: "Legend: a press shows only vehicles with it",
  looks: {
    pending: "Waiting",
    confirmed: "Confirmed",
    out: "On rent",
    overdue: "Overdue",
    back: "Back",
    block: "Out of sale",
  } satisfies Record<BarLook, string> as Record<BarLook, string>,
  signs: {
    danger: "In danger",
    papers: "Papers or tyres missing",
    unpaid: "To be paid",
    pinned: "Promised vehicle",
  } satisfies Record<BarSign, string> as Record<BarSign, string>,
  tails: {
    turnaround: "Turnaround",
    transfer: "Drive to the next place",
  } satisfies Record<Tail["kind"], string> as Record<Tail["kind"], string>,
  behind: (what: string) => `then ${what}`,
  kinds: {
    service: "Service",
    repair: "Repair",
    cleaning: "Cleaning",
    tyres: "Tyres",
    private: "Private use",
    other: "Out of sale",
  } satisfies Record<BlockKind, string> as Record<BlockKind, string>,
  counts: "The number beside a model is how many of its vehicles are available all day.",
  hourCounts: "The number beside a model is how many of its vehicles are available in that hour.",
  available: (count: number, when: string) => `${when}: ${count} available`,
  vehicles: (count: number) => `${count} ${plural(count, ["vehicle", "vehicles"])}`,
  vehicle: "Vehicle",
  choose: (plate: string) => `Choose ${plate}`,
  fold: (car: string) => `Fold ${car} away`,
  unfold: (car: string) => `Unfold ${car}`,
  lacksToday: "Papers or tyres are not in order today",
  grid: (span: string) => `Vehicles and what is promised of them, ${span}`,
  keys: "Arrow keys move from cell to cell, Home and End to the ends of a row, with Ctrl to those of the calendar. Enter opens a reservation or says whether a vehicle is free then, Escape closes.",
  moveKeys:
    "Alt with an arrow key picks a bar up and moves it, with Shift its return, with Ctrl its pick-up.",
  bar: (who: string, code: string, from: string, to: string) => `${who}, ${code}, ${from} to ${to}`,
  oneWay: (from: string, to: string) => `${from} to ${to}`,
  block: (kind: string, from: string, to: string) => `${kind}, ${from} to ${to}`,
  nothing: "Nothing on this day",
  nothingHere: "nothing planned",
  week: {
    title: "Vehicles week by week",
    free: "Available",
    noScripts:
      "Scripts are switched off in this browser, so bars cannot be moved here and a long fleet ends early.",
    open: "Open the week as a table",
  },
  dayBefore: "Day before",
  dayAfter: "Day after",
  dayOf: (day: string) => `By vehicle: ${day}`,
  shades: { weekend: "weekend", holiday: "special day", closed: "closed" },
  now: (time: string) => `Now, ${time}`,
  erased: "Erased",
  blocks: {
    open: "Block",
    openMany: (count: number) => `Block ${count} vehicles`,
    chosen: (count: number) => `${count} ${plural(count, ["vehicle", "vehicles"])} chosen`,
    clear: "Clear selection",
    done: (count: number) => `${count} ${plural(count, ["block", "blocks"])} added.`,
  },
  conflicts: {
    title: (count: number) => `${count} ${plural(count, ["conflict", "conflicts"])} in these days`,
    inOrder: "Another vehicle of the same car that lacks nothing:",
    ways: (code: string) => `Call or move ${code}`,
    more: (count: number) => `${count} more: shorten the days or choose a place to see them.`,
  },
  empty: {
    title: "No vehicles here",
    narrowed: "No vehicle matches what was chosen above.",
    text: "Vehicles that are in service appear here, each with its own row.",
  },
};

export type Words = typeof en;

/** The words of the calendar of vehicles. */
export const plannerWords = bilingual<Words>(en, bs);
