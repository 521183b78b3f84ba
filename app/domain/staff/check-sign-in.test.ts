import { expect, test } from "vitest";
import { checkSignIn } from "./check-sign-in.ts";

test("an address is the same in any case, and without what stands around it", () => {
  expect(checkSignIn({ email: "  Amra@Example.BA ", password: " tajna " })).toEqual({
    ok: true,
    values: { email: "amra@example.ba", password: " tajna " },
  });
});

test("both fields are needed", () => {
  expect(checkSignIn({ email: " ", password: "" })).toEqual({
    ok: false,
    faults: { email: { code: "missing" }, password: { code: "missing" } },
  });
});

test("what is too long stays too long, and no longer", () => {
  const checked = checkSignIn({ email: "a".repeat(9000), password: "š".repeat(9000) });
  const { email = "", password = "" } = checked.ok ? checked.values : {};
  expect([email.length, password.length]).toEqual([255, 201]);
});
