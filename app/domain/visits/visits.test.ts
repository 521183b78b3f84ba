import { describe, expect, test } from "vitest";
import { readConsent, storedConsent } from "./consent.ts";
import { deviceType } from "./device-type.ts";
import { referrerHost } from "./referrer-host.ts";
import { readVisitEvent } from "./visit-event.ts";
import { readSession, sessionAt, storedSession } from "./visit-session.ts";

const id = "0b6f2f0e-7a52-4c1e-9f0a-3d1c2b3a4d5e";
const other = "6a1d6a52-1f6b-4d3e-8c39-0e8a7b6c5d4f";
const now = Date.parse("2026-11-21T09:00:00Z");
const hour = 3_600_000;

describe("the kind of device", () => {
  test.each([
    [undefined, 320, "mobile"],
    [undefined, 480, "mobile"],
    [undefined, 481, "tablet"],
    [undefined, 1024, "tablet"],
    [undefined, 1025, "desktop"],
    [undefined, undefined, undefined],
    ["desktop", 768, "desktop"],
    ["mobile", 1200, "mobile"],
    ["tablet", 400, "tablet"],
  ] as const)("said %s, screen %s: %s", (said, side, kind) => {
    expect(deviceType(said, side)).toBe(kind);
  });
});

describe("where a visitor comes from", () => {
  test.each([
    ["https://www.google.com/search?q=rent", "www.google.com"],
    ["https://www.google.com", "www.google.com"],
    ["HTTPS://WWW.Google.COM:443/", "www.google.com"],
    ["http://xn--sarajevo-9za.ba/#x", "xn--sarajevo-9za.ba"],
  ])("%s is %s", (referrer, host) => {
    expect(referrerHost(referrer, "eternal-pro.ba")).toBe(host);
  });

  test.each([
    "",
    "https://eternal-pro.ba/vehicles",
    "https://Eternal-Pro.ba",
    "https://user:password@mail.example/inbox",
    "android-app://com.google.android.gm",
    "https://localhost/x",
    "https://192.0.2.7/x",
    "https://[2001:db8::1]/x",
    "https://a..b.example/",
    `https://${"a".repeat(200)}.example/`,
    "https://-a.example/",
    "https://a|b.example/",
    "javascript:alert(1)",
  ])("%.50s is nowhere", (referrer) => {
    expect(referrerHost(referrer, "eternal-pro.ba")).toBeUndefined();
  });
});

describe("a session", () => {
  const stored = storedSession({ id, seenAt: now, isKnown: true });
  const make = () => other;

  test("goes on for 24 hours from the last page", () => {
    expect(sessionAt(stored, now + 24 * hour, make)).toEqual({
      id,
      seenAt: now + 24 * hour,
      isKnown: true,
    });
    expect(sessionAt(stored, now + 24 * hour + 1, make)).toEqual({
      id: other,
      seenAt: now + 24 * hour + 1,
      isKnown: false,
    });
  });

  test("from the future, or of nobody's making, is a new one", () => {
    for (const odd of [
      storedSession({ id, seenAt: now + 1, isKnown: true }),
      null,
      "",
      id,
      `${id} x known`,
      `x ${now} known`,
      "{}",
    ]) {
      expect(sessionAt(odd, now, make)).toMatchObject({ id: other, isKnown: false });
    }
  });

  test("is read as it was kept", () => {
    const session = { id, seenAt: now, isKnown: false };
    expect(readSession(storedSession(session))).toEqual(session);
  });
});

describe("a choice", () => {
  test("is kept with its day, for a year", () => {
    const yes = storedConsent("yes", now);
    expect(readConsent(yes, now)).toEqual({ choice: "yes", on: "2026-11-21" });
    expect(readConsent(yes, now + 365 * 24 * hour)).toMatchObject({ choice: "yes" });
    expect(readConsent(yes, now + 365 * 24 * hour + 1)).toBeUndefined();
    expect(readConsent(storedConsent("no", now), now)).toMatchObject({ choice: "no" });
  });

  test.each([null, "", "yes", "no", "maybe 2026-11-21", "yes 2026-13-45", "yes  ", "true"])(
    "%j is none",
    (stored) => {
      expect(readConsent(stored, now)).toBeUndefined();
    },
  );

  test("from the future is none", () => {
    expect(readConsent(storedConsent("yes", now + hour), now)).toBeUndefined();
  });
});

describe("what a browser tells", () => {
  const start = { kind: "start", session: id, view: other, path: "/vehicles", language: "ba" };
  const view = { kind: "view", session: id, view: other, path: "/", seconds: 12, leaves: true };
  const read = (event: unknown) => readVisitEvent(JSON.stringify(event));

  test("of a visit that starts", () => {
    expect(read(start)).toEqual(start);
    const full = { ...start, referrer: "www.google.com", smallerSidePixels: 360 };
    expect(read(full)).toEqual(full);
  });

  test("of a page, with tokens taken out and ids in small letters", () => {
    expect(read(view)).toEqual(view);
    expect(
      read({ ...view, session: id.toUpperCase(), path: "/reservationreview/secret" }),
    ).toMatchObject({ session: id, path: "/reservationreview/:token" });
    expect(read({ kind: "view", session: id, view: other, path: "/" })).toMatchObject({
      seconds: 0,
      leaves: false,
    });
  });

  test("of a search that it did not send, as far as the form has such fields", () => {
    const fields = { pickupLocation: "airport-tuzla", dropoffDate: "" };
    const refused = { kind: "refused", language: "ba", fields };
    expect(read(refused)).toEqual(refused);
    for (const odd of [
      { ...refused, session: id },
      { ...refused, fields: { ...fields, email: "amra@example.com" } },
      { ...refused, fields: { pickupLocation: "x".repeat(81) } },
      { ...refused, fields: { pickupLocation: 7 } },
      { ...refused, fields: undefined },
    ])
      expect(read(odd)).toBeUndefined();
  });

  test("of forgetting", () => {
    expect(read({ kind: "forget", session: id })).toEqual({ kind: "forget", session: id });
  });

  test.each([
    ["no object", "x"],
    ["nothing", null],
    ["a list", []],
    ["an unknown kind", { ...start, kind: "delete" }],
    ["something more", { ...start, city: "Tuzla" }],
    ["a prototype", JSON.parse(`{"__proto__":{"kind":"start"},"session":"${id}"}`)],
    ["no session", { ...start, session: undefined }],
    ["a session that is no id", { ...start, session: "' or true --" }],
    ["an id that can be guessed", { ...start, session: "0b6f2f0e-7a52-1c1e-9f0a-3d1c2b3a4d5e" }],
    ["a path to elsewhere", { ...start, path: "//evil.example" }],
    ["a path of nothing", { ...start, path: "/no-such-page" }],
    ["an unknown language", { ...start, language: "de" }],
    ["a referrer with a path", { ...start, referrer: "a.example/secret" }],
    ["a screen of nothing", { ...start, smallerSidePixels: 0 }],
    ["half a pixel", { ...start, smallerSidePixels: 360.5 }],
    ["a screen as a text", { ...start, smallerSidePixels: "360" }],
    ["negative time", { ...view, seconds: -1 }],
    ["more than a day", { ...view, seconds: 86_401 }],
    ["broken time", { ...view, seconds: 1.5 }],
  ])("%s is not read", (_, event) => {
    expect(read(event)).toBeUndefined();
  });

  test.each(["", "{", "undefined", "\0", '{"kind":"forget"', "NaN"])("%j is not read", (text) => {
    expect(readVisitEvent(text)).toBeUndefined();
  });
});
