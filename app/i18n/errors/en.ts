import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The words of the error pages. */
const en = {
  notFound: {
    title: "This page does not exist",
    lead: "The address may be old or mistyped. Perhaps you were looking for one of these:",
  },
  failure: {
    title: "Something went wrong on our side",
    lead: "The error has been logged. Nothing that you booked is lost. Please try again in a minute, or call us.",
  },
  /** While the database does not answer. */
  down: {
    title: "We will be back in a moment",
    lead: "Our system is not answering at the moment. Nothing that you booked is lost. Please try again in a minute, or call us.",
    form: "Our system is not answering at the moment, and your form has not been saved yet. Everything you typed is still here: send it again in a minute, or call us.",
    asOf: (time: string) =>
      `Our system is not answering at the moment. This page is from ${time}; prices may have changed since, and you will be able to book again in a few minutes.`,
  },
  sendAgain: "Send again",
  refused: {
    title: "That did not work",
    lead: "The request could not be read. Please go back and try again.",
  },
  unreached: {
    title: "The page did not load",
    lead: "You lost connection, or we have just updated the site. Please reload the page. If you were sending a form, it did not reach us.",
  },
  again: "Try again",
  call: "Call us",
  search: "Find a car",
  allCars: "All vehicles",
  allPlaces: "All locations",
};

export type Words = typeof en;

export const errorWords = bilingual<Words>(en, bs);
