import { useEffect, useState, type FormEvent } from "react";

export type NewsletterTold = "subscribed" | "invalid" | "too-many" | "failed";

/** How long the answer stands (specification, section 4). */
const noticeMs = 3000;

/** Sends the form without leaving the page; what was typed goes only when it has arrived. */
export function useNewsletter(told: NewsletterTold | undefined) {
  const [state, setState] = useState(told);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setState(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [state]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setState(undefined);
    const answer = await post(form);
    if (answer === "subscribed") form.reset();
    setBusy(false);
    setState(answer);
  };
  return { state, busy, send };
}

/** The answer is a page for those without scripts; its status says the same. */
async function post(form: HTMLFormElement): Promise<NewsletterTold> {
  const email = new FormData(form).get("email");
  const body = new URLSearchParams({ email: String(email ?? "").trim() });
  try {
    const { status } = await fetch(form.action, { method: "POST", body });
    if (status === 400) return "invalid";
    if (status === 429) return "too-many";
    return status === 200 ? "subscribed" : "failed";
  } catch {
    return "failed";
  }
}
