import { bodies } from "../../domain/cars/car.ts";
import type { Language } from "../../domain/language.ts";
import { seoWords } from "../../i18n/seo/en.ts";
import { languageTag } from "./language-tag.ts";

/** In pixels, as the sites that show them ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What there is a picture of, drawn when the site is built, with the words on it. */
export type ShareSubject = { name: string; title: string; lead: string };

/** Every picture in a language: the site, the places, and a car of each body. */
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

/** The picture that stands beside a shared link, and its words. A place that has none yet is shown with the site's. */
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
