import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "We will be back shortly",
  description:
    "The site is closed for maintenance for a short while. By phone, WhatsApp and e-mail we are there for you.",
  lead: "We are working on the site, so nothing can be searched or booked here for a short while. Your reservation is safe and stays as it is.",
  contact: "We are there for you all the same: ask us for a car, or about your reservation.",
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  hello: "Hello, your site is closed for maintenance and I would like to ask about a car.",
  bar: "Maintenance is on: only staff see this page",
  toSwitch: "Open the site again",
};

export type Words = typeof en;

/** The words shown while the site is closed: to visitors on the screen, to staff in the bar. */
export const maintenanceWords = bilingual<Words>(en, bs);
