import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

/** The data that structured data is built from. */
export type SeoSite = {
  catalogue: Pick<Catalogue, "cars" | "facts" | "priceList" | "reviews">;
  /** The starting day price of each car by its id, in euro cents. */
  startingCents: Readonly<Record<number, number>>;
  language: Language;
  today: LocalDate;
  /** The site's public origin, without a trailing slash. */
  origin: string;
};

/** An object in schema.org's vocabulary. */
export type Thing = Readonly<Record<string, unknown>>;
