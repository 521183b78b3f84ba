import type { Language } from "../../../../domain/language.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import type { PutPassPhoto } from "../../../../server/handovers/own-phone/put-pass-photo.ts";
import type { PutAnswer } from "../../../../server/handovers/put-photo.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

type Refused = Exclude<PutAnswer | PutPassPhoto, { ok: true }>["reason"] | "too-many";

/** Answers a phone that its photo was taken in. */
export function photoTaken(status: 200 | 201): Response {
  return Response.json({ ok: true }, { status, headers: secretHeaders });
}

/** Answers a phone why its photo was not taken in, with a sentence for whoever holds it. */
export function photoRefused(reason: Refused, language: Language): Response {
  const text = sentenceOf(reason, language);
  return Response.json(
    { ok: false, reason, text },
    { status: statusOf(reason), headers: secretHeaders },
  );
}

const statuses: Readonly<Partial<Record<Refused, number>>> = {
  unexpected: 404,
  unknown: 404,
  unopened: 403,
  elsewhere: 403,
  over: 410,
  done: 410,
  "taken-back": 410,
  full: 409,
  "too-many": 429,
  "not-kept": 503,
};

function statusOf(reason: Refused): number {
  return statuses[reason] ?? 422;
}

function sentenceOf(reason: Refused, language: Language): string {
  const { ended, damage } = ownHandoverWords(language);
  const { refused } = phoneWords(language).photo;
  const sentences: Record<Refused, string> = { ...refused, ...ended, full: damage.refused.full };
  return sentences[reason];
}
