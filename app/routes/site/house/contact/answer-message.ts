import { data } from "react-router";
import {
  checkContactMessage,
  contactFieldNames,
  type ContactTyped,
} from "../../../../domain/contact/contact-message.ts";
import { sendMessage } from "../../../../server/contact/send-message.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ContactTold } from "./contact-told.ts";

/** Answers the form: with what is wrong with it, or by sending the message. */
export async function answerMessage(form: FormData, { deps, language, ip }: PageContext) {
  const typed = typedIn(form);
  const checked = checkContactMessage(typed);
  if (!checked.ok)
    return told({ ok: false, reason: "invalid", faults: checked.faults, typed }, 400);
  try {
    const { message } = checked;
    const sent = await sendMessage(deps, { message, language, address: ip });
    if (sent.ok) return told(sent, 200);
    const wait = { "Retry-After": String(sent.waitSeconds) };
    return told({ ok: false, reason: sent.reason, typed }, 429, wait);
  } catch (error) {
    // The error page would take away what was typed.
    deps.log.error({ err: error }, "a contact message was not kept");
    return told({ ok: false, reason: "not-sent", typed }, 503);
  }
}

function typedIn(form: FormData): ContactTyped {
  const texts = contactFieldNames.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as ContactTyped;
}

function told(answer: ContactTold, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers });
}
