import type { PassRefusal } from "../../domain/handovers/own-phone/phone-pass.ts";
import type { RenterAnswer } from "../../domain/handovers/marks.ts";
import type { PhotoKind } from "../../domain/handovers/photos.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { drawingEn } from "../handover/drawing.ts";

/** A handover on the customer's own phone. */
const en = {
  title: { out: "Your car: pick-up", in: "Your car: return" },
  landing: {
    title: "The handover of your car",
    lead: "Here you can read what the staff have recorded about your car, add what you see, and sign.",
    once: "Open it on your own phone: it opens on one phone only, and for half an hour.",
    open: "Open the handover",
    noScript: "Signing needs JavaScript. You can always sign on our phone, or on paper.",
  },
  ended: {
    unknown: "This code is not one of ours. Please ask the staff to show it again.",
    over: "This code was valid for half an hour and has expired. Please ask the staff for a new one.",
    done: "The handover is finished. Thank you! The sheet is saved as you signed it.",
    "taken-back": "The staff have withdrawn this code. Please ask them for a new one.",
    elsewhere: "This code was opened on another phone first. Please ask the staff for a new one.",
    unopened: "Please open the handover first.",
    "too-many": "That was too many attempts. Please wait a minute, then scan the code again.",
  } satisfies Record<PassRefusal | "too-many", string> as Record<PassRefusal | "too-many", string>,
  endedTitle: "Nothing to sign here",
  doneTitle: "All done",
  until: (time: string) => `You can read and sign until ${time}.`,
  offline: "No connection: changes made by the staff will not appear here until it is back.",
  kept: (count: number) =>
    count === 1
      ? "What you entered is saved on this phone. It is sent as soon as there is a connection: please leave this page open."
      : `${count} of your entries are saved on this phone. They are sent as soon as there is a connection: please leave this page open.`,
  car: "The car",
  plate: "Plate",
  kilometres: "Kilometres",
  fuel: "Fuel",
  battery: "Battery",
  readings: ["Empty", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "Full"],
  wentOut: (reading: string) => `at pick-up ${reading}`,
  clean: "Clean",
  yes: "Yes",
  no: "No",
  equipment: "In the car",
  pieces: (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name),
  notThere: (names: string) => `Not in the car: ${names}`,
  note: "Note from the staff",
  open: "not written down yet",
  damage: {
    title: "Damage",
    lead: {
      out: "Hollow dots show earlier damage, filled ones what is written down now. Is something missing? Tap the drawing there.",
      in: "Hollow dots show earlier damage, filled ones new damage. Is something missing? Tap the drawing there.",
    },
    none: { out: "Nothing new is written down.", in: "No new damage is written down." },
    ...drawingEn,
    mark: (number: number, kind: string, view: string) => `${number}. ${kind}, ${view}`,
    add: "Add what you see",
    kind: "What is it?",
    words: "In your own words",
    save: "Add it",
    cancel: "Cancel",
    answer: "Do you accept this damage?",
    answers: {
      accepted: "I accept it",
      disputed: "I dispute it",
    } satisfies Record<RenterAnswer, string> as Record<RenterAnswer, string>,
    photo: {
      add: "Photo of it",
      of: (number: number) => `Photo ${number}`,
      take: "Take a photo",
      working: "Making it smaller…",
      here: "On this phone",
      sent: "Sent",
      retake: "Retake",
      remove: (number: number) => `Remove photo ${number}`,
      unread: "This browser cannot read the file as a picture. Take a photo with the camera.",
      refused: "This photo could not be saved. Please take it once more.",
    },
    refused: {
      photos: "A photo of this mark could not be saved. Please add the mark once more.",
      full: "That is all that can be added here. Please tell the staff.",
      gone: "This mark has just been changed. Please look once more.",
      form: "This could not be added. Please try once more.",
    },
  },
  photos: {
    title: "Photos from the pick-up",
    now: "Photos taken now",
    of: {
      rear: "Rear",
      "rear-left": "Rear left",
      left: "Left",
      "front-left": "Front left",
      front: "Front",
      "front-right": "Front right",
      right: "Right",
      "rear-right": "Rear right",
      dashboard: "Dashboard",
      damage: "Damage",
      papers: "Documents",
      "signed-sheet": "Signed sheet",
    } satisfies Record<PhotoKind, string> as Record<PhotoKind, string>,
  },
  lines: {
    title: "Charges at the return",
    none: "Nothing to charge: the car is back on time, full, clean and undamaged.",
    sum: "Total",
  },
  sign: {
    title: "Your signature",
    agree:
      "By signing you confirm what is written here, and agree that a signature drawn on a screen is as binding as one on paper.",
    terms: "The rental terms",
    name: "First and last name",
    label: "Your signature",
    hint: "Sign here with a finger",
    clear: "Clear",
    send: "Sign and send",
    sending: "Sending…",
    unready:
      "The staff are still writing. You can sign once the kilometres and fuel have been entered.",
    signed: (name: string) => `Signed: ${name}`,
    waiting: "Thank you. The staff can now see your signature and will complete the handover.",
    cleared: "The sheet has changed since you signed. Please look at it, and sign once more.",
    kept: "Your signature is saved on this phone and has not been sent yet.",
    moved: "The sheet changed while you were signing. Please look at it once more.",
    refused: {
      changed: "The sheet has just changed. Please look at it once more, then send again.",
      unready: "Kilometres or fuel are still missing. Please wait a moment.",
      "no-name": "Please write your name.",
      "no-ink": "Please sign in the field: a dot is not enough.",
      form: "The signature could not be read. Please sign once more.",
    },
  },
  kinds: drawingEn.kinds,
};

export type Words = typeof en;

/** The words of a handover on the customer's own phone. */
export const ownHandoverWords = bilingual<Words>(en, bs);
