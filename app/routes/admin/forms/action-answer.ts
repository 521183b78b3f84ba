import { data, redirect } from "react-router";
import type { TooMany } from "../../../server/limits/try-limit.ts";
import { privateHeaders } from "../../request/private-headers.ts";

/** The parts of which every answer of an action of the back office is made. */
type AnswerParts = {
  /** The form that is answered, where the page has several. */
  intent: string;
  /** The record was saved; `undo` holds the fields that undo the save. */
  saved: { undo?: object };
  /** Something else was done: a sentence, or the data for one. */
  done: unknown;
  /** Data that only this answer holds: a price, a key, the data of a customer. */
  shown: object;
  /** The reason why nothing was done: a code or a sentence, with its data. */
  refused: unknown;
  /** The faults by the name of the field. */
  faults: object;
  /** The typed texts, to be shown in the form again; never a password. */
  typed: object;
  /** The record after somebody else's edit. */
  stale: object;
  /** The minutes to wait after too many tries. */
  waitMinutes: number;
};

type OnlyParts<Parts> = {
  [Part in keyof Parts]: Part extends keyof AnswerParts ? AnswerParts[Part] : never;
};

/**
 * The answer of an action that stays on its page; an action that leads to another page answers with `leadTo`. A page
 * names the parts that it uses and their types; a part is absent when there is nothing to say.
 */
export type ActionAnswer<Parts extends OnlyParts<Parts>> = { [Part in keyof Parts]?: Parts[Part] };

/** An answer with its status, which no cache may store. */
export function answerWith<Answer>(
  answer: Answer,
  status = 200,
  more: Record<string, string> = {},
) {
  return data(answer, { status, headers: { ...privateHeaders, ...more } });
}

/** The answer to one try too many (429), with the time to wait. */
export function answerToWait<Answer extends { waitMinutes?: number }>(
  answer: Answer,
  { waitSeconds }: TooMany,
) {
  const waitMinutes = Math.ceil(waitSeconds / 60);
  const wait = { "Retry-After": String(waitSeconds) };
  return answerWith<Answer>({ ...answer, waitMinutes }, 429, wait);
}

/** The redirect to the page that shows the result, with new cookies. */
export function leadTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers(privateHeaders);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(path, { status: 303, headers });
}

/** The response when an address or a form names something that does not exist (404). */
export function notFound(): Response {
  return new Response(null, { status: 404, headers: privateHeaders });
}

/** The response to a form that no page of ours sends (400). */
export function badForm(): Response {
  return new Response(null, { status: 400, headers: privateHeaders });
}
