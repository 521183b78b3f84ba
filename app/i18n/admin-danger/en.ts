import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What can be done about a reservation whose vehicle is overdue with somebody else. */
const en = {
  panel: "In danger",
  waits: (plate: string, code: string) =>
    `Its vehicle ${plate} is overdue with ${code} and will not be back in time.`,
  title: (code: string) => `What can be done about ${code}`,
  others: "Another vehicle at the agreed price:",
  none: "No vehicle of the same or a higher category is available for the whole trip.",
  call: "Call the customer",
  message: (code: string) =>
    `Hello, this is about your reservation ${code}: the car meant for you is late. Please call us.`,
  overdue: (code: string, name: string) => `The vehicle is with ${name} (${code}):`,
  callOverdue: "Call",
  extend: "Extend",
  takeBack: "Take back",
  sameCar: "same car",
  otherCar: "another car",
  here: (place: string) => place,
  away: (place: string, time: string) => `${place}, ${time} away`,
  byMoving: "another reservation moves",
  sure: (code: string) => `Another vehicle for ${code}?`,
  from: (was: string, is: string) => `${is} instead of ${was}.`,
  price: (total: string) => `The price stays ${total}.`,
  bring: (place: string, time: string) => `It has to be brought from ${place}: ${time}.`,
  moving: "Another reservation goes to another vehicle of its car.",
  told: "The customer is told by e-mail that it is another car.",
  untold: "It is the same car: the customer gets no e-mail.",
  take: "Take this vehicle",
};

export type Words = typeof en;

/** The words about a reservation in danger. */
export const dangerWords = bilingual<Words>(en, bs);
