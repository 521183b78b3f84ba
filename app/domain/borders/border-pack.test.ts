import { expect, test } from "vitest";
import { checkPack, isPassport, needsGerman, packState, roadCharge } from "./border-pack.ts";

const asked = {
  countries: [{ allowed: true }],
  named: ["HR"],
  passports: ["P 1234567"],
  vin: "WVWZZZ1KZ6W000001",
  isOver: false,
  to: "2026-07-10T10:00",
  now: "2026-07-03T10:00",
};

test("an authorisation needs an allowed country, a trip that goes on, a chassis number and passports", () => {
  expect(checkPack(asked)).toBeUndefined();
  expect(checkPack({ ...asked, named: [], countries: [] })).toBe("no-countries");
  expect(checkPack({ ...asked, countries: [{ allowed: false }] })).toBe("not-allowed");
  expect(checkPack({ ...asked, named: ["HR", "XX"] })).toBe("not-allowed");
  expect(checkPack({ ...asked, now: asked.to })).toBe("ended");
  expect(checkPack({ ...asked, isOver: true })).toBe("ended");
  expect(checkPack({ ...asked, vin: " " })).toBe("no-vin");
  expect(checkPack({ ...asked, passports: [] })).toBe("no-drivers");
  // Before the handover there is not even a vehicle: what is missing is the handover.
  expect(checkPack({ ...asked, passports: [], vin: "" })).toBe("no-drivers");
  expect(checkPack({ ...asked, passports: ["P1234567", ""] })).toBe("no-passport");
});

test("a passport has letters and digits", () => {
  expect(isPassport("a1 234-567")).toBe(true);
  for (const none of ["", "1234", "P1234/67", "x".repeat(21)]) expect(isPassport(none)).toBe(false);
});

const trip = {
  plate: "A12-E-345",
  countries: ["HR", "SI"],
  from: "2026-07-03T10:00",
  to: "2026-07-10T10:00",
};
const pack = { ...trip, isRevoked: false, isNewest: true };
const now = "2026-07-05T12:00";

test("it holds from the pick-up to the return of the trip that it was issued for", () => {
  expect(packState(pack, trip, now)).toBe("valid");
  expect(packState(pack, { ...trip, countries: ["SI", "HR"] }, now)).toBe("valid");
  expect(packState(pack, trip, "2026-07-03T09:59")).toBe("not-yet");
  expect(packState(pack, trip, trip.to)).toBe("valid");
  expect(packState(pack, trip, "2026-07-10T10:01")).toBe("expired");
  expect(packState(pack, undefined, now)).toBe("expired");
});

test("another vehicle, return or country, a newer one and a revoked one end it", () => {
  expect(packState(pack, { ...trip, plate: "B12-E-345" }, now)).toBe("replaced");
  expect(packState(pack, { ...trip, to: "2026-07-11T10:00" }, now)).toBe("replaced");
  expect(packState(pack, { ...trip, countries: ["HR"] }, now)).toBe("replaced");
  expect(packState({ ...pack, isNewest: false }, trip, now)).toBe("replaced");
  expect(packState({ ...pack, isRevoked: true, isNewest: false }, undefined, now)).toBe("revoked");
});

test("German is for where it is spoken, and motorways are paid with what the country asks", () => {
  expect(needsGerman(["HR", "AT"])).toBe(true);
  expect(needsGerman(["HR", "SI"])).toBe(false);
  expect(roadCharge("SI")).toBe("vignette");
  expect(roadCharge("HR")).toBe("toll");
  expect(roadCharge("ME")).toBeUndefined();
});
