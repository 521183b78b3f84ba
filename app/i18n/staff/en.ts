import { leastPasswordLength, type OwnerFault } from "../../domain/staff/check-new-owner.ts";

export const en = {
  ownerTitle: "The first owner",
  ownerLead:
    "This link works once. It makes the account that may do everything and invites the others.",
  name: "Your name",
  email: "E-mail",
  password: "Password",
  passwordHelp: `At least ${leastPasswordLength} characters. A sentence is easier to keep than a riddle.`,
  makeOwner: "Make the account",
  making: "One moment…",
  faultTitle: "Please look at this again:",
  faults: {
    "name-missing": "Please write your name",
    "email-invalid": "This is not an e-mail address",
    "password-short": `The password needs at least ${leastPasswordLength} characters`,
    "password-long": "The password may have at most 200 characters",
  } satisfies Record<OwnerFault, string> as Record<OwnerFault, string>,
  done: (name: string) => `The account is made, ${name}`,
  doneLead:
    "You are the owner. Keep your e-mail address and password well: the back office asks for both.",
  linkTitle: "This link does not work any more",
  linkLead:
    "It was used, or it is older than 24 hours. While there is no owner, each start of the program prints a new one.",
  toSite: "To the website",
};
