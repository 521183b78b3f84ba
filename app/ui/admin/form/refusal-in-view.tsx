import { startTransition, useEffect, useState } from "react";

/** The part of the screen that the frame covers at its top, and the bars at its foot, in pixels. */
const covered = { top: 64, foot: 128 };

/**
 * Takes the member to what a form answered: the first alert of the page gets the focus and comes into view below the frame,
 * whatever form it is about and however often it was refused. Where nothing was refused and the form that was sent is gone or new,
 * the note of what was done takes its place. It stands once in the frame, so no form can forget it.
 */
export function RefusalInView() {
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    // Asked of the router itself: an answer that comes at once, as that of a lost connection does, is drawn before its sending ever was.
    let isSending = false;
    return globalThis.__reactRouterDataRouter?.subscribe(({ navigation }) => {
      const wasSending = isSending;
      isSending = navigation.formMethod === "POST";
      // In the transition that draws the answer.
      if (wasSending && !isSending) startTransition(() => setAnswers((count) => count + 1));
    });
  }, []);
  useEffect(() => {
    if (answers > 0) showAnswer();
  }, [answers]);
  return null;
}

/** Focuses what the page now answers, a refusal before all else, and brings it into view. */
export function showAnswer(): void {
  const told = findRefusal() ?? findDone();
  if (!told) return;
  if (!told.matches("a, button, input, select, textarea, [tabindex]")) told.tabIndex = -1;
  told.focus({ preventScroll: true });
  const { top, bottom } = told.getBoundingClientRect();
  const isSeen = top >= covered.top && bottom <= window.innerHeight - covered.foot;
  if (!isSeen) told.scrollIntoView({ block: "start" });
}

/** The wrong field of a window over the page, where the form was sent in one that stays open; else the first alert of the page. */
function findRefusal(): HTMLElement | undefined {
  const wrong = document.activeElement
    ?.closest('[role="dialog"]')
    ?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const alerts = document.querySelectorAll<HTMLElement>('#main [role="alert"]');
  return wrong ?? [...alerts].find((alert) => alert.getClientRects().length > 0);
}

/** The note of what was done, where the focus went with the form; who still has it is not moved. */
function findDone(): HTMLElement | undefined {
  if (document.activeElement !== document.body) return undefined;
  return document.querySelector<HTMLElement>("#main [data-note='status']") ?? undefined;
}
