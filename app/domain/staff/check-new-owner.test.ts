import { expect, test } from "vitest";
import { checkNewOwner } from "./check-new-owner.ts";

const good = { name: "Amra Hodžić", email: "amra@example.ba", password: "dvanaest-znakova" };

test("a name, an address and a long password make an owner", () => {
  expect(checkNewOwner({ ...good, name: "  Amra  Hodžić " })).toEqual({ ok: true, values: good });
});

test("each field says what is wrong with it", () => {
  expect(checkNewOwner({})).toEqual({
    ok: false,
    faults: {
      name: { code: "missing" },
      email: { code: "missing" },
      password: { code: "too-short", min: 12 },
    },
  });
  expect(checkNewOwner({ ...good, name: "<b>Amra</b>" })).toMatchObject({ ok: false });
  expect(checkNewOwner({ ...good, email: "amra@example" })).toMatchObject({ ok: false });
});

test.each(["amra@büro.ba", "a..b@example.ba", "amra@example.ba,x@example.ba", "<amra@example.ba>"])(
  "an address that the sign-in would not read makes no account: %s",
  (email) => {
    expect(checkNewOwner({ ...good, email })).toMatchObject({
      ok: false,
      faults: { email: { code: "email" } },
    });
  },
);

test("the password's length has two ends", () => {
  const faultOf = (length: number) => {
    const checked = checkNewOwner({ ...good, password: "š".repeat(length) });
    return checked.ok ? undefined : checked.faults.password;
  };
  expect([11, 12, 200, 201].map(faultOf)).toEqual([
    { code: "too-short", min: 12 },
    undefined,
    undefined,
    { code: "too-long", max: 200 },
  ]);
});
