import type { Language } from "../../../../domain/language.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { quoteFaultText } from "../../../../i18n/booking/faults.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import type { RelocationRefusal } from "../../../../server/reservations/relocation/preview-relocation.ts";

/** Why a reservation cannot go to a spot, in a sentence. */
export function refusalText(refusal: RelocationRefusal, language: Language): string {
  const words = relocationWords(language);
  switch (refusal.reason) {
    case "not-found":
      return words.gone;
    case "unknown-vehicle":
    case "unknown-car":
      return words.unknown;
    case "no-price":
      return words.noPrice;
    case "extension":
      return words.extension;
    case "taken": {
      const { clash } = refusal;
      if (!clash) return words.taken;
      return words.takenBy(clash.code, clash.name, formatDayTime(clash.pickupAt, language));
    }
    case "too-young":
      return words.tooYoung(refusal.leastAge);
    case "selection":
      return `${quoteFaultText(refusal.fault, language)}.`;
    case "trip":
      return Object.values(refusal.faults).includes("in-past") ? words.inPast : words.trip;
    case "phone":
    case "flight-number":
      return words.trip;
    default:
      return words.refused[refusal.reason];
  }
}
