import type { PhotoKind } from "../../domain/handovers/photos.ts";
import type { Direction, SignedHow } from "../../domain/handovers/sheet.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The sheet of a handover on paper, which says everything in both languages. */
const en = {
  title: { out: "Vehicle handover sheet", in: "Vehicle return sheet" } satisfies Record<
    Direction,
    string
  >,
  correction: "Correction",
  corrects: (when: string) =>
    `This sheet corrects an earlier one (${when}). The earlier sheet stays as it was signed.`,
  why: "Reason for the correction",
  firstSheet: "SHA-256 of the corrected sheet",

  rental: "Rental and vehicle",
  code: "Reservation",
  customer: "Customer",
  vehicle: "Vehicle",
  at: { out: "Handed over", in: "Returned" } satisfies Record<Direction, string>,
  place: "Place",
  due: "Agreed return",
  drivers: "Drivers",
  licence: (country: string, number: string) => `driving licence ${country} ${number}`,

  condition: "Condition",
  odometer: "Odometer",
  wasKm: (km: string) => `at handover ${km}`,
  driven: "Driven",
  fuel: "Fuel",
  battery: "Battery",
  eighths: [
    "empty",
    "1/8 of the tank",
    "1/4 of the tank",
    "3/8 of the tank",
    "1/2 of the tank",
    "5/8 of the tank",
    "3/4 of the tank",
    "7/8 of the tank",
    "full tank",
  ],
  charge: (percent: string) => `${percent} charged`,
  clean: "Cleanliness",
  isClean: "clean",
  isDirty: "not clean",
  equipment: "In the vehicle",
  missing: "Not in the vehicle",
  extras: "Extras",
  none: "none",
  note: "Note",

  damage: "Damage",
  knownSign: "known damage",
  freshSign: "new damage",
  noDamage: "The vehicle has no damage.",
  mark: "No.",
  view: "Where",
  kind: "What",
  size: "Size",
  severities: { 1: "small", 2: "medium", 3: "large" },
  words: "Description",
  found: "Known or new",
  known: "known",
  fresh: "new",
  answer: "Customer",
  answers: { accepted: "accepts", disputed: "disputes" },
  notAsked: "not asked",

  decided: "Charges at the return",
  nothingDecided: "Nothing is charged for this return.",
  item: "Item",
  amount: "Amount",
  accepted: "as proposed",
  changed: (reason: string) => `changed: ${reason}`,
  waived: (reason: string) => `waived: ${reason}`,
  planLeaves: (price: string, left: string) =>
    `List price ${price}; with the protection plan the customer pays ${left}.`,
  sum: "Total, VAT included",

  signatures: "Signatures",
  forCustomer: "For the customer",
  forAgency: "For the agency",
  unsigned: "no signature on the screen",
  how: {
    screen: "Signed on the screen.",
    paper: "Signed on paper; the signed sheet is kept as a photo.",
    absent: "The customer did not wait for the inspection and has not signed.",
    refused: "The customer refused to sign.",
  } satisfies Record<SignedHow, string>,
  left: "The customer left the vehicle at the key box. Nobody from the agency had seen it at that moment.",
  proof: (language: string) =>
    `What was signed is the record whose SHA-256 is given below, shown in ${language}. This document was made from that record and is kept unchanged.`,
  languages: { "en-us": "English", ba: "Bosnian" },
  deviceTime: "Time of the device",
  serverTime: "Received by the server",
  clockOff: (seconds: string) => `the device’s clock was off by ${seconds} s`,
  terms: "Rental terms",
  version: (version: number) => `version ${version}`,
  sha256: "SHA-256 of the sheet",

  photos: "Photos",
  photosHere: (count: number) => `${count} ${plural(count, ["photo", "photos"])}, none missing.`,
  photosFollow: (here: number, all: number) =>
    `${here} of ${all} photos ${plural(here, ["is", "are"])} here; the rest will follow. Their SHA-256 values are already listed.`,
  papersHidden: "Photos of personal documents and of the signed sheet are not printed.",
  takenAt: "Taken",
  photoKinds: {
    rear: "rear",
    "rear-left": "rear left",
    left: "left side",
    "front-left": "front left",
    front: "front",
    "front-right": "front right",
    right: "right side",
    "rear-right": "rear right",
    dashboard: "dashboard",
    damage: "damage",
    papers: "document",
    "signed-sheet": "signed sheet",
  } satisfies Record<PhotoKind, string>,

  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type Words = typeof en;

/** The words of the sheet of a handover on paper. */
export const handoverPaperWords = bilingual<Words>(en, bs);
