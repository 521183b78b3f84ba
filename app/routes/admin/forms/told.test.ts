import { expect, test } from "vitest";
import { leadAndTell, toldIn } from "./told.ts";

const readBack = (cookie: string) =>
  toldIn(new Request("http://site.test/admin", { headers: { Cookie: `a=b; ${cookie}; c=d` } }));
const tellAndRead = (name: string) => {
  const answer = leadAndTell("/admin/coupons/1", { deed: "coupon-created", name });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/coupons/1"]);
  return readBack((answer.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "");
};

test.each(["LJETO10", "Dječija sjedalica; ISOFIX", 'a "b" \\ c', "100 % čćžšđ", ""])(
  "%j is told on the next page",
  (name) => {
    expect(tellAndRead(name)).toEqual({ deed: "coupon-created", name });
  },
);

test("a long name is cut, and half a letter breaks nothing", () => {
  expect(tellAndRead("x".repeat(500))?.name).toBe(`${"x".repeat(119)}…`);
  expect(tellAndRead("\uD83D")?.name).toBeDefined();
});

test.each([
  "ep_told=",
  "ep_told=%",
  "ep_told=null",
  "ep_told=%5B%22toString%22%2C%22x%22%5D",
  "ep_told=%5B%22coupon-created%22%2C1%5D",
  "xep_told=%5B%22coupon-created%22%2C%22a%22%5D",
])("%s tells nothing", (cookie) => {
  expect(readBack(cookie)).toBeUndefined();
});
