import { suggestAcriss, type CarFacts } from "./acriss.ts";
import { codedFields } from "./car-form.ts";
import { readForm, type SentForm } from "../forms/read-form.ts";

/** The facts that an ACRISS code follows from, read from a car's form while it is typed; nothing until all of them stand. */
export function readAcrissFacts(typed: SentForm): CarFacts | undefined {
  const read = readForm(typed, codedFields);
  return read.ok ? read.values : undefined;
}

/** The form of a car, with the code that its facts suggest where none was typed. */
export function withAcriss(typed: Readonly<Record<string, string>>): Record<string, string> {
  const facts = typed.acriss?.trim() === "" ? readAcrissFacts(typed) : undefined;
  return facts ? { ...typed, acriss: suggestAcriss(facts) } : { ...typed };
}
