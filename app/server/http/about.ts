import type { LocalDate, LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Deps } from "../deps.ts";
import type { Maintenance } from "../maintenance/keep-closed.ts";

/** The facts about a request that its page gets. */
export type About = {
  deps: Deps;
  language: Language;
  /** A placeholder for the script nonce; each answer replaces it with a fresh one. */
  nonce: string;
  ip: string;
  /** The public origin of the site: `https://eternal-pro.ba`. */
  origin: string;
  /** Wall-clock time in Sarajevo. */
  now: LocalDateTime;
  today: LocalDate;
  maintenance: Maintenance;
  /** Called with every error that makes a page fail. */
  noteFailure: (error: unknown) => void;
};

/** Answers page requests; React Router's request handler in the product. */
export type Pages = (request: Request, about: About) => Promise<Response>;
