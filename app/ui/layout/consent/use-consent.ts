import { useCallback, useEffect, useState } from "react";
import {
  type Consent,
  type ConsentChoice,
  readConsent,
  storedConsent,
} from "../../../domain/visits/consent.ts";
import { answerConsentOpener } from "./consent-opener.ts";

/** The cause of the question: nobody has answered it yet, or the visitor has opened it. */
export type ConsentAsked = "first" | "again";

type State = { choice: Consent | "closed" | undefined; saysNo: boolean };

const stateNow = (): State => ({ choice: findChoice(), saysNo: saysNoItself() });

/** Returns the visitor's consent to being recorded, which all open pages of the site share, and whether the question is open. */
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

/** Returns this browser's choice. `closed`: nothing can be stored here, so nothing is asked or recorded. */
function findChoice(): Consent | "closed" | undefined {
  try {
    return readConsent(localStorage.getItem(key), Date.now());
  } catch {
    return "closed";
  }
}

/** True while the visitor consents. */
export function hasAgreed(): boolean {
  const found = findChoice();
  return found !== "closed" && found?.choice === "yes" && !saysNoItself();
}

/** Stores the choice in this browser. A browser without storage stays without one. */
function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, storedConsent(choice, Date.now()));
  } catch {
    // Without a choice nothing is recorded.
  }
}

/** True when the browser tells every site that its owner refuses recording: Global Privacy Control, or Do Not Track. */
function saysNoItself(): boolean {
  const said: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return said.globalPrivacyControl === true || said.doNotTrack === "1";
}
