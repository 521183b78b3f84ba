import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makePass } from "./make-pass.ts";
import { openPass } from "./open-pass.ts";

const key = randomBytes(32);
const now = Date.parse("2026-11-21T09:00:00Z");
const token = "4dGg7iJPbkUUqnL0XfQ9mTz1yC8v_-Ab";
const expiresAt = now + 60_000;
const pass = makePass(key, { token, expiresAt });

describe("a pass", () => {
  test("opens its reservation until it ends, and not at its end", () => {
    expect(openPass(key, pass, now)).toEqual({ token });
    expect(openPass(key, pass, expiresAt - 1)).toEqual({ token });
    expect(openPass(key, pass, expiresAt)).toBeUndefined();
    expect(openPass(key, pass, expiresAt + 1)).toBeUndefined();
  });

  test("fits a path and a cookie as it is", () => {
    expect(pass).toMatch(/^[\w-]{60,200}$/);
  });

  test("tells neither its reservation nor its end to who finds it when it is old", () => {
    const read = Buffer.from(pass, "base64url").toString("latin1");
    expect(read).not.toContain(token.slice(0, 6));
    expect(read).not.toContain(String(expiresAt).slice(0, 6));
  });

  test("of another key opens nothing", () => {
    expect(openPass(randomBytes(32), pass, now)).toBeUndefined();
  });

  test("with any one character altered opens nothing", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.% ";
    const opened = [...pass].flatMap((own, at) =>
      [...alphabet]
        .filter((other) => other !== own)
        .map((other) => pass.slice(0, at) + other + pass.slice(at + 1))
        .filter((altered) => openPass(key, altered, now)),
    );
    expect(opened).toEqual([]);
  });

  test("cut, lengthened or doubled opens nothing", () => {
    for (let length = 0; length < pass.length; length += 1) {
      expect(openPass(key, pass.slice(0, length), now)).toBeUndefined();
      expect(openPass(key, pass.slice(length + 1), now)).toBeUndefined();
    }
    for (const more of ["=", "A", "AAAA", "\n", " ", "\u0000", pass]) {
      expect(openPass(key, pass + more, now)).toBeUndefined();
      expect(openPass(key, more + pass, now)).toBeUndefined();
    }
  });

  test("with the seal of another pass opens nothing", () => {
    const bytes = Buffer.from(pass, "base64url");
    const later = Buffer.from(
      makePass(key, { token, expiresAt: expiresAt + 86_400_000 }),
      "base64url",
    );
    for (const cut of [12, 28]) {
      const mixed = Buffer.concat([bytes.subarray(0, cut), later.subarray(cut)]);
      expect(openPass(key, mixed.toString("base64url"), now)).toBeUndefined();
    }
  });
});

test("any text at all is answered, and none of them opens", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      expect(openPass(key, text, now)).toBeUndefined();
    }),
  );
});

test("every token comes back as it was", () => {
  const tokens = fc
    .uint8Array({ minLength: 15, maxLength: 60 })
    .map((bytes) => Buffer.from(bytes).toString("base64url"));
  fc.assert(
    fc.property(tokens, fc.integer({ min: now + 1, max: now * 2 }), (own, until) => {
      expect(openPass(key, makePass(key, { token: own, expiresAt: until }), now)).toEqual({
        token: own,
      });
    }),
  );
});
