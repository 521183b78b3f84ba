import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The form that takes vehicles out of sale for some time. */
const en = {
  title: "Take vehicles out of sale",
  lead: "They are not given out in this time, and not offered on the site.",
  back: "Back to the calendar",
  when: "When",
  from: "From",
  until: "Until",
  time: "Time",
  kind: "Why",
  note: "Note",
  noteHelp: "Only for the staff",
  weekly: "Repeat every week until",
  weeklyHelp: "Leave it empty for once; at most 60 weeks",
  vehicles: "Vehicles",
  submit: "Take out of sale",
  reseat: "Let these reservations go to other vehicles",
  moves: (codes: string) =>
    `In this time there are reservations which another vehicle of the same car can take: ${codes}. Nothing has been done yet.`,
  taken: (which: string) => `Nothing was done, because nothing else can take: ${which}.`,
  stuck: (code: string, plate: string) => `${code} on ${plate}`,
  blocked: (plate: string) => `${plate} is out of sale already`,
  unknown: "One of the vehicles does not exist any more. Nothing was done.",
};

export type Words = typeof en;

/** The words of blocks. */
export const blockWords = bilingual<Words>(en, bs);
