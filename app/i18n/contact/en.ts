import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type {
  ContactCodes,
  ContactFault,
  ContactField,
} from "../../domain/contact/contact-message.ts";

const en = {
  title: "Talk to us",
  metaTitle: "Contact · Eternal Pro",
  description:
    "Call us, write on WhatsApp or Viber, or send a message. Our office is next to Tuzla airport: map, opening hours and directions.",
  lead: "Real people answer the phone, WhatsApp and Viber. We reply to e-mails within 24 hours.",
  callNow: "Call now",
  /** The chat's first message, filled in for the visitor. */
  hello: "Hello, I have a question about renting a car.",
  phone: "Phone, WhatsApp and Viber",
  email: "E-mail",
  emailNote: "Answered within 24 hours.",
  office: "Office",
  directions: "Get directions",
  map: "Map: the office is in Dubrave Gornje, next to Tuzla airport",
  phoneHours: "When we answer the phone",
  officeHours: "Office hours",
  questions: "Questions and answers",
  atAirport: "At the airports we are there whenever you land, whatever our office hours.",
  form: {
    title: "Write to us",
    lead: "The answer comes by e-mail within 24 hours, in your language.",
    fields: { name: "Name", email: "E-mail", phone: "Phone", message: "Message" },
    optional: "optional",
    phoneWhy: "If you would like us to call you.",
    send: "Send message",
    sending: "Sending…",
    sent: "Message sent successfully!",
    notSent: "Failed to send contact form email",
    failed: "Failed to send message",
    stillHere: "Your message has been saved. Please try again, or call us.",
    tooMany: "You have sent several messages within a minute. Please wait a moment.",
    faultOne: "One field needs correcting:",
    faultMany: (count: number) => `${count} fields need correcting:`,
    kept: "Everything else has been saved.",
    privacy: "We use what you write to answer you.",
    privacyLink: "Privacy policy",
  },
  faults: {
    name: {
      missing: "Name is required",
      "too-short": "Name must have at least 2 characters",
      "too-long": "Name may have at most 80 characters",
    },
    email: {
      missing: "E-mail is required",
      email: "Invalid email address",
    },
    phone: { phone: "Invalid phone number: at least 8 digits, spaces or hyphens" },
    message: {
      missing: "Message is required",
      "too-short": "Message must have at least 10 characters",
      "too-long": "Message may have at most 5,000 characters",
    },
  } satisfies { [Name in ContactField]: Record<ContactCodes[Name], string> },
};

export type Words = typeof en;

/** The words of the contact page. */
export const contactWords = bilingual<Words>(en, bs);

/** What is wrong with a field of the form. */
export function contactFaultText(field: ContactField, fault: ContactFault, words: Words): string {
  const sentences: Readonly<Partial<Record<ContactFault["code"], string>>> = words.faults[field];
  return sentences[fault.code] ?? "";
}
