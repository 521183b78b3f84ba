/** The footer's link and the question that it opens are loaded apart from each other. */
let open: (() => void) | undefined;

/** Opens the question whether the visit may be recorded. False while nobody is there to ask it. */
export function openConsent(): boolean {
  open?.();
  return open !== undefined;
}

/** Whoever asks the question says how; the answer takes it back. */
export function answerConsentOpener(opener: () => void): () => void {
  open = opener;
  return () => {
    if (open === opener) open = undefined;
  };
}
