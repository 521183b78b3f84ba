import { suggestAcriss, type CarFacts } from "./acriss.ts";
import { bodies, carCategories, fuels, transmissions } from "./car.ts";
import { carRanges } from "./car-form.ts";
import { readAll, readChoice, readTick, readWhole } from "./read-typed.ts";

/** The facts that an ACRISS code follows from, read from a car's form while it is typed; nothing until all of them stand. */
export function readAcrissFacts(typed: Readonly<Record<string, unknown>>): CarFacts | undefined {
  const read = readAll<CarFacts>(typed, {
    category: (text) => readChoice(text, carCategories),
    body: (text) => readChoice(text, bodies),
    doors: (text) => readWhole(text, carRanges.doors),
    seats: (text) => readWhole(text, carRanges.seats),
    bagsLarge: (text) => readWhole(text, carRanges.bagsLarge),
    transmission: (text) => readChoice(text, transmissions),
    fuel: (text) => readChoice(text, fuels),
    airConditioning: readTick,
  });
  return read.ok ? read.values : undefined;
}

/** The form of a car, with the code that its facts suggest where none was typed. */
export function withAcriss(typed: Readonly<Record<string, string>>): Record<string, string> {
  const facts = typed.acriss?.trim() === "" ? readAcrissFacts(typed) : undefined;
  return facts ? { ...typed, acriss: suggestAcriss(facts) } : { ...typed };
}
