import { expect, test } from "vitest";
import type { OpenSpan } from "../../../domain/locations/location.ts";
import type {
  SearchContext,
  SearchPlace,
} from "../../../domain/reservations/trip/search-context.ts";
import type { FormFields } from "./search-fields.ts";
import { momentHelp, openText } from "./search-texts.ts";

const place = (id: string, span: OpenSpan, rest: Partial<SearchPlace> = {}): SearchPlace => ({
  id,
  slug: { en: id, bs: id },
  name: { en: id, bs: id },
  category: "offices",
  outOfHours: "free",
  outOfHoursFeeCents: 0,
  leadMinutes: 60,
  hours: { weekly: Array.from({ length: 7 }, () => span), special: [] },
  ...rest,
});
const context: SearchContext = {
  now: "2026-06-01T10:00",
  rules: {
    graceMinutes: 59,
    minRentalDays: 3,
    maxRentalDays: 90,
    maxAdvanceDays: 365,
    outOfHoursLeadHours: 12,
  },
  seasons: [
    {
      name: { en: "", bs: "" },
      priority: 1,
      from: "2026-08-01",
      to: "2026-08-31",
      minRentalDays: 5,
    },
  ],
  locations: [
    place("airport", { opens: "00:00", closes: "24:00" }),
    place(
      "station",
      { opens: "06:00", closes: "23:00" },
      { outOfHours: "fee", outOfHoursFeeCents: 2000 },
    ),
    place("office", { opens: "08:30", closes: "16:00" }),
  ],
};
const fields: FormFields = {
  pickupLocation: "station",
  dropoffLocation: "station",
  sameReturnLocation: "true",
  pickupDate: "",
  pickupTime: "10:00",
  dropoffDate: "",
  dropoffTime: "10:00",
};
const plain = (text?: string) => text?.replaceAll("\u00a0", " ");

test("a place that never closes says so, others speak once the day is known", () => {
  expect(openText({ ...fields, pickupLocation: "airport" }, context, "en-us")).toEqual({
    text: "Open 24 hours",
    isOpen: true,
  });
  expect(openText(fields, context, "ba")).toBeUndefined();
  const dated = { ...fields, pickupDate: "2026-07-03" };
  expect(openText(dated, context, "ba")?.text).toBe("Tog dana otvoreno 6–\u206023");
  expect(openText({ ...dated, pickupLocation: "office" }, context, "en-us")?.text).toContain(
    "08:30–\u206016:00",
  );
  expect(openText({ ...fields, pickupLocation: "moon" }, context, "ba")).toBeUndefined();
});

test("the minimum is said at the return before it is broken, the season's when it asks for more", () => {
  const dated = { ...fields, pickupDate: "2026-07-03" };
  expect(momentHelp("dropoff", dated, context, "en-us")).toBe(
    "At least 3 days: from Mon 6 Jul 2026",
  );
  expect(momentHelp("dropoff", { ...fields, pickupDate: "2026-08-03" }, context, "ba")).toBe(
    "Najmanje 5 dana; prvi mogući dan: sub, 8. aug 2026.",
  );
  expect(momentHelp("dropoff", fields, context, "ba")).toBeUndefined();
  expect(momentHelp("pickup", dated, context, "ba")).toBeUndefined();
});

test("the first time that can be had is said on its day", () => {
  const far = {
    ...context,
    locations: [place("airport", { opens: "00:00", closes: "24:00" }, { leadMinutes: 250 })],
  };
  const today = {
    ...fields,
    pickupLocation: "airport",
    pickupDate: "2026-06-01",
    pickupTime: "20:00",
  };
  expect(plain(momentHelp("pickup", today, far, "en-us"))).toBe(
    "A pick-up here has to be booked at least 4 h 10 min ahead. The first available time: Mon 1 Jun, 14:30",
  );
  expect(plain(momentHelp("pickup", today, far, "ba"))).toBe(
    "Preuzimanje na ovom mjestu rezervišite najmanje 4 h 10 min ranije. Prvi slobodan termin: pon, 1. jun, 14:30",
  );
  expect(momentHelp("pickup", { ...today, pickupDate: "2026-06-02" }, far, "ba")).toBeUndefined();
});

test("what a late hour costs is said at its field", () => {
  const late = { ...fields, pickupDate: "2026-07-03", pickupTime: "23:30" };
  expect(plain(momentHelp("pickup", late, context, "ba"))).toBe(
    "Van radnog vremena: doplata 20 €.",
  );
  expect(momentHelp("pickup", { ...late, pickupLocation: "office" }, context, "en-us")).toBe(
    "Outside opening hours, at no extra cost.",
  );
});
