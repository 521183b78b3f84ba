import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The words of the error pages. */
const en = {
  notFound: {
    title: "This page does not exist",
    lead: "The address may be old or mistyped. These pages are near:",
  },
  failure: {
    title: "Something went wrong on our side",
    lead: "We have noted it. Nothing that you booked is lost. Please try again in a minute, or ask us: a person answers.",
  },
  refused: {
    title: "That did not work",
    lead: "The request could not be read. Please go back and try again.",
  },
  unreached: {
    title: "The page did not load",
    lead: "The connection was lost on the way, or we have just put up a new version of the site. Loading the page again helps. A form that you were sending has not arrived.",
  },
  again: "Try again",
  call: "Call us",
  search: "Find a car",
  allCars: "All vehicles",
  allPlaces: "All locations",
};

export type Words = typeof en;

export const errorWords = bilingual<Words>(en, bs);
