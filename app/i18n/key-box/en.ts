import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Giving a car back alone, at a key box. */
const en = {
  link: "Return the car: key in the box",
  title: "Return the car",
  metaTitle: "Return the car · Eternal Pro",
  lead: (car: string, place: string) =>
    `${car}, ${place}. You do not need to meet us: note how you are leaving the car, then put the key in the box.`,
  steps: {
    kilometres: "1. Kilometres",
    energy: { fuel: "2. Fuel", battery: "2. Battery" },
    place: "3. Where the car is parked",
    photos: "4. Photos",
    marks: "5. Damage",
    box: "6. The key",
  },
  photos: {
    lead: "Walk around the car once, if you can. The last photo shows kilometres and fuel. The photos protect you: they show how you left the car.",
    states: { none: "Take a photo", sending: "Making it smaller…", here: "On this phone" },
    retake: "Retake",
    unread: "This browser cannot read the file as a picture. Take a photo with the camera.",
    onWay: (there: number, all: number) =>
      `${there} of ${all} photos have been sent. Please leave this page open until all of them have been sent.`,
    refused: (count: number) =>
      `Photos that could not be saved: ${count}. Please keep them, and call us if they show anything that matters.`,
    sent: "All photos have been sent.",
  },
  marks: {
    lead: "Hollow dots show what was there before. If you see anything else, tap the drawing there and take a photo of it. It stays on this phone until you return the car.",
    full: "That is all that can be marked here. Please write the rest under “Where the car is parked”.",
    remove: (number: number) => `Remove mark ${number}`,
    late: (count: number) =>
      `The car had already been left when you added these marks, so they did not reach us: ${count}. Please call us about them.`,
  },
  offline:
    "No connection: the car has not been left yet. Your photos and marks stay on this phone. Press the button again as soon as you have a signal.",
  kilometres: "Kilometres on the dashboard",
  last: (km: string) => `At pick-up: ${km}`,
  fuel: "Fuel",
  percent: "Charge in per cent",
  readings: ["Empty", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Full"],
  place: "Row, level or what stands next to it",
  note: "Anything that we should know",
  confirm: "The car is locked, nothing of mine is left in it, and the key is in the box.",
  send: "Return the car",
  sending: "Sending…",
  seen: "We will look at the car as soon as somebody is there. Until then the sheet says: left by the customer, not yet seen.",
  thanks: {
    title: "Thank you, the car is with us",
    text: (time: string) =>
      `You left it on ${time}. We will look at it as soon as somebody is there, and get in touch if anything is missing.`,
  },
  check: "This has not been sent yet. Please check:",
  faults: {
    kilometres: "Please write the kilometres as a whole number.",
    below: (km: string) =>
      `This is less than at pick-up (${km}). Please look at the dashboard again.`,
    energy: "Please say how full it is.",
    place: "Please say where the car is parked.",
    confirm: "Please confirm that the car is locked and the key is in the box.",
    long: "Please keep it to 300 characters.",
  },
  closed: {
    title: "Not possible now",
    unknown: "This link is not one of ours, or it is too old. Please call us.",
    early: (from: string) =>
      `This link works from ${from}. If you come back earlier, please call us.`,
    over: "The agreed return was too long ago for this link. Please call us.",
    "no-box": "There is no key box at this place. Please call us.",
    closed: "This rental is not under way, so there is nothing to return.",
    stale: "Something has just changed. Please send it once more.",
  },
  call: "Call us",
};

export type Words = typeof en;

/** The words of giving a car back at a key box. */
export const keyBoxWords = bilingual<Words>(en, bs);
