import { expect, test } from "vitest";
import { agency as facts } from "../../test/casts/agency-cast.ts";
import { rules } from "../../test/casts/small-agency.ts";
import { factTexts, fillFacts } from "./fact-texts.ts";

test("numbers carry their noun in the right form", () => {
  const bosnian = factTexts(facts, { ...rules, licenceYears: 3, freeCancellationHours: 22 }, "ba");
  expect(bosnian.licenceYears).toBe("3 godine");
  expect(bosnian.freeCancellationHours).toBe("22 sata");
  expect(factTexts(facts, rules, "ba")).toMatchObject({
    licenceYears: "1 godinu",
    minDriverAge: "19 godina",
    freeCancellationHours: "48 sati",
    graceMinutes: "59 minuta",
    minRentalDays: "3 dana",
    customers: "1.280",
  });
  expect(factTexts(facts, rules, "en-us")).toMatchObject({
    licenceYears: "1 year",
    freeCancellationHours: "48 hours",
    youngDriverPerDay: "€3",
    phoneHours: "Monday to Saturday 06:00–\u206024:00, Sunday 06:00–\u206023:00",
    customers: "1,280",
  });
});

test("braces that name no fact stay as they are", () => {
  const texts = factTexts(facts, rules, "en-us");
  expect(fillFacts("{name}, {founded}: {nothing} {} { name } {toString}", texts)).toBe(
    "Eternal Pro, 2020: {nothing} {} { name } {toString}",
  );
});
