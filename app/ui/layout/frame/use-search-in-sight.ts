import { useLayoutEffect, useState } from "react";

/** There is no room for anything else beside the search form. */
const phone = "(max-width: 767px)";

/** Whether a form that looks for cars is before the visitor's eyes on a small screen; `page` is the page that it may be on. */
export function useSearchInSight(page: string): boolean {
  const [seen, setSeen] = useState<{ page: string; isInSight: boolean }>();
  useLayoutEffect(() => watchForm((isInSight) => setSeen({ page, isInSight })), [page]);
  return seen?.page === page && seen.isInSight;
}

/** A form is taken to be in sight until the browser has looked: what stands aside for it does not flash up first. */
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
