import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { type Location, useBlocker, useLocation, useNavigation } from "react-router";
import { useFrameWords } from "../page/admin-language.ts";
import { Button } from "../../controls/button.tsx";
import styles from "./confirm-button.module.css";

/** The fate of a form's unsaved text when its page is drawn anew. */
type Unsaved = "lost" | "kept";
/** The forms of the page with unsaved text. */
type DirtyForms = ReadonlyMap<string, Unsaved>;

const TellDirty = createContext<(form: string, unsaved?: Unsaved) => void>(() => undefined);

/** The guard around every page: it asks before text typed into a form is lost. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<DirtyForms>(() => new Map());
  const tell = useCallback(
    (form: string, unsaved?: Unsaved) =>
      setDirty((before) => {
        if (before.get(form) === unsaved) return before;
        const others = [...before].filter(([name]) => name !== form);
        return new Map(unsaved ? [...others, [form, unsaved]] : others);
      }),
    [],
  );
  return (
    <TellDirty value={tell}>
      {children}
      <LeaveQuestion dirty={dirty} />
    </TellDirty>
  );
}

/**
 * Tells the guard whether a form holds unsaved text, and what becomes of the text when the page is drawn anew. Returns
 * the name of the form, for `sendsTyped`.
 */
export function useUnsaved(isDirty: boolean, whenDrawnAnew: Unsaved = "lost"): string {
  const tell = useContext(TellDirty);
  const form = useId();
  useEffect(() => {
    tell(form, isDirty ? whenDrawnAnew : undefined);
    return () => tell(form);
  }, [tell, form, isDirty, whenDrawnAnew]);
  return form;
}

/**
 * The question before unsaved text is lost: when the page is left, when it is opened with another search in its
 * address, and when another of its forms is sent, after which the page is drawn anew. One question for all forms, since
 * the router heeds one blocker.
 */
function LeaveQuestion({ dirty }: { dirty: DirtyForms }) {
  const words = useFrameWords().form;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isSending = useNavigation().formMethod === "POST";
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (dirty.size === 0) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return !isSending;
    // A form that is sent to its own page replaces the page in the history.
    const isDrawnAnew =
      historyAction === "REPLACE" || currentLocation.search !== nextLocation.search;
    return isDrawnAnew && losesTyped(nextLocation, dirty);
  });
  const isLeft = blocker.location?.pathname !== pathname;
  useEffect(() => {
    if (dirty.size === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
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

/** The `state` of a form or link that loses no typed text of its page: `LeaveGuard` does not ask about it. */
export const keepsTyped = { keepsTyped: true } as const;

/** The `state` of a form that sends its own text, after which its page is drawn anew. */
export function sendsTyped(form: string) {
  return { sends: form };
}

/** True when a move to the location loses text of a form. */
function losesTyped({ state }: Pick<Location<unknown>, "state">, dirty: DirtyForms): boolean {
  const { keepsTyped: keepsAll, sends } = readState(state);
  return !keepsAll && [...dirty].some(([form, unsaved]) => unsaved === "lost" && form !== sends);
}

function readState(state: unknown): { keepsTyped: boolean; sends?: unknown } {
  if (typeof state !== "object" || state === null) return { keepsTyped: false };
  return { keepsTyped: "keepsTyped" in state, sends: "sends" in state ? state.sends : undefined };
}
