import { refine } from "../forms/field.ts";
import { line } from "../forms/fields.ts";

/** The name of a member in one line: two letters at least, and no marks of a markup. */
export const staffName = refine(line({ max: 80 }), { code: "name" }, (name) =>
  /\p{L}.*\p{L}/u.test(name) && !/[<>]/.test(name) ? name : undefined,
);
