import {
  readConsent,
  storedConsent,
  type Consent,
  type ConsentChoice,
} from "../../../domain/visits/consent.ts";

const key = "visit-consent";

/** What this browser's owner has said. `closed`: nothing can be kept here, so nothing is asked or recorded. */
export function findChoice(): Consent | "closed" | undefined {
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
export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(key, storedConsent(choice, Date.now()));
  } catch {
    // Without a choice nothing is recorded.
  }
}

/** The browser tells every site that its owner wants no recording: Global Privacy Control, or Do Not Track. */
export function saysNoItself(): boolean {
  const said: Navigator & { globalPrivacyControl?: boolean } = navigator;
  return said.globalPrivacyControl === true || said.doNotTrack === "1";
}
