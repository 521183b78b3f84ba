import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "Newsletter",
  lead: "News and seasonal prices, a few times a year.",
  metaTitle: "Newsletter · Eternal Pro",
  description:
    "News and seasonal prices of Eternal Pro by e-mail, a few times a year. Unsubscribe with one click.",
  email: "E-mail",
  subscribe: "Subscribe",
  subscribing: "Subscribing…",
  /** Stored with every address as the sentence that its owner agreed to: a changed sentence needs a new consent. */
  consent:
    "By subscribing you agree that Eternal Pro sends you news and seasonal prices by e-mail. You can unsubscribe at any time.",
  success: "Subscription successful!",
  thanks: "Thank you for subscribing!",
  oneMore: "Open the e-mail that we have sent you and confirm with one click.",
  invalid: "Invalid email address",
  failed: "There was an error subscribing. Please try again later.",
  tooMany: "Too many tries. Please wait a minute.",

  confirm: {
    title: "One click is left",
    metaTitle: "Confirm your subscription · Eternal Pro",
    lead: (email: string) => `Shall we send news and seasonal prices to ${email}?`,
    button: "Confirm subscription",
    done: (email: string) => `News and seasonal prices will come to ${email}.`,
  },
  leave: {
    title: "Unsubscribe",
    metaTitle: "Unsubscribe · Eternal Pro",
    lead: (email: string) => `Shall we stop sending news to ${email}?`,
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    done: (email: string) =>
      `No more news will come to ${email}. Letters about your reservations still do.`,
  },
  unknown: {
    title: "This link does not work",
    lead: "It may have been cut in two on its way. Open it from the e-mail again, or subscribe anew.",
  },
};

export type Words = typeof en;

/** The words of subscribing to and unsubscribing from the newsletter. */
export const newsletterWords = bilingual<Words>(en, bs);
