import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { minPasswordLength } from "../../domain/staff/password-field.ts";

const en = {
  ownerTitle: "The first owner",
  ownerLead:
    "This link can be used once. It creates the account that can do everything and invite the others.",
  name: "Your name",
  email: "E-mail",
  password: "Password",
  passwordHelp: `At least ${minPasswordLength} characters. A sentence is easier to remember than a puzzle.`,
  makeOwner: "Create the account",
  making: "One moment…",
  faultTitle: "Please correct the following:",
  done: (name: string) => `Your account is ready, ${name}`,
  doneLead:
    "You are the owner. Keep your e-mail address and password safe: the back office asks for both.",
  linkTitle: "This link no longer works",
  linkLead:
    "It was used, or it is older than 24 hours. While there is no owner, each start of the program prints a new one.",
  toSignIn: "Sign in",
  toSite: "To the website",
};

export type Words = typeof en;

/** The words of the staff's own pages. */
export const staffWords = bilingual<Words>(en, bs);
