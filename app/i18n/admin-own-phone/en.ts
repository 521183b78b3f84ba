import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Signing on the customer's own phone, as the staff see it. */
const en = {
  open: "Sign on the customer’s phone",
  opening: "Making the code…",
  title: "On the customer’s phone",
  lead: "The customer scans this code with the camera, reads the sheet in their own language, and signs there.",
  code: "Code that opens this handover on the customer’s phone",
  address: "Or send the address",
  share: "Share",
  copy: "Copy",
  copied: "Copied",
  until: (time: string) => `Valid until ${time}, on one phone only.`,
  waiting: "Nobody has opened it yet.",
  opened: "The customer is reading it now. What you change here shows there at once.",
  again: "The code can be shown once only. Make a new one if the customer still needs it.",
  renew: "Make a new code",
  takeBack: "Withdraw the code",
  signed: (name: string, time: string) => `${name} signed on their own phone at ${time}.`,
  signHere: "Sign on this screen instead",
  cleared: "The sheet has changed since the customer signed. Please let them sign again.",
  failed: {
    closed: "This reservation is not in a state in which that can be done.",
    connection: "No connection. Sign on this screen, or try again.",
  },
};

export type Words = typeof en;

/** The words of signing on the customer's own phone, for the staff. */
export const ownPhoneWords = bilingual<Words>(en, bs);
