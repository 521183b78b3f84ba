/** What a letter says, before it is drawn: HTML and text are both made from it, so that neither says less. */
import type { Language } from "../../domain/language.ts";
import type { Words } from "../../i18n/letters/en.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import type { LetterWorld } from "./write-letter.ts";

/** In whose words a letter is written, and from which world. */
export type About = {
  language: Language;
  words: Words;
  world: LetterWorld;
  /** When the letter was queued, epoch ms: the same at every try. */
  queuedAt: number;
};

/** `text` is what a reader without links needs instead, where the address alone would not help. */
export type LetterLink = { label: string; href: string; text?: string };

/** One end of a trip. */
export type Leg = { when: string; place: string; lines: readonly string[]; links: LetterLink[] };

export type Bill = {
  rows: readonly { key: string; label: string; amount: string; isFree: boolean }[];
  total: { label: string; amount: string; vat: string; km: string };
  due: readonly { label: string; amount: string }[];
  deposit: { label: string; amount: string; why: string };
};

export type ChangeRow = { label: string; before: string; now: string };

export type Block =
  | { is: "heading"; text: string }
  | { is: "paragraph"; text: string }
  | { is: "note"; text: string; tone: "calm" | "warn" }
  | { is: "links"; links: readonly LetterLink[] }
  | { is: "trip"; pickup: Leg; between: string; dropoff: Leg }
  | { is: "bill"; bill: Bill }
  | { is: "things"; things: readonly { what: string; why: string }[] }
  | { is: "rows"; rows: readonly { label: string; value: string; href?: string }[] }
  | { is: "changes"; before: string; now: string; rows: readonly ChangeRow[] }
  /** Somebody else's words; line breaks stay. */
  | { is: "quote"; text: string };

export type LetterContent = Pick<MailMessage, "headers" | "edge" | "replyTo"> & {
  to: string;
  subject: string;
  /** What a list of letters shows beside the subject. */
  preview: string;
  title: string;
  code?: string;
  lead?: string;
  /** The one way forward. */
  action?: LetterLink;
  links?: readonly LetterLink[];
  blocks: readonly Block[];
  /** Why the reader gets this. */
  footnote: string;
  attachments?: MailMessage["attachments"];
  /** schema.org in JSON-LD, for programs that put trips into a calendar. */
  markup?: object;
};
