/** The footer's link and the question that it opens are loaded separately. */
let open: (() => void) | undefined;

/** Opens the consent question. False while the question is not loaded. */
export function openConsent(): boolean {
  open?.();
  return open !== undefined;
}

/** Registers the function that opens the question; the returned function removes it. */
export function answerConsentOpener(opener: () => void): () => void {
  open = opener;
  return () => {
    if (open === opener) open = undefined;
  };
}
