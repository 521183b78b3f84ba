import { languages, type Language } from "../../../../../domain/language.ts";
import { cleanParagraphs } from "../../../../../domain/plain-text.ts";
import { longestMessage } from "../../../../../domain/reservations/chosen.ts";
import { writeLetter } from "../../../../../server/letters/write-letter.ts";
import { confirmReservation } from "../../../../../server/reservations/deeds/confirm-reservation.ts";
import { writeMessage } from "../../../../../server/reservations/letters/write-message.ts";
import type { ChosenReservation } from "../../../../../server/reservations/lists/list-chosen.ts";
import { findReservation } from "../../../../../server/reservations/reading/find-reservation.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { answerWith, badForm, type ActionAnswer } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { willOf } from "./read-several.ts";

type Reason = "not-found" | "stale" | "closed" | "no-address" | "empty" | "too-long";

/** What came of one reservation; no reason when it was done. */
type Outcome = { code: string; name: string; reason?: Reason };

export type Texts = Partial<Record<Language, string>>;

export type SeveralAnswer = ActionAnswer<{
  done: { deed: "confirm" | "write"; outcomes: Outcome[] };
  /** The letter of one customer per language, to be looked at before it is sent. */
  shown: { letters: { name: string; subject: string; html: string }[] };
  faults: Partial<Record<Language, "empty" | "too-long">>;
  typed: Texts;
}>;

type Asked = {
  form: FormData;
  found: readonly ChosenReservation[];
  by: Doer;
  about: PageContext;
};

const nameOf = ({ firstName, lastName }: ChosenReservation) => `${firstName} ${lastName}`.trim();

/** Confirms each reservation as it was seen, one after the other: what is refused stops none of the others. */
export async function answerConfirm({ form, found, by, about }: Asked) {
  const seen = new Map(
    form.getAll("seen").flatMap((entry) => {
      const parts = /^([0-9A-Z]{10}):(\d{1,9})$/.exec(String(entry));
      return parts ? [[parts[1] ?? "", Number(parts[2])] as const] : [];
    }),
  );
  const outcomes: Outcome[] = [];
  for (const one of found) {
    const seenVersion = seen.get(one.code);
    // One that was not shown as waiting is none of this form.
    if (seenVersion === undefined) continue;
    const { token, code } = one;
    const ask = { token, by, seenVersion, now: about.now };
    const answer = await confirmReservation(about.deps, ask);
    outcomes.push({ code, name: nameOf(one), ...(!answer.ok && { reason: answer.reason }) });
  }
  return answerWith<SeveralAnswer>({ done: { deed: "confirm", outcomes } });
}

/** Shows what would be sent, or sends it. */
export async function answerWrite(asked: Asked) {
  const { form, found } = asked;
  const intent = textOf(form, "intent", 20);
  if (intent !== "preview" && intent !== "send" && intent !== "change") throw badForm();
  const reached = found.filter((one) => willOf("write", one) === "write");
  const typed: Texts = {};
  const faults: NonNullable<SeveralAnswer["faults"]> = {};
  for (const language of languages) {
    if (!reached.some((one) => one.language === language)) continue;
    const text = textOf(form, `text.${language}`, 10 * longestMessage);
    typed[language] = text;
    const clean = cleanParagraphs(text, longestMessage);
    if (clean === undefined) faults[language] = "too-long";
    else if (clean === "") faults[language] = "empty";
  }
  if (intent === "change") return answerWith<SeveralAnswer>({ typed });
  if (Object.keys(faults).length > 0) return answerWith<SeveralAnswer>({ faults, typed }, 400);
  return intent === "preview" ? preview(asked, reached, typed) : send(asked, typed);
}

async function preview({ about }: Asked, reached: readonly ChosenReservation[], typed: Texts) {
  const { deps, origin } = about;
  const siteUrl = deps.publicUrl ?? origin;
  const { signingKey, clock } = deps;
  const world = { catalogue: await deps.catalogue.get(), siteUrl, signingKey, now: clock.now() };
  const letters: NonNullable<SeveralAnswer["shown"]>["letters"] = [];
  for (const language of languages) {
    const first = reached.find((one) => one.language === language);
    const reservation = first && (await findReservation(deps, { token: first.token }));
    const message = cleanParagraphs(typed[language] ?? "", longestMessage);
    if (!first || !reservation || !message) continue;
    const payload = { reservation, message };
    const createdAt = new Date(clock.now());
    const queued = { id: 0, kind: "agency-message", language, payload, createdAt } as const;
    const { subject, html } = await writeLetter(queued, world);
    letters.push({ name: nameOf(first), subject, html });
  }
  return answerWith<SeveralAnswer>({ shown: { letters }, typed });
}

async function send({ form, found, by, about }: Asked, typed: Texts) {
  const key = textOf(form, "key", 64);
  if (!/^[\w-]{8,64}$/.test(key)) throw badForm();
  const outcomes: Outcome[] = [];
  for (const one of found) {
    const { token, code, language } = one;
    const ask = { token, by, key, text: typed[language] ?? "" };
    const answer = one.isErased
      ? ({ ok: false, reason: "not-found" } as const)
      : one.hasEmail
        ? await writeMessage(about.deps, ask)
        : ({ ok: false, reason: "no-address" } as const);
    outcomes.push({ code, name: nameOf(one), ...(!answer.ok && { reason: answer.reason }) });
  }
  return answerWith<SeveralAnswer>({ done: { deed: "write", outcomes } });
}
