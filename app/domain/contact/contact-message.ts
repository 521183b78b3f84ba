/** What a visitor writes on the contact page. The browser runs the same form. */
import { cleanText } from "../plain-text.ts";
import { optional, reads } from "../forms/field.ts";
import { line, paragraphs } from "../forms/fields.ts";
import {
  readForm,
  type FaultIn,
  type FaultsIn,
  type FormValues,
  type ReadForm,
  type SentForm,
} from "../forms/read-form.ts";

export const contactFieldNames = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFieldNames)[number];

/** The fields as they were typed. */
export type ContactTyped = Record<ContactField, string>;

/** UTF-16 units; the shortest are those of the specification, section 5. */
export const contactLimits = {
  shortestName: 2,
  longestName: 80,
  longestEmail: 254,
  longestPhone: 32,
  shortestMessage: 10,
  longestMessage: 5000,
} as const;

/** Specification, section 5: something, an at sign, something with a dot in it, and no blank anywhere. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
/** Specification, section 5: perhaps a plus, then at least 8 digits, blanks or hyphens. One digit there must be. */
const phonePattern = /^(?=.*\d)\+?[\d\s-]{8,}$/u;

const fields = {
  name: line({ min: contactLimits.shortestName, max: contactLimits.longestName }),
  email: reads({ code: "email" }, (typed) => {
    const email = cleanText(typed, contactLimits.longestEmail);
    return email !== undefined && emailPattern.test(email) ? email : undefined;
  }),
  phone: optional(
    reads({ code: "phone" }, (typed) => {
      const phone = cleanText(typed, contactLimits.longestPhone);
      return phone !== undefined && phonePattern.test(phone) ? phone : undefined;
    }),
  ),
  message: paragraphs({ min: contactLimits.shortestMessage, max: contactLimits.longestMessage }),
};

export type ContactMessage = FormValues<typeof fields>;
export type ContactFaults = Extract<ReadForm<typeof fields>, { ok: false }>["faults"];
export type ContactFault = FaultsIn<typeof fields>;
/** The codes of the faults that each field may have. */
export type ContactCodes = { [Name in ContactField]: FaultIn<(typeof fields)[Name]>["code"] };

/** Checks the form as typed; what is not a text counts as empty. One fault per field; texts come back trimmed and clean. */
export function checkContactMessage(
  raw: SentForm,
): { ok: true; message: ContactMessage } | { ok: false; faults: ContactFaults } {
  const read = readForm(raw, fields);
  return read.ok ? { ok: true, message: read.values } : read;
}
