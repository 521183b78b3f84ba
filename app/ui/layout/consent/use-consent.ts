import { useCallback, useEffect, useState } from "react";
import type { Consent, ConsentChoice } from "../../../domain/visits/consent.ts";
import { answerConsentOpener } from "./consent-opener.ts";
import { findChoice, keepChoice, saysNoItself } from "./consent-choice.ts";

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
