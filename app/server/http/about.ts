import type { LocalDate, LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Deps } from "../deps.ts";
import type { Maintenance } from "../maintenance/keep-closed.ts";

/** What a page is told about the request it answers. */
export type About = {
  deps: Deps;
  language: Language;
  /** Stands where the script nonce goes; the answer gets a fresh one in its place. */
  nonce: string;
  ip: string;
  /** Where the site is reached from outside: `https://eternal-pro.ba`. */
  origin: string;
  /** Wall-clock time in Sarajevo. */
  now: LocalDateTime;
  today: LocalDate;
  maintenance: Maintenance;
};

/** Answers page requests; React Router's request handler in the product. */
export type Pages = (request: Request, about: About) => Promise<Response>;
