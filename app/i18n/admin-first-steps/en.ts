import type { StepName } from "../../domain/staff/first-steps.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "First steps",
  count: (done: number, all: number) => `${done} of ${all} done`,
  fold: "Fold away",
  show: "Show",
  more: (count: number) => `${count} more`,
  done: "(done)",
  /** Each step, and in one sentence why it is worth the time. */
  steps: {
    phone: {
      title: "Your phone numbers",
      why: "Customers call and write to the numbers on the site, and nobody answers the ones there now.",
    },
    address: {
      title: "Your e-mail address",
      why: "Messages from the site arrive there, and the one there now does not exist.",
    },
    mail: {
      title: "Sending e-mails",
      why: "Confirmations only reach customers when e-mails leave this server: a test e-mail shows that they do.",
    },
    "second-step": {
      title: "Second step at sign-in",
      why: "An owner’s account opens everything, so a stolen password alone must not be enough.",
    },
    company: {
      title: "Company details",
      why: "The law asks for them in the imprint, and customers look there to see who they rent from.",
    },
    reviews: {
      title: "Your own reviews",
      why: "Those on the home page are examples, and only real ones convince anybody.",
    },
    legal: {
      title: "Legal texts",
      why: "A lawyer should confirm the marked points before customers agree to the texts.",
    },
    colleague: {
      title: "First colleague",
      why: "With an account for each, nobody shares a password and the log says who did what.",
    },
    prices: {
      title: "Your prices",
      why: "Until you have looked at them, the site sells at the prices that it came with.",
    },
    backup: {
      title: "First backup",
      why: "If this server breaks, only a backup brings reservations and documents back.",
    },
  } satisfies Record<StepName, { title: string; why: string }>,
  backup: {
    title: "Backup",
    lead: "The product backs itself up every night into a folder on the server. Whoever runs the server can make another one with this command: the whole database and all pictures, in one file. Keep a copy somewhere else.",
    command: "npm run backup FILE",
    last: (moment: string) => `Last backup: ${moment}`,
    none: "No backup has been made yet.",
  },
};

export type Words = typeof en;

/** The words of the first steps in a new house, and of the backup that is one of them. */
export const firstStepsWords = bilingual<Words>(en, bs);
