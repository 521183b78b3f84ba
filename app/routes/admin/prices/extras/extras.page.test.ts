import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import type { FieldFault } from "../../../../domain/forms/field-fault.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { findExtra, listExtras } from "../../../../server/extras/list-extras.ts";

const site = staffSite();
const { as, post, read } = site;
let reserved: string;
beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 3 });
  const selection = { ...plainSelection(carId), extras: { child_seat: 3 } };
  const trip = tripAt("2026-12-01T10:00", "2026-12-05T10:00");
  reserved = (await book(site.deps, { selection, trip })).code;
});
const extraOf = async (code: string) => {
  const found = await findExtra(site.deps.pool, code);
  if (!found) throw new Error(`there is no extra ${code}`);
  return found;
};
const sent = async (code: string, more: Record<string, string> = {}) => {
  const extra = await extraOf(code);
  const { nameEn, nameBs, noteEn, noteBs, charge } = extra;
  return {
    version: String(extra.version),
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    price: charge === "free" ? "" : String(extra.priceCents / 100),
    cap: extra.capCents === null ? "" : String(extra.capCents / 100),
    maxQuantity: String(extra.maxQuantity),
    stock: String(extra.stock ?? ""),
    includedFrom: "",
    includedTo: "",
    active: "on",
    ...more,
  };
};

describe.each(["", "/ba"])("%s/admin/extras", (prefix) => {
  const language = prefix === "/ba" ? "ba" : "en-us";
  const words = adminExtrasWords(language);

  test("lists, finds, filters and sorts", async () => {
    const { status, html } = await read(`${prefix}/admin/extras`, "viewer");
    const all = await listExtras(site.deps.pool);
    expect(status).toBe(200);
    for (const row of all) expect(html).toContain(language === "ba" ? row.nameBs : row.nameEn);
    const found = await read(`${prefix}/admin/extras?q=child_booster&sort=price&dir=down`);
    expect(found.html).toContain(language === "ba" ? "Podmetač" : "Booster");
    expect(found.html).not.toContain(language === "ba" ? "Krovni kofer" : "Roof box");
    const none = await read(`${prefix}/admin/extras?q=xyz%00&state=hidden&sort=magic&dir=x`);
    expect(none.html).toContain(words.none);
  });

  test("shows what is left on each of 60 days, and who may not change it why", async () => {
    const { html } = await read(`${prefix}/admin/extras/child_seat`, "agent");
    expect(html).toContain(words.mayNot);
    expect(html.match(/<b>\d+<\/b>/g)?.length).toBe(60);
    expect(html).toContain(words.days.left(9));
    expect(html).toContain(words.days.promised(3));
    const free = await read(`${prefix}/admin/extras/additional_driver`);
    expect(free.html).toContain(words.days.notCounted);
    expect(free.html).not.toContain(words.away.title);
  });

  test("has a form for a new one", async () => {
    expect((await read(`${prefix}/admin/extras/new`)).html).toContain(words.nameEn);
    expect((await read(`${prefix}/admin/extras/new`, "viewer")).status).toBe(403);
  });
});

test.each(["/admin/extras/nothing", "/ba/admin/extras/__proto__", "/admin/extras/%00"])(
  "%s is not there",
  async (path) => {
    expect((await read(path)).status).toBe(404);
    expect((await post(path, await sent("roof_box"))).status).toBe(404);
    expect((await post(path, { move: "up" })).status).toBe(404);
    expect((await post(path, { do: "delete" })).status).toBe(404);
    expect((await post(path, { back: "1" })).status).toBe(404);
  },
);

describe("a change", () => {
  test("is saved, and on the site with the next page", async () => {
    const form = await sent("roof_box", { nameEn: "Big roof box", price: "5,50" });
    expect((await post("/admin/extras/roof_box", form)).status).toBe(200);
    expect(await extraOf("roof_box")).toMatchObject({ nameEn: "Big roof box", priceCents: 550 });
    const { priceList } = await site.deps.catalogue.get();
    expect(priceList.extras.find(({ code }) => code === "roof_box")?.name.en).toBe("Big roof box");
  });

  test("of what somebody else has changed shows both", async () => {
    const form = await sent("roof_box", { nameEn: "Mine" });
    await post("/admin/extras/roof_box", await sent("roof_box", { noteEn: "theirs only" }));
    const answer = await post("/admin/extras/roof_box", form);
    const html = plain(await answer.text());
    expect(answer.status).toBe(409);
    expect(html).toContain('value="Mine"');
    expect(html).toContain("theirs only");
    expect((await extraOf("roof_box")).nameEn).toBe("Big roof box");
  });

  test("never takes away what is promised: the reservation is named", async () => {
    const answer = await post(
      "/ba/admin/extras/child_seat",
      await sent("child_seat", { stock: "2" }),
    );
    expect(answer.status).toBe(400);
    const promised: FieldFault = {
      code: "promised",
      pieces: 3,
      left: 2,
      reservations: [reserved],
    };
    expect(plain(await answer.text())).toContain(faultText(promised, "ba"));
    expect((await extraOf("child_seat")).stock).toBe(12);
  });

  test.each<[Record<string, string>, FieldFault]>([
    [{ nameEn: "" }, { code: "missing" }],
    [{ charge: "per-week" }, { code: "choice" }],
    [{ price: "-3" }, { code: "amount", maxCents: 100000 }],
    [{ price: "1e400" }, { code: "amount", maxCents: 100000 }],
    [{ cap: "0.01" }, { code: "cap-below-price" }],
    [{ charge: "free" }, { code: "free-has-no-price" }],
    [{ maxQuantity: "NaN" }, { code: "number", min: 1, max: 20 }],
    [{ stock: "-1" }, { code: "number", min: 0, max: 10000 }],
    [{ includedFrom: "31.2.", includedTo: "1.4." }, { code: "month-day" }],
    [{ includedFrom: "1.11." }, { code: "both-or-none" }],
    [{ noteBs: "š".repeat(20_000) }, { code: "too-long", max: 120 }],
  ])("of %j is refused with a sentence, and nothing changed", async (wrong, fault) => {
    const before = await listExtras(site.deps.pool);
    const answer = await post("/admin/extras/roof_box", await sent("roof_box", wrong));
    expect(answer.status).toBe(400);
    expect(plain(await answer.text())).toContain(faultText(fault, "en-us"));
    expect(await listExtras(site.deps.pool)).toEqual(before);
  });

  test.each(["agent", "accountant", "viewer"] as const)("is not for an %s", async (role) => {
    const before = await listExtras(site.deps.pool);
    const form = await sent("roof_box", { nameEn: "Theirs" });
    const deeds: Record<string, string>[] = [
      form,
      { move: "up" },
      { do: "delete" },
      { back: "1" },
      { do: "away" },
    ];
    for (const deed of deeds)
      expect((await post("/admin/extras/roof_box", deed, role)).status).toBe(403);
    expect((await post("/admin/extras/new", form, role)).status).toBe(403);
    expect(await listExtras(site.deps.pool)).toEqual(before);
  });
});

test("a new extra gets its code, moves, hides and goes", async () => {
  const form = await sent("roof_box", { nameEn: "Čamac & veslo", active: "" });
  expect((await post("/admin/extras/new", { ...form, price: "x" })).status).toBe(400);
  const made = await post("/ba/admin/extras/new", form);
  expect([made.status, made.headers.get("Location")]).toEqual([
    303,
    "/ba/admin/extras/camac_veslo",
  ]);
  expect((await post("/admin/extras/camac_veslo", { move: "up" })).status).toBe(200);
  expect((await post("/admin/extras/camac_veslo", { move: "x" })).status).toBe(400);
  expect((await listExtras(site.deps.pool)).at(-2)?.code).toBe("camac_veslo");
  const gone = await post("/admin/extras/camac_veslo", { do: "delete" });
  expect([gone.status, gone.headers.get("Location")]).toEqual([303, "/admin/extras"]);
  expect((await read("/admin/extras/camac_veslo")).status).toBe(404);
  expect((await post("/admin/extras/child_seat", { do: "delete" })).status).toBe(409);
});

describe("pieces that are away", () => {
  const path = "/admin/extras/bike_rack";
  const away = (more: Record<string, string> = {}) =>
    post(path, {
      do: "away",
      startsOn: "2026-11-25",
      endsOn: "2026-11-27",
      pieces: "2",
      note: "servis",
      ...more,
    });
  const count = async () => (await site.deps.pool.query("select from extra_absence")).rowCount ?? 0;

  test("are written down, shown, and back again", async () => {
    expect((await away()).status).toBe(200);
    const words = adminExtrasWords("en-us").away;
    const { html } = await read(path);
    expect(html).toContain(words.row(2, "25/11/2026 – 27/11/2026"));
    expect(html).toContain("servis");
    const { rows } = await site.deps.pool.query<{ id: number }>("select id from extra_absence");
    const id = String(rows[0]?.id);
    expect((await post("/admin/extras/roof_box", { back: id })).status).toBe(404);
    expect((await post(path, { back: id })).status).toBe(200);
    expect((await post(path, { back: id })).status).toBe(404);
    expect(await count()).toBe(0);
  });

  test.each<Record<string, string>>([
    { pieces: "0" },
    { pieces: "4" },
    { pieces: "-1" },
    { pieces: "1e400" },
    { endsOn: "2026-11-24" },
    { endsOn: "2026-11-20", startsOn: "2026-11-19" },
    { startsOn: "2026-02-31" },
    { endsOn: "9999-12-31" },
    { startsOn: "" },
    { note: "x".repeat(1000) },
  ])("%j is refused", async (wrong) => {
    const answer = await away(wrong);
    expect([400, 409]).toContain(answer.status);
    expect(await answer.text()).toContain('aria-invalid="true"');
    expect(await count()).toBe(0);
  });

  test("are of extras that are counted", async () => {
    const form = {
      do: "away",
      startsOn: "2026-11-25",
      endsOn: "2026-11-27",
      pieces: "1",
      note: "",
    };
    expect((await post("/admin/extras/additional_driver", form)).status).toBe(404);
  });
});

test("the list as a file has the rows of its search", async () => {
  const answer = await site.get("/admin/extras/export.csv?q=seat", as("owner"));
  expect(await answer.text()).toContain("child_seat");
});

test.each(["csv", "xlsx"])("the list as %s", async (kind) => {
  const answer = await site.get(`/admin/extras/export.${kind}?q=seat`, as("accountant"));
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("roof_box");
  expect((await site.get(`/admin/extras/export.${kind}`, as("agent"))).status).toBe(403);
});
