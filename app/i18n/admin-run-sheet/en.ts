import type { MoveSide } from "../../domain/moves/move.ts";
import type { TakenItem } from "../../domain/moves/run-sheet.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The run sheet: who drives where on a day. */
const en = {
  title: "Run sheet",
  back: "Handovers",
  day: "Day",
  place: "Place",
  person: "Driver",
  everyPlace: "Every place",
  everyone: "Everyone",
  nobody: "Nobody yet",
  show: "Show",
  before: "Day before",
  after: "Day after",
  print: "Print",
  copy: "Copy as text",
  copied: "Copied",
  asText: "As text",
  share: "Send",
  stops: (count: number) => `${count} ${plural(count, ["handover", "handovers"])}`,
  leave: (time: string, place: string) => `Leave ${place} by ${time}`,
  via: (place: string) => `fetch the vehicle at ${place}`,
  drive: (time: string) => `${time} drive`,
  noWay: "The drive is not in the transfer table",
  late: (minutes: number) =>
    `Cannot be made: ${minutes} ${plural(minutes, ["minute", "minutes"])} too late after the handover before`,
  tight: "Tight: there is hardly any time left after the handover before",
  take: (things: string) => `Take along: ${things}`,
  should: (things: string) => `Should be in the car: ${things}`,
  taken: {
    keys: "keys",
    contract: "contract",
    chains: "snow chains",
    "green-card": "green card",
  } satisfies Record<TakenItem, string> as Record<TakenItem, string>,
  driver: { out: "Who drives", in: "Who drives it back" } satisfies Record<
    MoveSide,
    string
  > as Record<MoveSide, string>,
  driverOf: (name: string) => `Who drives for ${name}`,
  save: "Save",
  tick: "Tick off",
  tickOf: (name: string) => `Tick off ${name}`,
  untick: "Take the tick back",
  untickOf: (name: string) => `Take the tick back: ${name}`,
  ticked: (when: string, name: string) => `Done ${when} · ${name}`,
  refused: {
    "not-found": "This reservation is gone. Nothing was changed.",
    closed: "This reservation was called off meanwhile. Nothing was changed.",
    "not-a-driver":
      "This member of the staff cannot be named as driver. Please choose another one.",
  },
  unknownPlace: "There is no such place. Choose one above.",
  unknownPerson: "There is no such person. Choose one above.",
  empty: {
    title: "Nothing to drive",
    text: "Nothing goes out and nothing comes back on this day.",
    narrowed: "Nothing here on this day. Other places or people may have something to do.",
    all: "The whole day",
  },
};

export type Words = typeof en;

/** The words of the run sheet. */
export const runSheetWords = bilingual<Words>(en, bs);
