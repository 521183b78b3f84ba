import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isHostName, referrerHost } from "./referrer-host.ts";
import { readVisitEvent } from "./visit-event.ts";
import { visitedPage } from "./visited-page.ts";

const address = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }),
  fc.string({ maxLength: 60 }).map((rest) => `/${rest}`),
  fc
    .tuple(
      fc.constantFrom("", "/ba", "/BA"),
      fc.constantFrom("/", "/vehicles", "/cars/", "/locations/", "/reservation-confirmation/"),
      fc.string({ maxLength: 40 }),
    )
    .map((parts) => parts.join("")),
  fc.webUrl(),
);

test("whatever is sent, a page is written in few and harmless letters, and is itself again", () => {
  fc.assert(
    fc.property(address, (sent) => {
      const page = visitedPage(sent);
      if (!page) return;
      expect(page.path).toMatch(/^\/[a-z0-9/:-]{0,120}$/);
      expect(visitedPage(page.path)).toEqual({ path: page.path, language: "en-us" });
    }),
  );
});

test("no part of a token is ever in it", () => {
  const token = fc.stringMatching(/^[A-Za-z0-9_-]{20,60}$/);
  const opener = fc.constantFrom(
    "/reservation-confirmation",
    "/reservationreview",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
  );
  fc.assert(
    fc.property(opener, token, (before, secret) => {
      expect(visitedPage(`/ba${before}/${secret}`)?.path).toBe(`${before}/:token`);
    }),
  );
});

test("a host is a name and nothing more", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: "binary" }), fc.domain()), (text) => {
      const host = referrerHost(text, "eternal-pro.ba") ?? referrerHost(`https://${text}/`, "");
      if (host === undefined) return;
      expect(isHostName(host)).toBe(true);
      expect(host).toMatch(/^[a-z0-9._-]{1,100}$/);
    }),
  );
});

test("an event that is read is a plain one, whatever JSON was sent", () => {
  const id = "0b6f2f0e-7a52-4c1e-9f0a-3d1c2b3a4d5e";
  const value = fc.oneof(fc.jsonValue(), address, fc.constantFrom(id, "start", "view", "forget"));
  const sent = fc.record(
    { kind: value, session: value, view: value, path: value, language: value, seconds: value },
    { requiredKeys: ["kind", "session"] },
  );
  fc.assert(
    fc.property(sent, (event) => {
      const read = readVisitEvent(JSON.stringify(event));
      if (!read || read.kind === "refused") return;
      expect(read.session).toMatch(/^[0-9a-f-]{36}$/);
      expect(["start", "view", "forget"]).toContain(read.kind);
    }),
  );
});
