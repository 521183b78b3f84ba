import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import type { Language } from "../../../../../../domain/language.ts";
import type { HandoverFacts } from "../facts.ts";
import type { Checked } from "../steps.ts";
import type { Typed } from "../typed.ts";

/** What every step of a handover is given. */
export type StepProps = {
  language: Language;
  facts: HandoverFacts;
  typed: Typed;
  sheet: HandoverSheet;
  checked: Checked;
  change: (change: Partial<Typed>) => void;
};
