import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

test("a password fits its own hash and no other", async () => {
  const hash = await hashPassword("šljiva-i-med-2026");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash, password: "šljiva-i-med-2026" })).toBe(true);
  expect(await verifyPassword({ hash, password: "sljiva-i-med-2026" })).toBe(false);
});

test("two hashes of one password differ", async () => {
  expect(await hashPassword("jedno te isto")).not.toBe(await hashPassword("jedno te isto"));
});

test("a hash that is none is refused, not thrown", async () => {
  expect(await verifyPassword({ hash: "", password: "x" })).toBe(false);
  expect(await verifyPassword({ hash: "$2b$10$abc", password: "x" })).toBe(false);
});
