/** The content of a letter before it is drawn: HTML and text are both made from it, so that neither says less. */
import type { Language } from "../../domain/language.ts";
import type { Words } from "../../i18n/letters/en.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import type { LetterWorld } from "./write-letter.ts";

/** The words of a letter's language, and the facts that it is written with. */
export type About = {
  language: Language;
  words: Words;
  world: LetterWorld;
  /** When the letter was queued, epoch ms: the same at every attempt. */
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
  /** A quoted text of somebody else; line breaks stay. */
  | { is: "quote"; text: string };

export type LetterContent = Pick<MailMessage, "headers" | "edge" | "replyTo"> & {
  to: string;
  subject: string;
  /** The preview text that mail programs show beside the subject. */
  preview: string;
  title: string;
  code?: string;
  lead?: string;
  /** The main button. */
  action?: LetterLink;
  links?: readonly LetterLink[];
  blocks: readonly Block[];
  /** The reason why the reader gets this letter. */
  footnote: string;
  attachments?: MailMessage["attachments"];
  /** schema.org data in JSON-LD, for programs that put trips into a calendar. */
  markup?: object;
};
