import { data, redirect } from "react-router";
import { lookUpCode, lookUpName } from "../../../server/reservations/reading/look-up-code.ts";
import { endedSession, sessionCookie } from "../../../server/sessions/reservation-cookie.ts";
import type { LookupTold } from "../../../ui/booking/own/lookup-fields.tsx";
import type { PageContext } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";

/** Characters of a code or a name that are read and shown again; neither is longer. */
const maxTyped = 100;

/** Answers the form of step one: with the next step, or with the fault of the code. */
export async function answerCode(form: FormData, { deps, ip }: PageContext) {
  const typed = typedIn(form);
  const found = await lookUpCode(deps, { code: typed.code, address: ip });
  return found.ok
    ? told({ ...typed, code: found.code, step: "name" })
    : refused(typed, "code", found);
}

/**
 * Answers a form with a code and a first name: opens the session and redirects to the reservation, or reports the fault. `step`
 * is the form's last question.
 */
export async function answerName(
  request: Request,
  form: FormData,
  { deps, ip }: PageContext,
  { step, to }: { step: "code" | "name"; to: string },
) {
  const typed = typedIn(form);
  const found = await lookUpName(deps, { ...typed, address: ip });
  if (!found.ok) return refused(typed, step, found);
  return redirect(to, {
    status: 303,
    headers: { ...privateHeaders, "Set-Cookie": sessionCookie(deps, request, found.token) },
  });
}

/** Ends the session, so that another reservation can be opened. */
export function leave(request: Request, { deps }: PageContext, to: string) {
  return redirect(to, {
    status: 303,
    headers: { ...privateHeaders, "Set-Cookie": endedSession(deps, request) },
  });
}

type Typed = { code: string; firstName: string };
type Refused =
  | { reason: "unknown-code" | "wrong-name" }
  | { reason: "too-many-tries"; waitSeconds: number };

function typedIn(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, maxTyped) : "";
  };
  return { code: text("code"), firstName: text("firstName") };
}

function refused(typed: Typed, step: "code" | "name", refusal: Refused) {
  if (refusal.reason === "too-many-tries") {
    const { waitSeconds } = refusal;
    return told({ ...typed, step, waitSeconds }, 429, { "Retry-After": String(waitSeconds) });
  }
  const { reason } = refusal;
  return told({ ...typed, step: reason === "unknown-code" ? "code" : step, reason }, 400);
}

function told(answer: LookupTold, status = 200, headers: Record<string, string> = {}) {
  return data(answer, { status, headers });
}
