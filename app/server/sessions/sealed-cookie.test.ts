import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { systemRandom } from "../deps.ts";
import { endedCookie, openSealed, sealedCookie } from "./sealed-cookie.ts";

const kind = { name: "ep_test", seconds: 60 };
const at = (now: number) => ({
  signingKey: key,
  clock: { now: () => now },
  random: systemRandom,
  trustProxy: false,
  publicUrl: undefined,
});
const key = randomBytes(32);
const now = Date.parse("2026-11-21T09:00:00Z");
const request = (cookie = "", browser = "Firefox") =>
  new Request("http://site.test/review", { headers: { cookie, "user-agent": browser } });
const seal = (value: unknown) => sealedCookie(at(now), request(), kind, value) ?? "";
const sent = (cookie: string) => cookie.split(";")[0] ?? "";

describe("a sealed value", () => {
  const value = { firstName: "Đenana", notes: ["č"] };
  const cookie = seal(value);

  test("comes back as it was, to the browser that keeps it", () => {
    expect(openSealed(at(now), request(`a=b; ${sent(cookie)}; c=d`), kind)).toEqual({ value });
  });

  test("cannot be read by scripts, nor by anybody else", () => {
    expect(cookie).toMatch(/; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
    const bytes = Buffer.from(sent(cookie).slice("ep_test=".length), "base64url");
    expect(bytes.toString("utf8")).not.toContain("enana");
    expect(seal(value)).not.toBe(cookie);
  });

  test("is foreign in another browser, under another name or key, altered, cut, or too late", () => {
    const open = (text: string, browser?: string) =>
      openSealed(at(now), request(text, browser), kind);
    expect(open(sent(cookie), "Chrome")).toBe("foreign");
    expect(open(`${sent(cookie)}A`)).toBe("foreign");
    expect(open(sent(cookie).slice(0, 30))).toBe("foreign");
    expect(open("ep_test=x")).toBe("foreign");
    const renamed = sent(cookie).replace("ep_test", "ep_other");
    expect(openSealed(at(now), request(renamed), { ...kind, name: "ep_other" })).toBe("foreign");
    expect(
      openSealed({ ...at(now), signingKey: randomBytes(32) }, request(sent(cookie)), kind),
    ).toBe("foreign");
    expect(openSealed(at(now + 60_000), request(sent(cookie)), kind)).toBe("foreign");
  });

  test("is absent where none is kept", () => {
    expect(openSealed(at(now), request(), kind)).toBeUndefined();
    expect(openSealed(at(now), request("ep_test="), kind)).toBeUndefined();
    expect(endedCookie(at(now), request(), kind)).toContain("ep_test=; Path=/; Max-Age=0");
  });

  test("is not kept when a browser would drop it", () => {
    expect(sealedCookie(at(now), request(), kind, "x".repeat(4000))).toBeUndefined();
  });
});
