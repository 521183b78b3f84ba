import { describe, expect, test } from "vitest";
import {
  checkContactMessage,
  type ContactFault,
  type ContactField,
  type ContactTyped,
} from "./contact-message.ts";

const good: ContactTyped = {
  name: "Amra Hodžić",
  email: "amra@example.com",
  phone: "+387 61 123-456",
  message: "Imate li dječiju sjedalicu?",
};
const faultOf = (name: ContactField, typed: unknown): ContactFault | undefined => {
  const checked = checkContactMessage({ ...good, [name]: typed });
  return checked.ok ? undefined : checked.faults[name];
};

test("a message comes back trimmed, its lines kept, without what cannot be seen", () => {
  const typed = {
    name: "  Amra \u202eHodžić ",
    email: " Amra@Example.com ",
    phone: " ",
    message: "  Dobar dan,\r\n\r\nimate li\tkaravan?\u0000 ",
  };
  expect(checkContactMessage(typed)).toEqual({
    ok: true,
    message: {
      name: "Amra Hodžić",
      email: "Amra@Example.com",
      phone: undefined,
      message: "Dobar dan,\n\nimate li karavan?",
    },
  });
});

describe("each field", () => {
  test.each<[ContactField, unknown, ContactFault | undefined]>([
    ["name", "", "name-required"],
    ["name", " \u200b ", "name-required"],
    ["name", " A ", "name-short"],
    ["name", "Đo", undefined],
    ["name", "x".repeat(80), undefined],
    ["name", "x".repeat(81), "name-long"],
    ["name", undefined, "name-required"],
    ["name", new Blob(["Amra"]), "name-required"],
    ["email", "  ", "email-required"],
    ["email", "amra", "email-invalid"],
    ["email", "amra@example", "email-invalid"],
    ["email", "amra@ex ample.com", "email-invalid"],
    ["email", "amra@@example.com", "email-invalid"],
    ["email", "amra@example.com, b@example.com", "email-invalid"],
    ["email", "amra@example.com\r\nBcc: b@example.com", "email-invalid"],
    ["email", "amra+auto@mail.example.ba", undefined],
    ["email", `${"x".repeat(250)}@example.com`, "email-invalid"],
    ["phone", undefined, undefined],
    ["phone", "061 1234", undefined],
    ["phone", "0611234", "phone-invalid"],
    ["phone", "+061 1234", undefined],
    ["phone", "061/123-456", "phone-invalid"],
    ["phone", "++38761123456", "phone-invalid"],
    ["phone", "387+61123456", "phone-invalid"],
    ["phone", "--------", "phone-invalid"],
    ["phone", "zovi me sutra", "phone-invalid"],
    ["phone", "1".repeat(33), "phone-invalid"],
    ["message", " \n ", "message-required"],
    ["message", "  Halo!    ", "message-short"],
    ["message", "Dobar dan.", undefined],
    ["message", "x".repeat(5000), undefined],
    ["message", "x".repeat(5001), "message-long"],
    ["message", ["Dobar dan svima"], "message-required"],
  ])("%s %j: %s", (name, typed, fault) => {
    expect(faultOf(name, typed)).toBe(fault);
  });
});

test("everything that is wrong is said at once", () => {
  expect(checkContactMessage({ name: "A", email: "a", phone: "1", message: "x" })).toEqual({
    ok: false,
    faults: {
      name: "name-short",
      email: "email-invalid",
      phone: "phone-invalid",
      message: "message-short",
    },
  });
});
