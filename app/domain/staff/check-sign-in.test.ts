import { expect, test } from "vitest";
import { checkSignIn } from "./check-sign-in.ts";

test("an address is the same in any case, and without what stands around it", () => {
  expect(checkSignIn({ email: "  Amra@Example.BA ", password: " tajna " })).toEqual({
    ok: true,
    email: "amra@example.ba",
    password: " tajna ",
  });
});

test("both fields are needed", () => {
  expect(checkSignIn({ email: " ", password: "" })).toEqual({
    ok: false,
    faults: { email: "email-missing", password: "password-missing" },
  });
});

test("what is too long stays too long, and no longer", () => {
  const checked = checkSignIn({ email: "a".repeat(9000), password: "š".repeat(9000) });
  expect(checked.ok && [checked.email.length, checked.password.length]).toEqual([255, 201]);
});
