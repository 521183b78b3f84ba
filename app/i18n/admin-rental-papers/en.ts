import type { AnnexSubject } from "../../domain/documents/contents/annex.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The page on which papers of a rental are issued: the agreement, the way abroad, damage, letters. */
const en = {
  title: (code: string, name: string) => `Rental papers ${code}, ${name}`,
  heading: "Rental papers",
  reservation: "Reservation",
  issuedTitle: "Issued",
  none: "No paper of this rental has been issued yet.",
  open: "PDF",
  newTab: "opens in a new tab",
  by: (name: string) => `by ${name}`,
  ended: "ended by a newer one",
  issued: (number: string) => `${number} was issued.`,
  sent: (number: string) => `${number} was issued, and the customer gets it by e-mail.`,
  unsent: (number: string) => `${number} was issued. The customer has no e-mail address.`,
  revokedNow: "The authorisation was revoked.",
  busy: "Just a moment",
  agreement: {
    title: "Rental agreement",
    what: "It is signed with the handover, on the screen. Issue it here to have it signed by hand; an earlier unsigned one ends with it.",
    go: "Issue the agreement",
  },
  annex: {
    title: "Annex to the agreement",
    what: "Says what has changed since the agreement or the last annex.",
    about: "About",
    subjects: {
      extension: "a later return",
      vehicle: "another vehicle",
      driver: "drivers",
    } satisfies Record<AnnexSubject, string>,
    go: "Issue the annex",
  },
  message: (title: string, number: string, link: string) =>
    `Here is our letter: ${title}, no. ${number}.\n${link}\nThe link is valid for 30 days.`,
  refused: {
    form: "The form could not be read. Load the page again.",
    "not-found": "There is no such reservation.",
    stale: "Somebody else has changed this reservation meanwhile. Look at it and try again.",
    closed: "The state of the reservation does not allow this.",
    signed: "The agreement has been signed already. Changes go into an annex.",
    over: "The rental is over: there is nothing left to agree on.",
    "no-vehicle": "No vehicle is planned for this reservation.",
    "no-agreement": "There is no agreement that an annex could change.",
    same: "Nothing of this has changed since the agreement or the last annex.",
  },
};

export type Words = typeof en;

/** The words of the page on which papers of a rental are issued. */
export const rentalPapersWords = bilingual<Words>(en, bs);
