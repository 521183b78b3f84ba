import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

type Of = (name: string) => string;

/** What a deed tells on the page that it leads to, each with the name of its thing. */
const en = {
  "car-created": ((name) => `“${name}” was created. It is hidden until you publish it.`) as Of,
  "car-published": ((name) => `“${name}” is on the site.`) as Of,
  "car-hidden": ((name) => `“${name}” is off the site.`) as Of,
  "car-deleted": ((name) => `“${name}” was deleted.`) as Of,
  "vehicle-created": ((name) => `Vehicle ${name} was created.`) as Of,
  "vehicle-repaired": ((name) => `${name} can be booked again.`) as Of,
  "vehicle-deleted": ((name) => `Vehicle ${name} was deleted.`) as Of,
  "coupon-created": ((name) => `Coupon ${name} was created.`) as Of,
  "coupon-deleted": ((name) => `Coupon ${name} was deleted.`) as Of,
  "extra-created": ((name) => `“${name}” was created.`) as Of,
  "extra-deleted": ((name) => `“${name}” was deleted.`) as Of,
  "reservation-created": ((name) => `Reservation ${name} was created.`) as Of,
  "sheet-corrected": ((name) => `The sheet of ${name} was corrected.`) as Of,
  "question-created": ((name) => `The question “${name}” was created.`) as Of,
  "question-deleted": ((name) => `The question “${name}” was deleted.`) as Of,
  "review-created": ((name) => `The review by ${name} was created.`) as Of,
  "review-deleted": ((name) => `The review by ${name} was deleted.`) as Of,
  "day-created": ((name) => `The special day “${name}” was created.`) as Of,
  "day-deleted": ((name) => `The special day “${name}” was deleted.`) as Of,
  "view-created": ((name) => `The view “${name}” was created.`) as Of,
  "view-renamed": ((name) => `The view is called “${name}” now.`) as Of,
};

export type Words = typeof en;
export type ToldDeed = keyof Words;

/** The sentences of deeds that lead to another page. */
export const adminToldWords = bilingual<Words>(en, bs);
