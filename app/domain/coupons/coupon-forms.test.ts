import { describe, expect, test } from "vitest";
import { couponCodeOf, isCouponCode, isGuessable } from "./coupon-code.ts";
import { couponStateOn, couponStates } from "./coupon-state.ts";
import { couponKinds, couponTargets, readCoupon } from "./read-coupon.ts";

describe("a code", () => {
  test("is made of random bytes without letters that are mistaken, and without favourites", () => {
    const code = couponCodeOf(Uint8Array.from({ length: 16 }, (_, index) => 255 - index * 16));
    expect(code).toMatch(/^[2-9A-HJ-KM-NP-TV-Z]{8}$/);
    expect(isGuessable("7K3QM2XW")).toBe(false);
    expect(() => couponCodeOf(new Uint8Array(16).fill(250))).toThrow(/more random bytes/);
  });

  test("passes over bytes that would make its first letters likelier", () => {
    const bytes = [240, 239, 240, 30, 29, 1, 60, 0, 2, 31, 5];
    expect(couponCodeOf(Uint8Array.from(bytes))).toBe("Z2Z32243");
  });

  test.each(["7K3QM2XW", "AB12CDEF", "12AB3456"])("%s is not guessed", (code) => {
    expect(isGuessable(code)).toBe(false);
  });

  test.each(["SPRING10", "EP2026", "A1B2C3", "WINTER2026", "99999999", "ABCDEFGH"])(
    "%s is easily guessed",
    (code) => {
      expect(isGuessable(code)).toBe(true);
    },
  );

  test.each([
    ["SPRING10", true],
    ["A_B-1", true],
    ["AB", false],
    ["-AB", false],
    ["ŠKOLA", false],
    ["A".repeat(33), false],
    ["<SCRIPT>", false],
  ])("%s may be one: %s", (code, may) => {
    expect(isCouponCode(code)).toBe(may);
  });
});

describe("the state", () => {
  const open = { active: true };
  test.each<[object, number, string]>([
    [open, 0, "active"],
    [{ ...open, maxUses: 2 }, 1, "active"],
    [{ ...open, maxUses: 2 }, 2, "used-up"],
    [{ ...open, maxUses: 2 }, 3, "used-up"],
    [{ ...open, bookTo: "2026-06-01" }, 0, "active"],
    [{ ...open, bookTo: "2026-05-31" }, 0, "expired"],
    [{ ...open, pickupTo: "2026-05-31" }, 0, "expired"],
    [{ ...open, pickupTo: "2026-06-01" }, 0, "active"],
    [{ ...open, pickupTo: "2026-06-02" }, 0, "active"],
    [{ ...open, bookFrom: "2026-06-01" }, 0, "active"],
    [{ ...open, bookFrom: "2026-06-02" }, 0, "planned"],
    [{ active: false, bookFrom: "2026-06-02", maxUses: 1 }, 1, "ended"],
  ])("%j after %i uses is %s", (coupon, uses, state) => {
    const given = { active: true, ...coupon };
    expect(couponStateOn(given, { uses, today: "2026-06-01" })).toBe(state);
    expect(couponStates).toContain(state);
  });

  test("is one of five", () => {
    expect(couponStates).toEqual(["active", "planned", "used-up", "expired", "ended"]);
  });
});

describe("the form", () => {
  const sent = {
    code: " spring-10 ",
    kind: "percent",
    percent: "10",
    appliesTo: "car",
    active: "on",
  };

  test("binds nothing that was left empty", () => {
    expect(readCoupon(sent, ["office"])).toEqual({
      ok: true,
      coupon: {
        code: "SPRING-10",
        kind: "percent",
        value: 10,
        appliesTo: "car",
        active: true,
        bookFrom: null,
        bookTo: null,
        pickupFrom: null,
        pickupTo: null,
        minRentalDays: null,
        minTotalCents: null,
        maxUses: null,
        maxUsesPerEmail: null,
        categories: null,
        locationIds: null,
        note: "",
      },
    });
  });

  test("knows what a coupon takes off, and what from", () => {
    expect(couponKinds).toEqual(["percent", "fixed"]);
    expect(couponTargets).toEqual(["car", "car-and-protection", "total"]);
    for (const appliesTo of couponTargets)
      expect(readCoupon({ ...sent, appliesTo }, [])).toMatchObject({
        ok: true,
        coupon: { appliesTo },
      });
  });

  test("takes the ends of a limit in their order, on one day too", () => {
    for (const to of ["2026-07-01", "2026-07-02"]) {
      const days = { bookFrom: "2026-07-01", bookTo: to, pickupFrom: "2026-07-01", pickupTo: to };
      expect(readCoupon({ ...sent, ...days }, [])).toMatchObject({ ok: true, coupon: days });
    }
  });

  test("reads a code in the first 200 characters", () => {
    const code = `ABC${" ".repeat(200)}DEF`;
    expect(readCoupon({ ...sent, code }, [])).toMatchObject({ ok: true, coupon: { code: "ABC" } });
  });

  test("says what is wrong with a code and with days", () => {
    const wrong = { code: "A", bookFrom: "2026-06-02", bookTo: "2026-06-01" };
    const days = { pickupFrom: "2026-06-02", pickupTo: "2026-06-01" };
    expect(readCoupon({ ...sent, ...wrong }, [])).toMatchObject({
      faults: { code: { code: "coupon-code" } },
    });
    expect(readCoupon({ ...sent, ...wrong, ...days, code: "ABC" }, [])).toEqual({
      ok: false,
      faults: { bookTo: { code: "ends-before-start" }, pickupTo: { code: "ends-before-start" } },
    });
  });

  test("reads every limit", () => {
    const read = readCoupon(
      {
        ...sent,
        kind: "fixed",
        amount: "15,50",
        appliesTo: "total",
        note: "radio",
        bookFrom: "2026-06-01",
        bookTo: "2026-06-01",
        pickupFrom: "2026-07-01",
        minRentalDays: "5",
        minTotal: "100",
        maxUses: "50",
        maxUsesPerEmail: "1",
        "category.suv": "on",
        "location.office": "on",
        "location.moon": "on",
      },
      ["airport-tuzla", "office"],
    );
    expect(read).toMatchObject({
      ok: true,
      coupon: {
        value: 1550,
        appliesTo: "total",
        bookTo: "2026-06-01",
        pickupFrom: "2026-07-01",
        minRentalDays: 5,
        minTotalCents: 10_000,
        maxUses: 50,
        maxUsesPerEmail: 1,
        categories: ["suv"],
        locationIds: ["office"],
        note: "radio",
      },
    });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ code: "" }, ["code"]],
    [{ code: "<b>x</b>" }, ["code"]],
    [{ percent: "0" }, ["percent"]],
    [{ percent: "101" }, ["percent"]],
    [{ percent: "-5" }, ["percent"]],
    [{ percent: "NaN" }, ["percent"]],
    [{ kind: "fixed" }, ["amount"]],
    [{ kind: "fixed", amount: "0" }, ["amount"]],
    [{ kind: "fixed", amount: "1e400" }, ["amount"]],
    [{ kind: "magic" }, ["kind"]],
    [{ appliesTo: "everything" }, ["appliesTo"]],
    [{ bookFrom: "2026-02-31" }, ["bookFrom"]],
    [{ bookFrom: "2026-06-02", bookTo: "2026-06-01" }, ["bookTo"]],
    [{ pickupFrom: "2026-06-02", pickupTo: "2026-06-01" }, ["pickupTo"]],
    [
      { minRentalDays: "0", maxUses: "0", maxUsesPerEmail: "x" },
      ["minRentalDays", "maxUses", "maxUsesPerEmail"],
    ],
    [{ note: "x".repeat(201) }, ["note"]],
  ])("%j is refused", (wrong, fields) => {
    const read = readCoupon({ ...sent, ...wrong }, []);
    expect(read.ok ? [] : Object.keys(read.faults)).toEqual(fields);
  });
});
