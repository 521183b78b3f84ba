/** What a visitor writes on the contact page. The same schema runs in the browser, so it is made of zod's small half. */
import { z } from "zod/mini";
import { cleanParagraphs, cleanText } from "../plain-text.ts";

export const contactFieldNames = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFieldNames)[number];

export type ContactFault =
  | "name-required"
  | "name-short"
  | "name-long"
  | "email-required"
  | "email-invalid"
  | "phone-invalid"
  | "message-required"
  | "message-short"
  | "message-long";
export type ContactFaults = Partial<Record<ContactField, ContactFault>>;
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

type Read<T> = { value: T } | { fault: ContactFault };

/** Every issue's message is a `ContactFault`. */
const schema = z.object({
  name: field(readName),
  email: field(readEmail),
  phone: field(readPhone),
  message: field(readMessage),
});

export type ContactMessage = z.output<typeof schema>;

/** Checks the form as typed; what is not a text counts as empty. One fault per field; texts come back trimmed and clean. */
export function checkContactMessage(
  raw: Readonly<Partial<Record<ContactField, unknown>>>,
): { ok: true; message: ContactMessage } | { ok: false; faults: ContactFaults } {
  const typed = Object.fromEntries(contactFieldNames.map((name) => [name, raw[name]]));
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, message: parsed.data };
  const faults: ContactFaults = {};
  for (const issue of parsed.error.issues) {
    faults[issue.path[0] as ContactField] ??= issue.message as ContactFault;
  }
  return { ok: false, faults };
}

/** A zod type that reads one text and reports a fault. */
function field<T>(read: (text: string) => Read<T>) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const result = read(typeof value === "string" ? value : "");
      if ("value" in result) return result.value;
      context.issues.push({ code: "custom", message: result.fault, input: value });
      return z.NEVER;
    }),
  );
}

function readName(text: string): Read<string> {
  const name = cleanText(text, contactLimits.longestName);
  if (name === undefined) return { fault: "name-long" };
  if (name === "") return { fault: "name-required" };
  return name.length < contactLimits.shortestName ? { fault: "name-short" } : { value: name };
}

function readEmail(text: string): Read<string> {
  const email = cleanText(text, contactLimits.longestEmail);
  if (email === "") return { fault: "email-required" };
  return email && emailPattern.test(email) ? { value: email } : { fault: "email-invalid" };
}

function readPhone(text: string): Read<string | undefined> {
  const phone = cleanText(text, contactLimits.longestPhone);
  if (phone === "") return { value: undefined };
  return phone && phonePattern.test(phone) ? { value: phone } : { fault: "phone-invalid" };
}

function readMessage(text: string): Read<string> {
  const message = cleanParagraphs(text, contactLimits.longestMessage);
  if (message === undefined) return { fault: "message-long" };
  if (message === "") return { fault: "message-required" };
  const isShort = message.length < contactLimits.shortestMessage;
  return isShort ? { fault: "message-short" } : { value: message };
}
