import { expect, test } from "vitest";
import { airportTuzla, office, zivinice } from "../../test/casts/small-agency.ts";
import { fillFacts } from "./fact-texts.ts";
import { deliveryText, outOfHoursText, placeTexts } from "./place-texts.ts";

test("outside the hours a place does what its row says, and a place that never closes says so", () => {
  expect(outOfHoursText(airportTuzla, "en-us")).toBe(
    "Pick-up and return at any hour, at no extra charge.",
  );
  expect(outOfHoursText(office, "en-us")).toBe(
    "Outside opening hours too, €20 extra, if you book in good time.",
  );
  expect(outOfHoursText(office, "ba")).toBe(
    "I van radnog vremena, uz doplatu od 20\u00a0€, ako rezervišete na vrijeme.",
  );
  expect(outOfHoursText({ ...office, outOfHoursFeeCents: 0 }, "ba")).toBe(
    "I van radnog vremena, bez doplate, ako rezervišete na vrijeme.",
  );
  expect(outOfHoursText(zivinice, "ba")).toBe("Samo u radno vrijeme.");
});

test("delivery is free or has its price", () => {
  expect(deliveryText(office, "en-us")).toBe("Delivery here is free.");
  expect(deliveryText(zivinice, "en-us")).toContain("costs €15,");
});

test("fill the braces of a question about a place", () => {
  const answer = "Hours: {openingHours}. {outOfHours} {delivery} {other}";
  expect(fillFacts(answer, placeTexts(office, "en-us"))).toBe(
    "Hours: Monday to Saturday 06:00–\u206022:00, Sunday 10:00–\u206018:00. Outside opening hours too, €20 extra, if you book in good time. Delivery here is free. {other}",
  );
});
