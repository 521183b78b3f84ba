import { data, redirect } from "react-router";
import type { TooMany } from "../../../server/limits/try-limit.ts";
import { privateHeaders } from "../../request/private-headers.ts";

/** The words in which every action of the back office answers. */
type AnswerParts = {
  /** Which form of the page is answered, where the page has several. */
  intent: string;
  /** The record was saved; `undo` is what takes it back. */
  saved: { undo?: object };
  /** What else was done: a sentence, or what the page makes its sentence of. */
  done: unknown;
  /** What was asked for and stands in the answer alone: a price, a key, the data of a customer. */
  shown: object;
  /** Why nothing was done: a code or a sentence, with what belongs to it. */
  refused: unknown;
  /** What is wrong, by the name of the field. */
  faults: object;
  /** What was typed, to stand in the form again; never a password. */
  typed: object;
  /** What stands in the record after somebody else's edit. */
  stale: object;
  /** After too many tries: how long to wait. */
  waitMinutes: number;
};

type OnlyParts<Parts> = {
  [Part in keyof Parts]: Part extends keyof AnswerParts ? AnswerParts[Part] : never;
};

/**
 * What an action answers that stays on its page; one that leads to another page answers `leadTo`. A page names the parts that it
 * uses and of what kind they are, and every part is absent where there is nothing to say.
 */
export type ActionAnswer<Parts extends OnlyParts<Parts>> = { [Part in keyof Parts]?: Parts[Part] };

/** An answer with its status, which nobody keeps. */
export function answerWith<Answer>(
  answer: Answer,
  status = 200,
  more: Record<string, string> = {},
) {
  return data(answer, { status, headers: { ...privateHeaders, ...more } });
}

/** The answer to one try too many (429), which says how long to wait. */
export function answerToWait<Answer extends { waitMinutes?: number }>(
  answer: Answer,
  { waitSeconds }: TooMany,
) {
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = { "Retry-After": String(waitSeconds) };
  return answerWith<Answer>({ ...answer, waitMinutes }, 429, wait);
}

/** The way to the page that shows what was done, with the cookies that this brought. */
export function leadTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers(privateHeaders);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/** What an address or a form names is not there (404). */
export function notFound(): Response {
  return new Response(null, { status: 404, headers: privateHeaders });
}

/** A form that no page of ours sends (400). */
export function badForm(): Response {
  return new Response(null, { status: 400, headers: privateHeaders });
}
