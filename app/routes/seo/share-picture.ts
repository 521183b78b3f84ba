import { bodies } from "../../domain/cars/car.ts";
import type { Language } from "../../domain/language.ts";
import { seoWords } from "../../i18n/seo/en.ts";
import { languageTag } from "./language-tag.ts";

/** Size in pixels that other sites ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A picture for shared links, drawn at build time, with its words. */
export type ShareSubject = { name: string; title: string; lead: string };

/** Returns all pictures in a language: the site, the places, and a car of each body. */
export function shareSubjects(language: Language): ShareSubject[] {
  const words = seoWords(language);
  return [
    { name: "site", title: words.siteTitle, lead: words.siteLead },
    ...Object.entries(words.places).map(([name, title]) => ({
      name,
      title,
      lead: words.placeLead,
    })),
    ...bodies.map((body) => ({
      name: `car-${body}`,
      title: words.cars[body],
      lead: words.carLead,
    })),
  ];
}

const known: Partial<Record<Language, ReadonlyMap<string, ShareSubject>>> = {};

/** Returns the path and the alternative text of the picture for a shared link. A place without a picture gets the site's. */
export function sharePicture(name: string, language: Language): { path: string; alt: string } {
  const subjects = (known[language] ??= new Map(
    shareSubjects(language).map((subject) => [subject.name, subject]),
  ));
  const found = subjects.get(name);
  if (!found) return sharePicture("site", language);
  return {
    path: `/share/${found.name}-${languageTag(language)}.png`,
    alt: `${found.title}. ${found.lead}`,
  };
}
