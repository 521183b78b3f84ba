import { regexes } from "zod/mini";
import { cleanText } from "../plain-text.ts";
import type { FaultOf } from "./field-fault.ts";
import { refine, type Field, type Missing } from "./field.ts";
import { line } from "./fields.ts";

/** The longest address that mail servers take. */
export const longestEmail = 254;

/** An e-mail address as every mail server, and the sign-in of the staff, reads it. */
export const email: Field<string, Missing | FaultOf<"too-long" | "email">> = refine(
  line({ max: longestEmail }),
  { code: "email" },
  readEmail,
);

/** The address in a text, trimmed and clean; `undefined` when it is none. */
export function readEmail(typed: string): string | undefined {
  const address = cleanText(typed, longestEmail);
  return address !== undefined && regexes.email.test(address) ? address : undefined;
}
