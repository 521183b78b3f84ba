import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../../test/casts/cast.ts";
import { doer } from "../../../../../test/casts/doer.ts";
import { askFor } from "../../../../../test/casts/staff-hand-cast.ts";
import { carFields } from "../../../../domain/cars/car-form.ts";
import { vehicleFields } from "../../../../domain/cars/vehicle-form.ts";
import { languages, type Language } from "../../../../domain/language.ts";
import { placeFields } from "../../../../domain/locations/place-form.ts";
import { specialDayFields } from "../../../../domain/locations/special-day-form.ts";
import { settingNames } from "../../../../domain/settings/definitions.ts";
import { forgottenKinds } from "../../../../domain/settings/forgotten.ts";
import { legalFields } from "../../../../domain/settings/legal-form.ts";
import type { CouponEdit } from "../../../../domain/coupons/read-coupon.ts";
import type { ExtraEdit } from "../../../../domain/extras/read-extra.ts";
import { questionFields, reviewFields } from "../../../../domain/settings/text-forms.ts";
import { listEntries } from "../../../../server/audit/list-entries.ts";
import { settingKey } from "../../../../server/catalogue/read-settings.ts";
import { addCoupon, deleteCoupon } from "../../../../server/coupons/change-coupon.ts";
import { addAbsence, endAbsence } from "../../../../server/extras/absences.ts";
import { addExtra, deleteExtra, moveExtra } from "../../../../server/extras/change-extra.ts";
import {
  changePlanPrices,
  pricesOf,
  stampOf,
} from "../../../../server/protection/change-plan-prices.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { addManualLine } from "../../../../server/reservations/deeds/add-manual-line.ts";
import { cancelByStaff } from "../../../../server/reservations/deeds/cancel-by-staff.ts";
import { reinstateReservation } from "../../../../server/reservations/deeds/reinstate-reservation.ts";
import { changeSettings } from "../../../../server/settings/change-settings.ts";
import { listSettings } from "../../../../server/settings/list-settings.ts";
import { switchMaintenance } from "../../../../server/settings/switch-maintenance.ts";
import { changeWords } from "./change-words.ts";

const [en, bs] = ["en-us", "ba"] as const;
const nbsp = "\u00a0";

/** One changed field of a subject, as it reads. */
function reads(
  subject: string,
  [field, before, after]: [string, unknown, unknown],
  language: Language,
): string {
  const [subjectKind = "", subjectId = "1"] = subject.split(" ");
  const entry = { subjectKind, subjectId, before: { [field]: before }, after: { [field]: after } };
  const changes = changeWords(entry, language);
  return changes.map((one) => `${one.name}: ${one.before} → ${one.after}`).join("; ");
}

test("a value that is a car or a place is read by its name, what is gone by its code", () => {
  const names = {
    cars: [{ id: 12, name: "Fiat Panda", category: "economy" as const }],
    seasons: [],
    places: [{ id: "office", name: { en: "Office Tuzla", bs: "Ured Tuzla" } }],
  };
  const value = (field: string, after: unknown) =>
    changeWords(
      {
        subjectKind: "reservation",
        subjectId: "1",
        names,
        before: null,
        after: { [field]: after },
      },
      "ba",
    )[0]?.after;
  expect(value("pickupLocationId", "office")).toBe("Ured Tuzla");
  expect(value("dropoffLocationId", "moon")).toBe("moon");
  expect(value("locationIds", ["office", "moon"])).toBe("Ured Tuzla, moon");
  expect(value("carId", 12)).toBe("Fiat Panda");
  expect(value("carId", 13)).toBe("13");
});

test("cars, seasons and places are called as they are today; what is gone keeps its number", () => {
  const names = {
    cars: [{ id: 12, name: "Fiat Panda", category: "economy" as const }],
    seasons: [{ id: 3, name: { en: "Summer", bs: "Ljeto" } }],
    places: [{ id: "office", name: { en: "Office Tuzla", bs: "Ured Tuzla" } }],
  };
  const named = (field: string, language: Language) => {
    const of = { subjectKind: "price-list", subjectId: "rates", names };
    const entry = { ...of, before: { [field]: 1 }, after: { [field]: 2 } };
    return changeWords(entry, language)[0]?.name;
  };
  expect(named("rate:car:12:3:weekend", en)).toBe("Fiat Panda · Summer · Weekend");
  expect(named("rate:car:12:3:weekend", bs)).toBe("Fiat Panda · Ljeto · Vikend");
  expect(named("rate:car:13:4:weekend", en)).toBe("Car 13 · Season 4 · Weekend");
  expect(named("season:3:priority", bs)).toContain("Ljeto · ");
  expect(named("place:office:hours", bs)).toBe("Ured Tuzla · Van radnog vremena");
});

describe("a change reads", () => {
  test.each<[string, [string, unknown, unknown], string, string]>([
    ["user", ["remember", false, true], "Kept signed in: No → Yes", "Zapamćena prijava: Ne → Da"],
    [
      "house",
      ["customersRefused", 498, 499],
      "Customers turned away: 498 → 499",
      "Odbijeni klijenti: 498 → 499",
    ],
    ["car", ["airConditioning", true, false], "Air conditioning: Yes → No", "Klima: Da → Ne"],
    [
      "vehicle",
      ["inServiceUntil", null, "2026-07-03"],
      "Out of service from: – → Fri 3 Jul 2026",
      "Van upotrebe od: – → pet, 3. jul 2026.",
    ],
    [
      "location",
      ["active", "", "on"],
      "Offer this place for new reservations: No → Yes",
      "U ponudi za nove rezervacije: Ne → Da",
    ],
    [
      "location",
      ["hours.1.opens", "08:00", ""],
      "Monday: opens: 08:00 → empty",
      "ponedjeljak: otvara: 08:00 → prazno",
    ],
    [
      "location",
      ["name.en", "Office", "Desk"],
      "Name in English: Office → Desk",
      "Naziv na engleskom: Office → Desk",
    ],
    [
      "setting grace_minutes",
      ["value", 59, 30],
      "Grace period at return, minutes: 59 → 30",
      "Tolerancija pri povratu, minuta: 59 → 30",
    ],
    [
      "setting damage_prices",
      ["value", { "scratch.left": 12_000 }, { "scratch.left": 9990 }],
      "Scratch, left side: €120.00 → €99.90",
      `Ogrebotina, lijeva strana: 120,00${nbsp}€ → 99,90${nbsp}€`,
    ],
    [
      "setting equipment",
      ["value", ["keys"], ["keys", "vest"]],
      "In every car: Key → Key, Reflective vest",
      "U svakom vozilu: Ključ → Ključ, Reflektirajući prsluk",
    ],
    [
      "setting early_return",
      ["value", "nothing", "unused-days"],
      "Early return: Nothing → What the unused whole days cost",
      "Raniji povrat: Ništa → Cijena neiskorištenih cijelih dana",
    ],
    [
      "setting maintenance_mode",
      ["value", false, true],
      "Maintenance: No → Yes",
      "Održavanje: Ne → Da",
    ],
    [
      "price-list rates",
      ["rate:car:12:3:weekend", null, 6600],
      "Car 12 · Season 3 · Weekend: empty → €66.00",
      `Model vozila 12 · Sezona 3 · Vikend: prazno → 66,00${nbsp}€`,
    ],
    [
      "price-list fees",
      ["place:office:hours", "free", "fee"],
      "office · Out of hours: free → for a fee",
      "office · Van radnog vremena: besplatno → uz naknadu",
    ],
    [
      "price-list length-discounts",
      ["discount:7", 5, 10],
      "Length discounts · 7 days: 5% → 10%",
      `Popusti na dužinu najma · 7 dana: 5${nbsp}% → 10${nbsp}%`,
    ],
    [
      "protection-plan basic",
      ["economy.8", null, 550],
      "Economy · from 8 days: – → €5.50",
      `Ekonomska · od 8 dana: – → 5,50${nbsp}€`,
    ],
    [
      "transfer",
      ["way.office.airport-tuzla", "", "25"],
      "From office to airport-tuzla, minutes: empty → 25",
      "office → airport-tuzla, minuta: prazno → 25",
    ],
    [
      "reservation",
      ["status", "cancelled", "no_show"],
      "Status: Cancelled → No-show",
      "Status: Otkazana → Nedolazak",
    ],
    [
      "reservation",
      ["totalCents", 19_950, 18_000],
      "Total: €199.50 → €180.00",
      `Ukupno: 199,50${nbsp}€ → 180,00${nbsp}€`,
    ],
    [
      "reservation",
      ["trip", { pickupAt: "2026-07-03T10:00" }, { pickupAt: "2026-07-04T10:30" }],
      "Pick-up: Fri 3 Jul 2026, 10:00 → Sat 4 Jul 2026, 10:30",
      "Preuzimanje: pet, 3. jul 2026. u 10:00 → sub, 4. jul 2026. u 10:30",
    ],
    ["reservation", ["extras", { gps: 1 }, { gps: 2 }], "Extras: gps: 1 → 2", "Dodaci: gps: 1 → 2"],
    [
      "reservation",
      ["changed", ["email"], ["firstName", "phoneCountry"]],
      "Changed: e-mail → first name, country of the phone",
      "Izmijenjeno: e-mail → ime, država telefona",
    ],
    [
      "legal",
      ["fields", ["body.en"], ["title.en", "body.bs"]],
      "Changed texts: Text in English → Title in English, Text in Bosnian",
      "Izmijenjeni tekstovi: Tekst na engleskom → Naslov na engleskom, Tekst na bosanskom",
    ],
    [
      "subscriber",
      ["confirmedAt", null, "2026-07-03T08:00:00.000Z"],
      "Confirmed: – → Fri 3 Jul 2026, 10:00",
      "Potvrđeno: – → pet, 3. jul 2026. u 10:00",
    ],
    [
      "list",
      ["isPersonal", false, true],
      "With personal data: No → Yes",
      "S ličnim podacima: Ne → Da",
    ],
    ["user", ["role", "agent", "viewer"], "Role: agent → viewer", "Uloga: agent → posmatrač"],
    [
      "list",
      ["view", "new", "all"],
      "View: New in the last 24 hours → All",
      "Prikaz: Nove u posljednja 24 sata → Sve",
    ],
    [
      "list",
      ["sort", "made", "pickup"],
      "Order: Booked → Pick-up",
      "Redoslijed: Napravljena → Preuzimanje",
    ],
    [
      "list",
      ["direction", "up", "down"],
      "Direction: ascending → descending",
      "Smjer: uzlazno → silazno",
    ],
  ])("%s %j in words", (subject, change, english, bosnian) => {
    expect([reads(subject, change, en), reads(subject, change, bs)]).toEqual([english, bosnian]);
  });

  test.each(languages)("in %s as it is where nothing is known of it", (language) => {
    const raw: [string, [string, unknown, unknown], string][] = [
      ["comet", ["tailLength_km", "a", "b"], "tail length km: a → b"],
      ["comet", ["orbit", { apoapsisAu: 1 }, { apoapsisAu: 2 }], "orbit, apoapsis au: 1 → 2"],
      ["comet", ["constructor", 1, 2], "constructor: 1 → 2"],
      ["comet", ["seen", "2026-02-31", "2026-07-03T25:00"], "seen: 2026-02-31 → 2026-07-03T25:00"],
      [
        "comet",
        ["far", "9999-12-31T23:59:59Z", "0000-01-01"],
        "far: 9999-12-31T23:59:59Z → 0000-01-01",
      ],
      ["comet", ["dustCents", "a lot", "1.5"], "dust cents: a lot → 1.5"],
      ["comet", ["status", "bright", "dim"], "status: bright → dim"],
      ["comet", ["text", "[1,2]", '["a"]'], 'text: [1,2] → ["a"]'],
      ["constructor", ["toString", 1, 2], "to string: 1 → 2"],
      ["price-list", ["orbit:1", 1, 2], "orbit:1: 1 → 2"],
    ];
    for (const [subject, change, says] of raw) expect(reads(subject, change, language)).toBe(says);
  });

  test("an amount of a coupon only where it says that it is one", () => {
    const of = (before: object, after: object) =>
      changeWords({ subjectKind: "coupon", subjectId: "1", before, after }, en).map((one) => [
        one.before,
        one.after,
      ]);
    expect(of({ kind: "percent", value: 10 }, { kind: "fixed", value: 1500 })).toEqual([
      ["percent", "fixed"],
      ["10%", "€15.00"],
    ]);
    expect(of({ value: 10 }, { value: 20 })).toEqual([["10", "20"]]);
  });
});

/** How a name looks that nobody has written. */
const isBare = (field: string, name: string) =>
  name.replaceAll(/[^a-z0-9]/gi, "") === field.replaceAll(/[^a-z0-9]/gi, "").toLowerCase();

const features = /^feature\d/;
const kinds: [string, readonly string[]][] = [
  ["car", [...carFields.filter((field) => !features.test(field)), "features", "photos", "cars"]],
  ["vehicle", vehicleFields],
  ["location", placeFields],
  ["special-hours", specialDayFields],
  ["faq", questionFields],
  ["review", reviewFields],
  ["legal", legalFields],
  ["retention", forgottenKinds],
  ["border-country", ["allowed", "charge", "feeCents", "document", "noteEn", "noteBs"]],
  ["list", ["format", "rows", "view", "from", "to", "carId", "status", "sort", "direction"]],
  ["user", ["remember", "secondStep", "reason", "role", "disabled", "name", "by", "count"]],
  ["customer", ["reservations", "letters", "messages", "newsletter"]],
  ...settingNames.map((name): [string, string[]] => [`setting ${settingKey(name)}`, ["value"]]),
];

test.each(languages)("in %s every field of a form has a name of its own", (language) => {
  for (const [subject, fields] of kinds) {
    const [subjectKind = "", subjectId = "1"] = subject.split(" ");
    const after = Object.fromEntries(fields.map((field) => [field, "x"]));
    const changes = changeWords({ subjectKind, subjectId, before: null, after }, language);
    const names = changes.map(({ name }) => name);
    expect(names).toHaveLength(fields.length);
    expect(new Set(names).size, `${subject}: ${names.join(" | ")}`).toBe(names.length);
    expect(changes.filter(({ field, name }) => isBare(field, name) && /[A-Z]/.test(field))).toEqual(
      [],
    );
    expect(names).not.toContain("value");
  }
});

describe("entries that were written", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  test("have words for every field, in both languages", async () => {
    await write(stage);
    const entries = await listEntries(stage.deps.pool, {}, { max: 200 });
    expect([...new Set(entries.map(({ action }) => action))].sort()).toEqual([
      "coupon.added",
      "coupon.deleted",
      "extra.added",
      "extra.away",
      "extra.back",
      "extra.deleted",
      "extra.moved",
      "protection-plan.priced",
      "reservation.book",
      "reservation.cancel",
      "reservation.price",
      "reservation.reinstate",
      "setting.change",
    ]);
    for (const language of languages)
      for (const entry of entries)
        for (const { field, name } of changeWords(entry, language))
          // A name that nobody has written is lower-case from its beginning.
          expect(name, `${entry.action} ${field}`).toMatch(/^\p{Lu}/u);
  });
});

/** Deeds of many kinds. */
async function write({ deps }: Stage): Promise<void> {
  const { pool } = deps;
  const by = doer;
  const coupon: CouponEdit = {
    code: "WORDS",
    value: 1500,
    note: "",
    active: true,
    kind: "fixed",
    appliesTo: "total",
    bookFrom: null,
    bookTo: null,
    pickupFrom: null,
    pickupTo: null,
    minRentalDays: null,
    minTotalCents: null,
    categories: null,
    locationIds: null,
    maxUses: null,
    maxUsesPerEmail: null,
  };
  const added = await addCoupon(pool, { coupon, by });
  if (added.ok) await deleteCoupon(pool, { id: added.id, by });
  const extra: ExtraEdit = {
    nameEn: "Roof box",
    nameBs: "Krovni kofer",
    noteEn: "",
    noteBs: "",
    charge: "per-day",
    priceCents: 500,
    capCents: null,
    maxQuantity: 1,
    stock: 2,
    active: false,
    includedFrom: null,
    includedTo: null,
  };
  const { code } = await addExtra(pool, { extra, by });
  await moveExtra(pool, { code, step: -1, by });
  const absence = { startsOn: "2027-01-01", endsOn: "2027-01-02", pieces: 1, note: "" };
  const away = await addAbsence(pool, { code, absence, by, now: deps.clock.now() });
  if (away.ok) await endAbsence(pool, { code, id: away.id, by });
  await deleteExtra(pool, { code, by });
  const before = pricesOf(await listPlans(pool));
  const dearer = before.map((price) => ({ ...price, perDayCents: price.perDayCents + 100 }));
  await changePlanPrices(pool, { prices: dearer, stamp: stampOf(before), by });
  const wishes = [
    ["agency", "region.en", "Tuzla area"],
    ["rental", "graceMinutes", "30"],
  ] as const;
  for (const [section, field, wish] of wishes) {
    const { fields: seen } = await listSettings(pool, section);
    await changeSettings(pool, { section, typed: { ...seen, [field]: wish }, seen, by });
  }
  await switchMaintenance(pool, { on: true, ...by });
  await switchMaintenance(pool, { on: false, ...by });
  const carId = await addCar(deps, { name: "Words", vehicles: 1 });
  const { token } = await book(deps, { selection: plainSelection(carId) });
  const line = { label: { en: "Wash", bs: "Pranje" }, amountCents: 500, why: "po dogovoru" };
  await addManualLine(deps, { ...(await askFor(deps, token)), name: "wash", line });
  await cancelByStaff(deps, {
    ...(await askFor(deps, token)),
    reason: "zvao je",
    agreedFeeCents: 0,
  });
  const { rows } = await pool.query<{ cents: number }>(
    "select total_cents as cents from reservation where token = $1",
    [token],
  );
  const seenTotalCents = rows[0]?.cents ?? 0;
  const agreed = { price: "kept", seenTotalCents, reason: "ipak dolazi" } as const;
  await reinstateReservation(deps, { ...(await askFor(deps, token)), ...agreed });
}
