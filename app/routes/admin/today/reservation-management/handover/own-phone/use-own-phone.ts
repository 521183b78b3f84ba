import { useCallback, useEffect, useRef, useState } from "react";
import type { PhoneState } from "../../../../../../domain/handovers/own-phone/phone-pass.ts";
import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import type { Language } from "../../../../../../domain/language.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import type { HandoverFacts } from "../facts.ts";
import type { Typed } from "../typed.ts";
import type { Change } from "../use-draft.ts";
import { adopt, shownOf, takenOf } from "./adopt.ts";
import { useShownPhotos } from "./use-shown-photos.ts";
import { askServer } from "./ask-server.ts";
import type { PhoneAnswer, Scan } from "./phone-answer.ts";

type Asked = {
  language: Language;
  facts: HandoverFacts;
  typed: Typed;
  sheet: HandoverSheet;
  /** The customer's phone when the page was made. */
  first: PhoneState | undefined;
  change: Change;
};

const [pollMs, pauseMs] = [2000, 500];

export type OwnPhoneHand = ReturnType<typeof useOwnPhone>;

/**
 * The customer's own phone, beside this one: it shows what is typed here, and what is said and signed there comes into what is typed.
 * Nothing is asked of the server while no pass is open.
 */
export function useOwnPhone({ language, facts, typed, sheet, first, change }: Asked) {
  const { code, direction } = facts;
  const address = adminPath("reservation-management", language, code, direction, "own-phone");
  const [state, setState] = useState(first);
  const [scan, setScan] = useState<Scan>();
  const [fault, setFault] = useState<"closed" | "connection">();
  const [isBusy, setBusy] = useState(false);
  const isLive = state !== undefined && !state.isOver;
  const shown = JSON.stringify(shownOf(sheet, facts));
  const taken = state ? takenOf(typed, state) : 0;
  const take = useCallback((answer: PhoneAnswer | undefined) => {
    if (!answer?.ok) return;
    const { state: next } = answer;
    // Answers may overtake each other.
    const isOlder = (now: PhoneState | undefined) =>
      next !== undefined && next.pass === now?.pass && next.version < now.version;
    setState((now) => (isOlder(now) ? now : next));
  }, []);
  useShown({ address, isLive, pass: state?.pass, shown, taken, take });
  useShownPhotos({ language, code, photos: sheet.photos, version: state?.version ?? 0, isLive });
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void askServer(address).then(take);
    }, pollMs);
    return () => clearInterval(timer);
  }, [address, isLive, take]);
  useEffect(() => {
    // Asked again of what is typed by then: a tap in the same moment is not undone.
    if (adopt(typed, state)) change((now) => adopt(now, state) ?? {});
  }, [typed, state, change]);
  const ask = async (intent: "make" | "end") => {
    setBusy(true);
    const answer = await askServer(address, { intent, shown });
    setBusy(false);
    setFault(answer?.ok ? undefined : answer?.reason === "closed" ? "closed" : "connection");
    if (answer?.ok) setScan(answer.scan);
    take(answer);
  };
  return {
    state,
    scan: isLive ? scan : undefined,
    fault,
    isBusy,
    isLive,
    /** The customer signed something that has changed since. */
    isCleared: isLive && state.wasSigned && !state.signed,
    open: () => void ask("make"),
    end: () => void ask("end"),
  };
}

type ToShow = {
  address: string;
  isLive: boolean;
  pass: number | undefined;
  shown: string;
  taken: number;
  take: (answer: PhoneAnswer | undefined) => void;
};

/** Sends what is typed here to the customer's phone, a moment after it was typed. */
function useShown({ address, isLive, pass, shown, taken, take }: ToShow): void {
  const sent = useRef<string>(undefined);
  const [misses, setMisses] = useState(0);
  useEffect(() => {
    const now = `${pass} ${taken} ${shown}`;
    if (!isLive || sent.current === now) return;
    const timer = setTimeout(
      () => {
        const fields = { intent: "show", pass: String(pass), taken: String(taken), shown };
        void askServer(address, fields).then((answer) => {
          if (answer?.ok) sent.current = now;
          // Without an answer it is sent again: nothing else may change here for a long time.
          setMisses((before) => (answer ? 0 : before + 1));
          take(answer);
        });
      },
      misses > 0 ? pollMs : pauseMs,
    );
    return () => clearTimeout(timer);
  }, [address, isLive, misses, pass, shown, take, taken]);
}
