import { bilingual } from "../bilingual.ts";
import type { PhotoAngle } from "../../domain/handovers/photos.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

const angles: Record<PhotoAngle, string> = {
  rear: "Rear",
  "rear-left": "Rear left",
  left: "Left side",
  "front-left": "Front left",
  front: "Front",
  "front-right": "Front right",
  right: "Right side",
  "rear-right": "Rear right",
  dashboard: "Dashboard",
};

const photos = (count: number) => `${count} ${plural(count, ["photo", "photos"])}`;

const handovers = (count: number) => `${count} ${plural(count, ["handover", "handovers"])}`;

/** Photos of a handover, and what lies on one phone alone. */
const en = {
  /** The reason of a sheet that is kept beside the first one. */
  besideWhy: "Filled in on two phones at the same time",
  photo: {
    angles,
    title: "Around the car",
    lead: {
      out: "Walk around the car once. The last photo shows kilometres and fuel.",
      in: "Walk around the car once. Beside each photo stands the one from the pick-up.",
    },
    taken: (count: number, all: number) => `${count} of ${all} photos taken`,
    missing: (names: string) => `Not photographed: ${names}`,
    before: "At the pick-up",
    left: "By the customer",
    noEarlier: "No photo from the pick-up",
    leftOnWay: (count: number) => `Photos that are still on the customer’s phone: ${count}.`,
    retake: "Retake",
    remove: "Remove",
    removeOf: (label: string) => `Remove the photo: ${label}`,
    ofDamage: (number: number) => `Photo ${number} of the damage`,
    ofPapers: (number: number) => `Photo ${number} of the documents`,
    papers: "Photos of the documents",
    papersLead:
      "Both sides of the licence, and the identity document. They are deleted after the rental.",
    ofSheet: (page: number) => `Page ${page}`,
    signedSheet: "Photo of the signed sheet",
    signedSheetLead: "Put the paper flat and in the light, so that every line can be read.",
    states: {
      none: "Take a photo",
      working: "Making it smaller…",
      here: "On this phone",
      elsewhere: "On another phone",
      kept: "Saved",
    },
    full: "There is less than 50 MB of room left on this phone. Free some space, then take the photo.",
    unread: "This browser cannot read the file as a picture. Take a photo with the camera.",
    unkept: "The photo could not be saved on this phone. Please take it again.",
    refused: {
      unexpected: "No handover of this reservation waits for this photo.",
      "other-bytes": "The photo arrived damaged. It is sent again.",
      "not-kept": "The photo could not be saved: the disk of the server may be full.",
      empty: "The file is empty.",
      "too-big": "The file is larger than 8 MB.",
      "no-picture": "This is not a picture. Only JPEG, PNG, WebP and AVIF are accepted.",
      heic: "Apple’s HEIC cannot be read here. Take the photo with the camera on this page.",
      animated: "Animated pictures are not accepted.",
      "too-many-pixels": "The photo has more than 24 megapixels.",
      "too-small": "The photo is narrower than 480 pixels.",
      "too-long": "The photo is too long and narrow: one side is more than four times the other.",
      damaged: "The file is damaged or incomplete.",
    },
  },
  only: {
    label: "Only on this phone",
    line: (lies: { handovers: number; photos: number; since: string }) => {
      const parts = [
        ...(lies.handovers > 0 ? [handovers(lies.handovers)] : []),
        ...(lies.photos > 0 ? [photos(lies.photos)] : []),
      ];
      return `Only on this phone: ${parts.join(", ")}. The oldest is from ${lies.since}.`;
    },
    offline: "Sent as soon as there is a connection.",
    stuck: "One is waiting for you",
    begun: "Open the handover",
    dropRefused: "Remove refused photos from this phone",
    send: "Send now",
    sending: "Sending…",
  },
  waiting: {
    title: "Finished, and saved on this phone",
    text: (when: string) =>
      `You finished it on ${when}. It is sent as soon as there is a connection; you may close this page and go on.`,
    send: "Send now",
    sending: "Sending…",
    unkept:
      "This phone could not save the handover. Leave the page open and try again when there is a connection.",
  },
  second: {
    title: "Somebody else finished this handover first",
    text: "Their sheet stands. Yours lies on this phone: add it beside theirs as a correction, or remove it.",
    gone: "This handover is no longer open. Your sheet lies on this phone only.",
    theirs: (name: string | undefined) => (name ? `Sheet of ${name}` : "Sheet of the customer"),
    mine: "Your sheet",
    marks: (count: number) => `${count} new ${plural(count, ["mark", "marks"])} of damage`,
    photos,
    add: "Add mine as a correction",
    drop: "Remove mine from this phone",
    left: "This handover is closed, and this phone still holds something of it that is on no sheet.",
    dropLeft: "Remove it from this phone",
  },
  asOf: (when: string) => `Without a connection: as of ${when}.`,
  photosOf: { out: "Photos of the handover", in: "Photos of the return" },
  here: (of: number, all: number) => `${of} of ${photos(all)} here`,
};

export type Words = typeof en;

/** The words of photos, and of what waits on a phone. */
export const phoneWords = bilingual<Words>(en, bs);
