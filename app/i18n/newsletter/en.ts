import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "Newsletter",
  lead: "News and seasonal prices, a few times a year.",
  metaTitle: "Newsletter · Eternal Pro",
  description:
    "News and seasonal prices from Eternal Pro by e-mail, a few times a year. Unsubscribe with one click.",
  email: "E-mail",
  subscribe: "Subscribe",
  subscribing: "Subscribing…",
  /** Stored with every address as the sentence that its owner agreed to: a changed sentence needs a new consent. */
  consent:
    "By subscribing you agree to receive news and seasonal prices from Eternal Pro by e-mail. You can unsubscribe at any time.",
  success: "Subscription successful!",
  thanks: "Thank you for subscribing!",
  oneMore: "Open the e-mail that we have sent you and confirm with one click.",
  invalid: "Invalid email address",
  failed: "There was an error subscribing. Please try again later.",
  tooMany: "Too many attempts. Please wait a minute.",

  confirm: {
    title: "Just one more click",
    metaTitle: "Confirm your subscription · Eternal Pro",
    lead: (email: string) => `Shall we send news and seasonal prices to ${email}?`,
    button: "Confirm subscription",
    done: (email: string) => `We will send news and seasonal prices to ${email}.`,
  },
  leave: {
    title: "Unsubscribe",
    metaTitle: "Unsubscribe · Eternal Pro",
    lead: (email: string) => `Shall we stop sending news to ${email}?`,
    button: "Unsubscribe",
    doneTitle: "You are unsubscribed",
    done: (email: string) =>
      `We will send no more news to ${email}. You will still get e-mails about your reservations.`,
  },
  unknown: {
    title: "This link does not work",
    lead: "It may have been cut off. Open it from the e-mail again, or subscribe again.",
  },
};

export type Words = typeof en;

/** The words of subscribing to and unsubscribing from the newsletter. */
export const newsletterWords = bilingual<Words>(en, bs);
