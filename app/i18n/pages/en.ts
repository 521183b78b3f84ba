import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { LegalKind } from "../../domain/facts.ts";

const en = {
  legal: {
    title: "Terms and privacy",
    lead: "What applies between you and us, in plain words. Prices, deadlines and fees are the same here as on the rest of the site.",
    metaTitle: "Terms, privacy and imprint · Eternal Pro Rent a Car",
    description:
      "Rental terms, cancellation, privacy, cookies, complaints and imprint of Eternal Pro, a car rental agency near Tuzla, each with its version and date.",
    contents: "On this page",
    sections: (count: number) => `${count} sections`,
    sectionsOf: (title: string) => `Sections: ${title}`,
    inForce: (date: string, version: number) => `In force since ${date}, version ${version}.`,
    publishedOn: (date: string, version: number) => `Version ${version}, published on ${date}.`,
    versionTitle: (title: string, version: number) => `${title}, version ${version} · Eternal Pro`,
    versionDescription: (title: string, version: number, date: string) =>
      `${title} of Eternal Pro, a car rental agency near Tuzla: version ${version}, published on ${date}.`,
    stillInForce: "This is the version in force.",
    older: {
      before: "This version is no longer in force for new reservations. ",
      link: "See the version in force",
    },
    kinds: {
      terms: "Terms and conditions",
      cancellation: "Cancellation",
      privacy: "Privacy policy",
      cookies: "Cookies",
      complaints: "Complaints",
      imprint: "Imprint",
    } satisfies Record<LegalKind, string>,
  },
};

export type Words = typeof en;

/** The words of the legal texts. */
export const pageWords = bilingual<Words>(en, bs);
