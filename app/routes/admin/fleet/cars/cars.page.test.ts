import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import {
  addCar,
  book,
  plainSelection,
  tripAt,
  vehicleIds,
} from "../../../../../test/casts/cast.ts";
import { boastfulPng, phoneJpeg, plainJpeg } from "../../../../../test/casts/pictures-cast.ts";
import { addStaff, cookieOf } from "../../../../../test/casts/staff-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { readAttribute } from "../../../../../test/casts/visitor.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { findCar } from "../../../../server/cars/car-row.ts";
import { findVehicle } from "../../../../server/cars/vehicle-row.ts";
import { listPhotos } from "../../../../server/images/photo-rows.ts";

let site: TestApp;
let imagesDir: string;
let carId: number;
let vehicleId: number;
const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  imagesDir = await mkdtemp(join(tmpdir(), "car-pages-"));
  site = await testApp({ imagesDir });
  for (const role of staffRoles) {
    const { email } = await addStaff(site.deps, role);
    cookies.set(role, await cookieOf(site.deps, email));
  }
  carId = await addCar(site.deps, { name: "Zastava 750", vehicles: 1 });
  [vehicleId = 0] = await vehicleIds(site.deps, carId);
});
afterAll(async () => {
  await site.close();
  await rm(imagesDir, { recursive: true });
});

const as = (role: StaffRole) => ({ Cookie: cookies.get(role) ?? "" });
const send = (path: string, body: URLSearchParams | FormData, headers: Record<string, string>) =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body,
      headers: { Origin: "http://site.test", Host: "site.test", ...headers },
    }),
  );
const post = (path: string, form: Record<string, string>, role: StaffRole = "manager") =>
  send(path, new URLSearchParams(form), as(role));
const read = async (path: string, role: StaffRole = "manager") => {
  const answer = await site.get(path, as(role));
  expect([path, answer.status]).toEqual([path, 200]);
  return readAttribute((await answer.text()).replaceAll("<!-- -->", ""));
};
const textOf = async (answer: Response) =>
  readAttribute((await answer.text()).replaceAll("<!-- -->", ""));
/** The form of a page as a browser sends it, with other values in some fields. */
const filled = async (path: string, mark: string, more: Record<string, string> = {}) => {
  const answer = await site.get(path, as("manager"));
  const html = await answer.text();
  const form = formWith(html, mark);
  for (const [name, area] of html
    .matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)/g)
    .map(([, one = "", text = ""]) => [one, readAttribute(text)] as const))
    form.set(name, area);
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return form;
};
const carForm = (id: number, more: Record<string, string> = {}) =>
  filled(`/admin/cars/${id}`, 'name="descriptionEn"', {
    descriptionEn: "",
    descriptionBs: "",
    ...more,
  });
const versionOf = async (id: number) => String((await findCar(site.deps.pool, id))?.version);
const pictures = (id: number) => listPhotos(site.deps.pool, id);
/** The form of pictures as a browser sends it, which says how large it is. */
const upload = async (
  path: string,
  files: Record<string, Uint8Array>,
  role: StaffRole = "manager",
) => {
  const form = new FormData();
  form.append("intent", "upload");
  for (const [name, bytes] of Object.entries(files))
    form.append("files", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  const size = { "Content-Length": String((await new Response(form).arrayBuffer()).byteLength) };
  return send(path, form, { ...as(role), ...size });
};

describe("every page", () => {
  const paths = () => [
    "/admin/cars",
    "/admin/cars?view=order",
    "/admin/cars/new",
    `/admin/cars/${carId}`,
    `/admin/cars/${carId}/pictures`,
    `/admin/cars/${carId}/vehicles`,
    `/admin/cars/${carId}/vehicles/new`,
    `/admin/cars/${carId}/vehicles/${vehicleId}`,
  ];

  /** The forms of new records are there for those alone who may add one. */
  const openTo = (role: StaffRole) =>
    paths().filter((path) => may(role, "edit-cars") || !path.endsWith("/new"));

  test.each(["owner", "viewer"] as const)(
    "is open to the %s in both languages, kept by nobody",
    async (role) => {
      for (const path of openTo(role))
        for (const prefix of ["", "/ba"]) {
          const answer = await site.get(prefix + path, as(role));
          expect([path, answer.status]).toEqual([path, 200]);
          expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
          const html = await answer.text();
          expect(html).toContain(`<html lang="${prefix ? "bs" : "en"}"`);
          // What the scripts bring along has random keys in it, in which any three letters can stand.
          const shown = html.replaceAll(/<script[^]*?<\/script>|<link[^>]*>| nonce="[^"]*"/g, "");
          expect(shown).not.toMatch(/\bundefined\b|\[object|\bNaN\b/);
        }
    },
  );

  test("sends strangers to the sign-in, as a page, as data and as an action", async () => {
    for (const path of [...paths(), `/admin/cars/${carId}/pictures/upload`]) {
      const [bare = ""] = path.split("?");
      expect((await site.get(path)).status).toBe(303);
      const answer = await site.get(`${bare}.data`);
      expect(await answer.text()).not.toContain("Zastava");
      const sent = await send(bare, new URLSearchParams({ intent: "delete", version: "1" }), {});
      expect([bare, sent.status]).toEqual([bare, bare.endsWith("/vehicles") ? 405 : 303]);
    }
    expect(await findCar(site.deps.pool, carId)).toBeDefined();
  });

  test("lets an agent change nothing, whatever the form asks for", async () => {
    const before = JSON.stringify([
      await findCar(site.deps.pool, carId),
      await findVehicle(site.deps.pool, vehicleId, { now: 0 }),
    ]);
    for (const path of [...paths(), `/admin/cars/${carId}/pictures/upload`]) {
      const [bare = ""] = path.split("?");
      for (const intent of ["", "publish", "hide", "copy", "delete", "upload", "restore"]) {
        const form = { intent, version: "1", order: "1:1", role: "owner" };
        expect([bare, (await post(bare, form, "agent")).status]).not.toEqual([bare, 200]);
      }
      expect(
        (await post(`${bare}.data`, { intent: "hide", version: "1" }, "agent")).status,
      ).not.toBe(200);
    }
    const upped = await upload(
      `/admin/cars/${carId}/pictures/upload`,
      { "a.jpg": await plainJpeg(500, 400) },
      "agent",
    );
    expect(upped.status).toBe(403);
    const after = [
      await findCar(site.deps.pool, carId),
      await findVehicle(site.deps.pool, vehicleId, { now: 0 }),
    ];
    expect(JSON.stringify(after)).toBe(before);
    const html = await read(`/admin/cars/${carId}`, "agent");
    expect(html).toContain("Only for: owner and manager");
  });

  test.each([
    "/admin/cars/0",
    "/admin/cars/-1",
    "/admin/cars/1e3",
    "/admin/cars/999999999",
    "/admin/cars/99999999999999999999",
    "/admin/cars/%00",
    "/admin/cars/999999999/pictures",
    "/admin/cars/999999999/vehicles",
    "/admin/cars/999999999/vehicles/new",
    "/admin/cars/1/vehicles/999999999",
    "/admin/cars/1/vehicles/%27",
  ])("%s is not there, not even for a form", async (path) => {
    expect((await site.get(path, as("owner"))).status).toBe(404);
    const sent = await post(path, { version: "1" });
    expect(sent.status).toBe(path.endsWith("/vehicles") ? 405 : 404);
  });
});

describe("the list", () => {
  test("finds, filters and sorts by its address, and any address is a list", async () => {
    expect(await read("/admin/cars?q=ZASTAVA+750")).toContain("Zastava 750");
    expect(await read("/admin/cars?q=zastava&category=suv")).toContain(
      adminCarsWords("en-us").empty.title,
    );
    for (const query of ["sort=__proto__&dir=x", "q=%00%ff", `q=${"x".repeat(5000)}`, "view=1"])
      await read(`/ba/admin/cars?${query}`);
  });

  test("goes out as a file with those who may take it, and the log says so", async () => {
    for (const [file, type] of [
      ["export.csv", "text/csv"],
      ["vehicles.csv", "text/csv"],
      ["export.xlsx", "application/vnd"],
      ["vehicles.xlsx", "application/vnd"],
    ]) {
      const answer = await site.get(`/admin/cars/${file}`, as("accountant"));
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers.get("Content-Type")).toContain(type);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200);
      expect((await site.get(`/admin/cars/${file}`, as("agent"))).status).toBe(403);
    }
    const text = await (await site.get("/ba/admin/cars/vehicles.csv", as("owner"))).text();
    expect(text).toContain("Zastava 750-1");
    const { rows } = await site.deps.pool.query(
      "select distinct subject_id from audit_entry where action = 'list.export' order by 1",
    );
    expect(rows.map(({ subject_id: id }) => id)).toEqual(["cars", "vehicles"]);
  });

  test("is put in order, which can be taken back, and an old list is refused", async () => {
    const rows = async () => {
      const found = await site.deps.pool.query<{ id: number; version: number }>(
        "select id, version from car order by display_order, id",
      );
      return found.rows;
    };
    const before = await rows();
    const written = (list: typeof before) =>
      list.map(({ id, version }) => `${id}:${version}`).join();
    const path = "/admin/cars?view=order";
    const answer = await post(path, { order: written(before.toReversed()) });
    expect(answer.status).toBe(200);
    expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).toReversed());
    const stale = await post(path, { order: written(before) });
    expect(stale.status).toBe(409);
    expect(await textOf(stale)).toContain(adminCarsWords("en-us").order.stale);
    await post(path, { order: written((await rows()).toReversed()) });
    expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    for (const order of ["", "1", "1:1,", "1:1;2:2", "a:b", `${"1:1,".repeat(5000)}1:1`])
      expect([order.slice(0, 9), (await post(path, { order })).status]).toEqual([
        order.slice(0, 9),
        400,
      ]);
  });
});

describe("a car", () => {
  test("is written, published, seen by visitors, and hidden again", async () => {
    const blank = await filled("/admin/cars/new", 'name="brand"', {
      name: "Yugo 45",
      brand: "Zastava",
      model: "Yugo",
      year: "1990",
      category: "economy",
      body: "city-hatch",
      acriss: "mdmz",
      bagsLarge: "1",
      bagsSmall: "0",
      engineKw: "33",
      co2GramsPerKm: "150",
      consumption: "6,4",
      descriptionEn: "Small.",
      descriptionBs: "Mali.",
      feature1En: "Ashtray",
      feature1Bs: "Pepeljara",
    });
    const made = await send("/admin/cars/new", blank, as("manager"));
    expect(made.status).toBe(303);
    const path = made.headers.get("Location") ?? "";
    const id = Number(path.split("/").at(-1));
    expect((await findCar(site.deps.pool, id))?.car).toMatchObject({
      acriss: "MDMZ",
      consumption: 6.4,
    });
    expect((await site.get(`/cars/economy/${id}`)).status).toBe(404);
    const { missing } = adminCarsWords("en-us");
    const html = await read(`/admin/cars/${id}`);
    for (const sentence of Object.values(missing)) expect(html).toContain(sentence);
    expect(await read(`/admin/cars/${carId}`)).not.toContain(missing.title);
    expect((await post(path, { intent: "publish", version: "1" })).status).toBe(303);
    const seen = await (await site.get(`/ba/cars/economy/${id}`)).text();
    expect(seen).toContain("Yugo 45");
    expect(seen).toContain("Pepeljara");
    await post(path, { intent: "hide", version: await versionOf(id) });
    expect((await site.get(`/cars/economy/${id}`)).status).toBe(404);
  });

  test.each([
    ["details", ""],
    ["pictures", "/pictures"],
    ["vehicles", "/vehicles"],
    ["//evil.test", ""],
  ])("is shown and hidden from its %s, and one comes back there", async (section, rest) => {
    const path = `/ba/admin/cars/${carId}`;
    for (const intent of ["hide", "publish"]) {
      const answer = await post(path, { intent, section, version: await versionOf(carId) });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(path + rest);
    }
  });

  test("leads to its own days of the calendar of prices", async () => {
    const html = await read(`/ba/admin/cars/${carId}`);
    const [, href = ""] = /href="([^"]*pricing[^"]*car=[^"]*)"/.exec(html) ?? [];
    const grid = /<tbody>.*<\/tbody>/s.exec(await read(href))?.[0] ?? "";
    expect(grid.match(/<th scope="row">[^<]*/g)).toEqual(['<th scope="row">Zastava 750']);
  });

  test("writes its consumption with the mark of the language", async () => {
    const value = (html: string) => /name="consumption"[^>]*value="([^"]*)"/.exec(html)?.[1];
    expect(value(await read(`/ba/admin/cars/${carId}`))).toBe("5,2");
    expect(value(await read(`/admin/cars/${carId}`))).toBe("5.2");
  });

  test("is changed, and the answer can take it back", async () => {
    const saved = await send(
      `/admin/cars/${carId}`,
      await carForm(carId, { name: "Zastava 850" }),
      as("owner"),
    );
    expect(saved.status).toBe(200);
    expect((await findCar(site.deps.pool, carId))?.car.name).toBe("Zastava 850");
    expect(await (await site.get("/vehicles")).text()).toContain("Zastava 850");
    await send(`/admin/cars/${carId}`, await carForm(carId, { name: "Zastava 750" }), as("owner"));
    expect((await findCar(site.deps.pool, carId))?.car.name).toBe("Zastava 750");
  });

  test("keeps what was typed when something is wrong, and says all of it", async () => {
    const before = await versionOf(carId);
    const wrong = { year: "1e400", seats: "-5", name: "", consumption: "NaN", acriss: "<b>" };
    const form = await carForm(carId, { ...wrong, brand: "Škoda\u0000\ud800" });
    const answer = await send(`/ba/admin/cars/${carId}`, form, as("manager"));
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    const words = adminCarsWords("ba");
    expect(html).toContain(`${words.fields.name}: ${faultText({ code: "missing" }, "ba")}`);
    expect(html).toContain(
      `${words.fields.seats}: ${faultText({ code: "number", min: 1, max: 9 }, "ba")}`,
    );
    expect(html).toContain('value="1e400"');
    expect(await versionOf(carId)).toBe(before);
  });

  test("over somebody else's edit is refused with both versions", async () => {
    const mine = await carForm(carId, { model: "Mine" });
    await send(`/admin/cars/${carId}`, await carForm(carId, { model: "Theirs" }), as("owner"));
    const answer = await send(`/admin/cars/${carId}`, mine, as("manager"));
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain("Theirs");
    expect(html).toContain('value="Mine"');
    mine.set("version", await versionOf(carId));
    expect((await send(`/admin/cars/${carId}`, mine, as("manager"))).status).toBe(200);
    expect((await findCar(site.deps.pool, carId))?.car.model).toBe("Mine");
  });

  test("is copied with the suffix of the language, hidden", async () => {
    const answer = await post(`/ba/admin/cars/${carId}`, { intent: "copy", version: "1" });
    const path = answer.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/ba\/admin\/cars\/\d+$/);
    const html = await read(path);
    expect(html).toContain("Zastava 750 (kopija)");
    expect(html).toContain(adminCarsWords("ba").hidden);
    const id = Number(path.split("/").at(-1));
    expect((await post(path, { intent: "delete", version: await versionOf(id) })).status).toBe(303);
    expect((await site.get(path, as("owner"))).status).toBe(404);
  });

  test("that is reserved is not deleted: the reservations are named and linked", async () => {
    const id = await addCar(site.deps, { name: "Reserved", vehicles: 1 });
    const { code } = await book(site.deps, {
      selection: plainSelection(id),
      trip: tripAt("2027-07-06T10:00", "2027-07-12T10:00"),
    });
    const answer = await post(`/admin/cars/${id}`, { intent: "delete", version: "1" });
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain(code);
    expect(html).toContain(`href="/admin/reservations/${parseCode(code)}"`);
    expect(html).toContain(adminCarsWords("en-us").refused.hideInstead);
    expect(await findCar(site.deps.pool, id)).toBeDefined();
    const [reserved = 0] = await vehicleIds(site.deps, id);
    const vehicle = await filled(`/admin/cars/${id}/vehicles/${reserved}`, 'name="plate"', {
      plate: "A12-K-777",
      inServiceUntil: "2027-07-08",
    });
    const out = await send(`/admin/cars/${id}/vehicles/${reserved}`, vehicle, as("manager"));
    expect(out.status).toBe(409);
    expect(await textOf(out)).toContain(code);
  });

  test.each<Record<string, string>>([
    {},
    { version: "x" },
    { version: "1", intent: "launch" },
    { version: "-1", intent: "delete" },
    { version: "99999999999999", intent: "publish" },
  ])("%j is no form of ours", async (form) => {
    expect((await post(`/admin/cars/${carId}`, form)).status).toBe(400);
  });

  test("a form of another site changes nothing", async () => {
    const form = new URLSearchParams({ intent: "hide", version: await versionOf(carId) });
    const foreign = { ...as("owner"), Origin: "https://evil.example" };
    expect((await send(`/admin/cars/${carId}`, form, foreign)).status).toBe(403);
    expect((await findCar(site.deps.pool, carId))?.published).toBe(true);
  });
});

describe("pictures", () => {
  const words = adminCarsWords("en-us").pictures;

  test("of a plain form are on the site, each file with its answer", async () => {
    const id = await addCar(site.deps, { name: "Seen", vehicles: 1 });
    const answer = await upload(`/admin/cars/${id}/pictures`, {
      "front.jpg": await phoneJpeg(900, 700),
      "paper.jpg": Buffer.from("%PDF-1.7"),
      "huge.png": boastfulPng(30_000, 30_000),
      "=cmd().jpg": new Uint8Array(),
    });
    expect(answer.status).toBe(200);
    const html = await textOf(answer);
    for (const text of [words.done, words.reasons["no-picture"], words.reasons["too-many-pixels"]])
      expect(html).toContain(text);
    expect(html).toContain(words.reasons.empty);
    const [photo, ...others] = await pictures(id);
    expect(others).toEqual([]);
    const shown = await (await site.get(`/cars/compact/${id}`)).text();
    expect(shown).toContain(`/photos/${photo?.file}/480.avif`);
    const file = await site.get(`/photos/${photo?.file}/480.webp`);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  });

  test("sent by scripts are answered as data", async () => {
    const id = await addCar(site.deps, { name: "Uploaded", vehicles: 0 });
    const path = `/ba/admin/cars/${id}/pictures/upload`;
    const good = await upload(path, { "a.jpg": await phoneJpeg(1600, 1200) });
    expect([good.status, await good.json()]).toEqual([200, { uploads: [{ name: "a.jpg" }] }]);
    const bad = await upload(path, { "b.jpg": Buffer.from("<svg/>") });
    expect(bad.status).toBe(422);
    expect(await bad.json()).toEqual({ uploads: [{ name: "b.jpg", reason: "no-picture" }] });
    expect((await upload(path, {})).status).toBe(422);
    const own = { ...as("owner"), Origin: "http://site.test", Host: "site.test" };
    const noForm = { method: "POST", headers: { ...own, "Content-Type": "text/plain" }, body: "x" };
    expect((await site.app.fetch(new Request(`http://site.test${path}`, noForm))).status).toBe(400);
    expect((await site.get(path, as("owner"))).status).toBe(404);
    expect(await pictures(id)).toHaveLength(1);
  });

  test("larger than 20 MB are refused by a sentence, a form larger than all of them at once", async () => {
    const path = `/admin/cars/${carId}/pictures/upload`;
    const large = await upload(path, { "c.jpg": new Uint8Array(21 * 1024 * 1024) });
    expect(await large.json()).toEqual({ uploads: [{ name: "c.jpg", reason: "too-big" }] });
    const huge = await upload(path, { "d.jpg": new Uint8Array(65 * 1024 * 1024) });
    expect(huge.status).toBe(413);
    const elsewhere = await upload(`/admin/cars/${carId}`, { "e.jpg": new Uint8Array(300 * 1024) });
    expect(elsewhere.status).toBe(413);
    expect(await pictures(carId)).toEqual([]);
  });

  test("are put in order with their words, deleted, and taken back", async () => {
    const id = await addCar(site.deps, { name: "Album", vehicles: 0 });
    const path = `/admin/cars/${id}/pictures`;
    const bytes = await plainJpeg(500, 400);
    await upload(path, { "1.jpg": bytes, "2.jpg": bytes });
    const [first, second] = await pictures(id);
    if (!first || !second) throw new Error("two pictures");
    const form: Record<string, string> = {
      order: `${second.id}:${second.version},${first.id}:${first.version}`,
      [`alt${first.id}En`]: "Behind",
      [`alt${first.id}Bs`]: "Straga",
      [`alt${second.id}En`]: "Front",
      [`alt${second.id}Bs`]: "Sprijeda",
    };
    const wrong = await post(path, { ...form, [`alt${first.id}Bs`]: " " });
    expect(wrong.status).toBe(400);
    expect(await textOf(wrong)).toContain(
      `${words.altBs}: ${faultText({ code: "missing" }, "en-us")}`,
    );
    expect((await post(path, form)).status).toBe(200);
    expect((await pictures(id)).map(({ alt }) => alt.bs)).toEqual(["Sprijeda", "Straga"]);
    expect((await post(path, form)).status).toBe(409);
    const [top] = await pictures(id);
    const gone = { intent: "delete", photo: String(top?.id), version: String(top?.version) };
    expect((await post(`/admin/cars/${carId}/pictures`, gone)).status).toBe(404);
    expect((await post(path, { ...gone, version: "99" })).status).toBe(409);
    expect((await post(path, gone)).status).toBe(200);
    expect(await readdir(imagesDir)).not.toContain(top?.file);
    const back = { intent: "restore", file: top?.file ?? "" };
    expect((await post(`/admin/cars/${carId}/pictures`, back)).status).toBe(409);
    expect((await post(path, back)).status).toBe(200);
    expect((await pictures(id)).map(({ alt }) => alt.en)).toEqual(["Front", "Behind"]);
    for (const file of ["../../etc", "\u0000", "", "x".repeat(9999)])
      expect((await post(path, { intent: "restore", file })).status).toBe(409);
  });
});

describe("a vehicle", () => {
  const words = adminCarsWords("ba").vehicles;
  const path = () => `/admin/cars/${carId}/vehicles`;

  test("is added with its plate made one, and a plate that another has is refused with its car", async () => {
    const form = await filled(`${path()}/new`, 'name="plate"', { plate: " e11 k 222 ", note: "" });
    const made = await send(`${path()}/new`, form, as("manager"));
    expect(made.status).toBe(303);
    expect(await read(made.headers.get("Location") ?? "")).toContain("E11-K-222");
    const again = await send(`/ba${path()}/new`, form, as("manager"));
    expect(again.status).toBe(409);
    expect(await textOf(again)).toContain(words.plateTaken("E11-K-222", "Zastava 750"));
    expect(await read(path())).toContain("E11-K-222");
  });

  test("is changed, refused when stale, and taken out of service", async () => {
    const own = `${path()}/${vehicleId}`;
    const form = await filled(own, 'name="plate"', { plate: "E11-K-333", note: "=SUM(A1)" });
    expect((await send(own, form, as("manager"))).status).toBe(200);
    const stale = await send(own, form, as("manager"));
    expect(stale.status).toBe(409);
    const row = await findVehicle(site.deps.pool, vehicleId, { now: 0 });
    expect(row?.vehicle).toMatchObject({ plate: "E11-K-333", note: "=SUM(A1)" });
    const csv = await (await site.get("/admin/cars/vehicles.csv", as("owner"))).text();
    expect(csv).toContain("'=SUM(A1)");
    const wrong = await filled(own, 'name="plate"', {
      vin: "O".repeat(17),
      odometerKm: "-1",
      registrationExpires: "2026-02-31",
      inServiceUntil: "2000-01-01",
      homeLocationId: "moon",
      carId: "999999999",
    });
    const answer = await send(`/ba${own}`, wrong, as("manager"));
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    for (const name of [
      "vin",
      "odometerKm",
      "registrationExpires",
      "homeLocationId",
      "carId",
    ] as const)
      expect(html).toContain(`${words.fields[name]}: `);
  });

  test("under another car's address leads to its own", async () => {
    const answer = await site.get(`/admin/cars/1/vehicles/${vehicleId}`, as("viewer"));
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      `${path()}/${vehicleId}`,
    ]);
  });

  test("that nothing names is deleted", async () => {
    const form = await filled(`${path()}/new`, 'name="plate"', { plate: "E11-K-444", note: "" });
    const made = (await send(`${path()}/new`, form, as("manager"))).headers.get("Location") ?? "";
    const deed = { intent: "delete", version: "1", carId: String(carId) };
    const gone = await post(made, deed);
    expect([gone.status, gone.headers.get("Location")]).toEqual([303, path()]);
    expect((await post(made, deed)).status).toBe(404);
  });
});
