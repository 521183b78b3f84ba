/** Links of the back office while there is no connection. */
import { type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { showAnswer } from "../../../../ui/admin/form/refusal-in-view.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { useOnline } from "../../../../ui/browser/use-online.ts";
import { readKeptPath } from "../../phone/kept-path.ts";
import styles from "../admin-frame.module.css";

type Asked = { language: Language; path: string };

/**
 * Keeps the open page when another one is asked for without a connection, and says so. The scripts of the other page may not be on this
 * phone: the router would load the page anew, and the browser would put its own error page in the place of everything that is open. The
 * board and the handovers that this phone knows open all the same.
 */
export function useStayOffline({ language, path }: Asked) {
  const isOnline = useOnline();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ on: string }>();
  useEffect(() => {
    const forget = () => setPressed(undefined);
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, []);
  // Each press takes the member to what it says.
  useEffect(() => {
    if (pressed) showAnswer();
  }, [pressed]);
  const go = async (to: string) => {
    if (isOnline || (await isKnown(to))) await navigate(to);
    else setPressed({ on: path });
  };
  const onClickCapture = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (isOnline || !isPlain || !link || !leadsAway(link)) return;
    event.preventDefault();
    event.stopPropagation();
    // Below an open window nothing takes the focus.
    link.closest("dialog")?.close();
    void go(link.pathname + link.search + link.hash);
  };
  const message = !isOnline && pressed?.on === path && (
    <Refused className={styles.unanswered}>{adminFrameWords(language).unreached}</Refused>
  );
  return { go, onClickCapture, message };
}

function leadsAway({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && !target;
}

async function isKnown(to: string): Promise<boolean> {
  const { pathname } = new URL(to, location.origin);
  if (!readKeptPath(pathname)) return false;
  // Where the board never was, what reads it is not there either.
  const known = await import("../../phone/known-pages.ts").catch(() => undefined);
  return (await known?.findKnownPage(pathname)) !== undefined;
}
