import { allNames } from "../../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import type { Language } from "../../../../domain/language.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { quoteFaultText } from "../../../../i18n/booking/faults.ts";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import type { RelocationRefusal } from "../../../../server/reservations/relocation/preview-relocation.ts";

/** Why a reservation cannot go to a spot, in a sentence. */
export function refusalText(
  refusal: RelocationRefusal,
  { language, catalogue }: { language: Language; catalogue: Catalogue },
): string {
  const words = landingWords(language);
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
    case "extra-out-of-stock": {
      const { code, left } = refusal.missing;
      return words.tooFew(lineNames({ name: "" }, allNames(catalogue), language).extra(code), left);
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
