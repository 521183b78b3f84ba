import { expect, test } from "vitest";
import { directionsLink, formatPhone, telLink, viberLink, whatsAppLink } from "./phone.ts";

test("Bosnian numbers are grouped, others stay", () => {
  expect(formatPhone("+38761123456")).toBe("+387 61 123 456");
  expect(formatPhone("+387603123456")).toBe("+387 60 312 3456");
  expect(formatPhone("+436601234567")).toBe("+436601234567");
});

test("links that a phone understands (domain facts, 6.2)", () => {
  expect(telLink("+38761123456")).toBe("tel:+38761123456");
  expect(whatsAppLink("+38761123456")).toBe("https://wa.me/38761123456");
  expect(whatsAppLink("+38761123456", "EP-1 & co")).toBe(
    "https://wa.me/38761123456?text=EP-1%20%26%20co",
  );
  expect(viberLink("+38761123456")).toBe("viber://chat?number=%2B38761123456");
  expect(viberLink("+38761123456", "EP-1 & co")).toBe(
    "viber://chat?number=%2B38761123456&draft=EP-1%20%26%20co",
  );
  expect(directionsLink(44.4587, 18.7248)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=44.4587,18.7248",
  );
});
