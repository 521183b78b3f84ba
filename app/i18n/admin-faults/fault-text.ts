import type { Language } from "../../domain/language.ts";
import type { FieldFault, FieldFaults } from "../../domain/lists/field-fault.ts";
import { carWords } from "../booking/car-words.ts";
import { formatEuroShort, formatList, formatNumber } from "../format.ts";
import { faultWords } from "./en.ts";

/** Returns the sentence for a field's fault. */
export function faultText(fault: FieldFault, language: Language): string {
  const words = faultWords(language);
  switch (fault.code) {
    case "missing":
      return words.missing;
    case "too-long":
      return words.tooLong(fault.most);
    case "amount":
      return words.amount(formatEuroShort(fault.mostCents, language));
    case "number":
      return words.number(formatNumber(fault.least, language), formatNumber(fault.most, language));
    case "no-price": {
      const { category } = carWords(language);
      const names = fault.categories.map((one) => category[one]);
      return words.noPrice(formatList(names, language));
    }
    case "promised":
      return words.promised(fault.pieces, fault.left, formatList(fault.reservations, language));
    default:
      return words[plain[fault.code]];
  }
}

type Plain = Exclude<
  FieldFault["code"],
  "missing" | "too-long" | "amount" | "number" | "no-price" | "promised"
>;

const plain = {
  date: "date",
  "month-day": "monthDay",
  choice: "choice",
  "ends-before-start": "endsBeforeStart",
  "both-or-none": "bothOrNone",
  "over-deposit": "overDeposit",
  "free-has-no-price": "freeHasNoPrice",
  "cap-below-price": "capBelowPrice",
  percent: "percent",
  "coupon-code": "couponCode",
  "code-taken": "codeTaken",
  "code-used": "codeUsed",
  "last-offered": "lastOffered",
  "price-missing": "priceMissing",
  "days-taken": "daysTaken",
} as const satisfies Record<Plain, string>;

/** Returns the sentences for a form's faults, by field. */
export function faultTexts(faults: FieldFaults, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [name, faultText(fault, language)]),
  );
}
