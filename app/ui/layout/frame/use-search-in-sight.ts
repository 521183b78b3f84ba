import { useLayoutEffect, useState } from "react";

/** There is no room for anything else beside the search form. */
const phone = "(max-width: 767px)";

/** Whether a form that looks for cars is before the visitor's eyes on a small screen; `page` is the page that it may be on. */
export function useSearchInSight(page: string): boolean {
  const [isInSight, setInSight] = useState(false);
  useLayoutEffect(() => {
    const form = document.querySelector("main form[action$='/search']");
    if (!form || !matchMedia(phone).matches) return undefined;
    setInSight(true);
    const watch = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? false),
    );
    watch.observe(form);
    return () => {
      watch.disconnect();
      setInSight(false);
    };
  }, [page]);
  return isInSight;
}
