import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "We will be back shortly",
  description:
    "Our website is briefly down for maintenance. You can still reach us by phone, WhatsApp and e-mail.",
  lead: "We are working on the site, so you cannot search or book here for a short while. Your reservation is safe and unchanged.",
  contact: "We are still here for you: ask us for a car, or about your reservation.",
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  hello: "Hello, your site is down for maintenance and I would like to ask about a car.",
  bar: "Maintenance is on: only staff see the site",
  toSwitch: "Open the site again",
};

export type Words = typeof en;

/** The words shown while the site is closed: to visitors on the screen, to staff in the bar. */
export const maintenanceWords = bilingual<Words>(en, bs);
