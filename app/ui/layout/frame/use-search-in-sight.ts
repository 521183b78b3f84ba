import { useLayoutEffect, useState } from "react";

/** Screens without room for anything else beside the search form. */
const phone = "(max-width: 767px)";

/** Returns whether a search form is in view on a small screen; `page` is the page that may have one. */
export function useSearchInSight(page: string): boolean {
  const [seen, setSeen] = useState<{ page: string; isInSight: boolean }>();
  useLayoutEffect(() => watchForm((isInSight) => setSeen({ page, isInSight })), [page]);
  return seen?.page === page && seen.isInSight;
}

/** Assumes a form in view until the browser has looked: otherwise elements that give way to it would flash up first. */
function watchForm(tell: (isInSight: boolean) => void): (() => void) | undefined {
  const form = document.querySelector("main form[action$='/search']");
  if (!form || !matchMedia(phone).matches) return undefined;
  tell(true);
  const watch = new IntersectionObserver((entries) =>
    tell(entries.at(-1)?.isIntersecting ?? false),
  );
  watch.observe(form);
  return () => watch.disconnect();
}
