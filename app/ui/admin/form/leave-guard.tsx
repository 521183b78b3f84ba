import { useEffect, useId, useRef } from "react";
import { useBlocker, useLocation, useNavigation } from "react-router";
import { Button } from "../../controls/button.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./confirm-button.module.css";
import { doesKeepTyped } from "./keeps-typed.ts";

/**
 * Asks before what is typed into a form is lost: when its page is left, and when another form of the page is sent, after which
 * the page is drawn anew.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const words = useFrameWords().form;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isSending = useNavigation().formMethod === "POST";
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!isDirty) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return !isSending;
    // What is sent to the page itself takes its place in the history.
    return historyAction === "REPLACE" && !doesKeepTyped(nextLocation);
  });
  const isLeft = blocker.location?.pathname !== pathname;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  const isAsking = blocker.state === "blocked";
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  return (
    <dialog
      ref={dialog}
      className={`floating ${styles.dialog}`}
      aria-labelledby={titleId}
      onClose={() => blocker.reset?.()}
    >
      <h2 id={titleId}>{isLeft ? words.leaveTitle : words.loseTitle}</h2>
      <p className={styles.text}>{words.leaveText}</p>
      <div className={styles.acts}>
        <Button kind="quiet" onClick={() => blocker.proceed?.()}>
          {isLeft ? words.leave : words.lose}
        </Button>
        <Button kind="pick" onClick={() => blocker.reset?.()}>
          {words.stay}
        </Button>
      </div>
    </dialog>
  );
}
