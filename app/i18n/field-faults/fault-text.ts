import type { CarCategory } from "../../domain/cars/car.ts";
import type { Language } from "../../domain/language.ts";
import type {
  FaultCode,
  FaultOf,
  FieldFault,
  FieldFaults,
} from "../../domain/forms/field-fault.ts";
import { carWords } from "../booking/car-words.ts";
import { formatEuroShort, formatKm, formatList, formatNumber } from "../format.ts";
import { bs } from "./bs.ts";
import { en } from "./en.ts";

/** What sentences are filled with. */
type Say = {
  number: (value: number) => string;
  euro: (cents: number) => string;
  marks: (feninga: number) => string;
  list: (parts: readonly string[]) => string;
  category: (category: CarCategory) => string;
  car: (id: number) => string;
  season: (id: number) => string;
};

/** The sentence for every fault: a text, or made of what the fault carries. */
export type FaultSentences = {
  [Code in FaultCode]: string | ((fault: FaultOf<Code>, say: Say) => string);
};

/** The names of what faults are about, where a form knows them; a number stands for the others. */
export type FaultNames = Partial<Pick<Say, "car" | "season">>;

/** What is wrong with a field, as a sentence for the staff. */
export function faultText(fault: FieldFault, language: Language, names: FaultNames = {}): string {
  return sentence(fault, fault.code, language, names);
}

function sentence<Code extends FaultCode>(
  fault: FieldFault,
  code: Code,
  language: Language,
  names: FaultNames,
): string {
  const said: FaultSentences[Code] = (language === "ba" ? bs : en)[code];
  return typeof said === "string" ? said : said(fault as FaultOf<Code>, sayIn(language, names));
}

function sayIn(language: Language, names: FaultNames): Say {
  return {
    number: (value) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1),
    euro: (cents) => formatEuroShort(cents, language),
    marks: (feninga) => formatKm(feninga, language),
    list: (parts) => formatList(parts, language),
    category: (category) => carWords(language).category[category],
    car: String,
    season: String,
    ...names,
  };
}

/** The sentences by field. */
export function faultTexts(faults: FieldFaults, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) =>
      fault ? [[name, faultText(fault, language)]] : [],
    ),
  );
}
