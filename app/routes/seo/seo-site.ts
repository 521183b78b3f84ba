import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

/** What structured data is made from. */
export type SeoSite = {
  catalogue: Pick<Catalogue, "cars" | "facts" | "priceList" | "reviews">;
  /** Where the days of each car start, in euro cents. */
  startingCents: Readonly<Record<number, number>>;
  language: Language;
  today: LocalDate;
  /** Where the site is reached from outside, without a slash at the end. */
  origin: string;
};

/** A thing in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;
