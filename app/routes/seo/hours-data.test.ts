import { expect, test } from "vitest";
import { airportTuzla, office } from "../../../test/casts/small-agency.ts";
import type { OpenSpan } from "../../domain/locations/location.ts";
import { hoursData } from "./hours-data.ts";

const label = { en: "Holiday", bs: "Praznik" };
const week = (span: OpenSpan | undefined) => ({
  weekly: Array.from({ length: 7 }, () => span),
  special: [],
});
const type = "OpeningHoursSpecification";

test("around the clock is 00:00 to 23:59, all days in one", () => {
  expect(hoursData(airportTuzla.hours, "2026-11-21")).toEqual({
    openingHoursSpecification: [
      {
        "@type": type,
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      },
    ],
  });
});

test("days that are alike stand together, special days apart", () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = hoursData(
    office.hours,
    "2026-05-01",
  );
  expect(openingHoursSpecification).toMatchObject([
    { opens: "06:00", closes: "22:00" },
    { dayOfWeek: ["Sunday"], opens: "10:00", closes: "18:00" },
  ]);
  expect(specialOpeningHoursSpecification).toEqual([
    {
      "@type": type,
      validFrom: "2026-05-01",
      validThrough: "2026-05-01",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
});

test("a special day that is over is no news", () => {
  expect(hoursData(office.hours, "2026-05-02")).not.toHaveProperty(
    "specialOpeningHoursSpecification",
  );
});

test("a special day with hours says them", () => {
  const special = [{ date: "2026-12-31", span: { opens: "08:00", closes: "24:00" }, label }];
  const hours = { ...office.hours, special: special as typeof office.hours.special };
  expect(hoursData(hours, "2026-11-21").specialOpeningHoursSpecification).toMatchObject([
    { opens: "08:00", closes: "23:59" },
  ]);
});

test("midnight is never the start of the same day, and a night goes over it", () => {
  const closing = (closes: OpenSpan["closes"]) =>
    hoursData(week({ opens: "18:00", closes }), "2026-11-21").openingHoursSpecification;
  expect(closing("24:00")).toMatchObject([{ opens: "18:00", closes: "23:59" }]);
  expect(closing("00:00")).toMatchObject([{ opens: "18:00", closes: "23:59" }]);
  expect(closing("02:00")).toMatchObject([{ opens: "18:00", closes: "02:00" }]);
});

test("a closed day is left out", () => {
  expect(hoursData(week(undefined), "2026-11-21").openingHoursSpecification).toEqual([]);
  expect(
    hoursData(week({ opens: "08:00", closes: "08:00" }), "2026-11-21").openingHoursSpecification,
  ).toEqual([]);
});
