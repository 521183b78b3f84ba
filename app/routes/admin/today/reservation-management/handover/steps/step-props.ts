import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import type { Language } from "../../../../../../domain/language.ts";
import type { HandoverFacts } from "../facts.ts";
import type { OwnPhoneHand } from "../own-phone/use-own-phone.ts";
import type { Checked } from "../steps.ts";
import type { Typed } from "../typed.ts";
import type { Change } from "../use-draft.ts";
import type { TakenPhotos } from "../use-photos.ts";

/** What every step of a handover is given. */
export type StepProps = {
  language: Language;
  facts: HandoverFacts;
  typed: Typed;
  sheet: HandoverSheet;
  checked: Checked;
  change: Change;
  photos: TakenPhotos;
  /** Absent where nothing is shown on the customer's own phone: in an exchange on the road. */
  phone: OwnPhoneHand | undefined;
};
