import { useEffect } from "react";

const path = "/typed-details";
const restMs = 400;
/** The other language is not kept from somebody whose connection is slow. */
const patienceMs = 1500;

/**
 * Has the server seal what is typed into a form for this browser (`routes/feeds/typed-details`), whenever the typing rests and
 * when the page is left; the link to the other language waits for it. Nothing is kept where scripts could read it.
 */
export function useKeptTyping(formId: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = true;
    const keep = async () => {
      clearTimeout(timer);
      const form = document.getElementById(formId);
      if (isKept || !(form instanceof HTMLFormElement)) return;
      isKept = true;
      const body = new FormData(form);
      body.set("about", location.search);
      // Without a connection the page keeps what it has.
      await fetch(path, { method: "POST", body, keepalive: true }).catch(() => undefined);
    };
    const later = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(`#${formId}`)) return;
      isKept = false;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), restMs);
    };
    const now = () => void keep();
    const beforeSwitch = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[hreflang]");
      if (isKept || !(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const tooLate = new Promise((resolve) => setTimeout(resolve, patienceMs));
      void Promise.race([keep(), tooLate]).then(() => link.click());
    };
    document.addEventListener("input", later);
    document.addEventListener("click", beforeSwitch, true);
    addEventListener("pagehide", now);
    return () => {
      void keep();
      document.removeEventListener("input", later);
      document.removeEventListener("click", beforeSwitch, true);
      removeEventListener("pagehide", now);
    };
  }, [formId]);
}
