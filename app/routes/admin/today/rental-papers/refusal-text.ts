import type { Language } from "../../../../domain/language.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { damageReportWords } from "../../../../i18n/damage-report/en.ts";
import { rentalLetterWords } from "../../../../i18n/rental-letters/en.ts";

/** The sentence for the reason why a paper was not issued, or not revoked. */
export function refusalText(reason: string, language: Language): string {
  const { refused } = rentalPapersWords(language);
  const pack = borderPackWords(language).issue;
  const sentences: Readonly<Record<string, string>> = {
    ...refused,
    ...pack.problems,
    "not-revocable": pack.notRevocable,
    ...damageReportWords(language).issue.problems,
    ...rentalLetterWords(language).issue.problems,
  };
  return sentences[reason] ?? refused.form;
}
