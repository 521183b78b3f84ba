import { useEffect } from "react";
import { useLocation } from "react-router";

/** Specification, section 2: after 100 ms, with the head of the page's 80 px above it. */
const waitMs = 100;
const offsetPx = 80;

/** `#faq` in the address leads to the questions, also when it is asked for again. */
export function useFaqScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== "#faq") return undefined;
    const timer = setTimeout(() => {
      const questions = document.getElementById("faq");
      if (questions) scrollTo({ top: questions.getBoundingClientRect().top + scrollY - offsetPx });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
