import { describe, expect, test } from "vitest";
import type { FaultCode } from "../forms/field-fault.ts";
import { checkContactMessage, type ContactField, type ContactTyped } from "./contact-message.ts";

const good: ContactTyped = {
  name: "Amra Hodžić",
  email: "amra@example.com",
  phone: "+387 61 123-456",
  message: "Imate li dječiju sjedalicu?",
};
const faultOf = (name: ContactField, typed: unknown): FaultCode | undefined => {
  const checked = checkContactMessage({ ...good, [name]: typed });
  return checked.ok ? undefined : checked.faults[name]?.code;
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
  test.each<[ContactField, unknown, FaultCode | undefined]>([
    ["name", "", "missing"],
    ["name", " \u200b ", "missing"],
    ["name", " A ", "too-short"],
    ["name", "Đo", undefined],
    ["name", "x".repeat(80), undefined],
    ["name", "x".repeat(81), "too-long"],
    ["name", undefined, "missing"],
    ["name", new Blob(["Amra"]), "missing"],
    ["email", "  ", "missing"],
    ["email", "amra", "email"],
    ["email", "amra@example", "email"],
    ["email", "amra@ex ample.com", "email"],
    ["email", "amra@@example.com", "email"],
    ["email", "amra@example.com, b@example.com", "email"],
    ["email", "amra@example.com\r\nBcc: b@example.com", "email"],
    ["email", "amra+auto@mail.example.ba", undefined],
    ["email", `${"x".repeat(250)}@example.com`, "email"],
    ["phone", undefined, undefined],
    ["phone", "061 1234", undefined],
    ["phone", "0611234", "phone"],
    ["phone", "+061 1234", undefined],
    ["phone", "061/123-456", "phone"],
    ["phone", "++38761123456", "phone"],
    ["phone", "387+61123456", "phone"],
    ["phone", "--------", "phone"],
    ["phone", "zovi me sutra", "phone"],
    ["phone", "1".repeat(33), "phone"],
    ["message", " \n ", "missing"],
    ["message", "  Halo!    ", "too-short"],
    ["message", "Dobar dan.", undefined],
    ["message", "x".repeat(5000), undefined],
    ["message", "x".repeat(5001), "too-long"],
    ["message", ["Dobar dan svima"], "missing"],
  ])("%s %j: %s", (name, typed, fault) => {
    expect(faultOf(name, typed)).toBe(fault);
  });
});

test("everything that is wrong is said at once", () => {
  expect(checkContactMessage({ name: "A", email: "a", phone: "1", message: "x" })).toEqual({
    ok: false,
    faults: {
      name: { code: "too-short", min: 2 },
      email: { code: "email" },
      phone: { code: "phone" },
      message: { code: "too-short", min: 10 },
    },
  });
});
