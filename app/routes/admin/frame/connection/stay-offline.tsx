/** Links of the back office while there is no connection. */
import { type MouseEvent, useEffect, useState } from "react";
import type { Language } from "../../../../domain/language.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { showAnswer } from "../../../../ui/admin/form/refusal-in-view.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { useOnline } from "../../../../ui/browser/use-online.ts";
import { readKeptPath } from "../../phone/kept-path.ts";
import styles from "../admin-frame.module.css";

type Asked = { language: Language; path: string };

/**
 * Keeps the open page when a link is pressed without a connection, and says so. The scripts of the other page may not be on this phone:
 * the router would load the page anew, and a browser without a connection puts its own in the place of everything that is open. Links to
 * the board and to handovers lead on, for a phone keeps what they need.
 */
export function useStayOffline({ language, path }: Asked) {
  const isOnline = useOnline();
  const [pressed, setPressed] = useState<{ on: string }>();
  // Each press takes the member to what it says.
  useEffect(() => {
    if (pressed) showAnswer();
  }, [pressed]);
  const onClickCapture = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (isOnline || !isPlain || !link || !leadsAway(link)) return;
    event.preventDefault();
    event.stopPropagation();
    setPressed({ on: path });
  };
  const message = !isOnline && pressed?.on === path && (
    <Refused className={styles.unanswered}>{adminFrameWords(language).unreached}</Refused>
  );
  return { onClickCapture, message };
}

function leadsAway({ origin, pathname, target }: HTMLAnchorElement): boolean {
  const isOther = origin === location.origin && pathname !== location.pathname;
  return isOther && !target && !readKeptPath(pathname);
}
