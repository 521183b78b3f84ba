import { useCallback, useEffect, useState } from "react";
import {
  type Consent,
  type ConsentChoice,
  readConsent,
  storedConsent,
} from "../../../domain/visits/consent.ts";
import { answerConsentOpener } from "./consent-opener.ts";

/** Why the question stands there: nobody has answered it yet, or the visitor wants to see it. */
export type ConsentAsked = "first" | "again";

type State = { choice: Consent | "closed" | undefined; saysNo: boolean };

const stateNow = (): State => ({ choice: findChoice(), saysNo: saysNoItself() });

/** The visitor's choice about being recorded, which all open pages of the site share, and whether it is being asked for. */
export function useConsent() {
  const [{ choice, saysNo }, setState] = useState(stateNow);
  const [isReopened, setReopened] = useState(false);
  useEffect(() => {
    const read = () => setState(stateNow());
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  useEffect(() => answerConsentOpener(() => setReopened(true)), []);
  const choose = useCallback((wanted: ConsentChoice) => {
    keepChoice(wanted);
    setState(stateNow());
  }, []);
  const close = useCallback(() => setReopened(false), []);
  const kept = choice === "closed" ? undefined : choice;
  return {
    choice: kept,
    saysNo: saysNo || choice === "closed",
    mayRecord: !saysNo && kept?.choice === "yes",
    asked: askedOf(isReopened, choice === undefined && !saysNo),
    choose,
    close,
  };
}

function askedOf(isReopened: boolean, isOpen: boolean): ConsentAsked | undefined {
  if (isReopened) return "again";
  return isOpen ? "first" : undefined;
}

const key = "visit-consent";

/** What this browser's owner has said. `closed`: nothing can be kept here, so nothing is asked or recorded. */
function findChoice(): Consent | "closed" | undefined {
  try {
    return readConsent(localStorage.getItem(key), Date.now());
  } catch {
    return "closed";
  }
}

/** Whether the choice of this moment is a yes. */
export function hasAgreed(): boolean {
  const found = findChoice();
  return found !== "closed" && found?.choice === "yes" && !saysNoItself();
}

/** Keeps the choice in this browser. A browser that keeps nothing stays without one. */
function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, storedConsent(choice, Date.now()));
  } catch {
    // Without a choice nothing is recorded.
  }
}

/** The browser tells every site that its owner wants no recording: Global Privacy Control, or Do Not Track. */
function saysNoItself(): boolean {
  const said: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return said.globalPrivacyControl === true || said.doNotTrack === "1";
}
