import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import {
  addCar,
  book,
  jonas,
  plainSelection,
  tripAt,
  vehicleIds,
} from "../../../../../test/casts/cast.ts";
import { rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { writeContacts } from "../../../../../test/world/real-contacts.ts";
import { addStaff, cookieOf } from "../../../../../test/casts/staff-cast.ts";
import type { Trip } from "../../../../domain/reservations/trip/trip.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";

let now = testNow;
let site: TestApp;
let golf = 0;
let tiguan = 0;
const cookies = new Map<StaffRole, string>();
beforeAll(async () => {
  site = await testApp({ clock: { now: () => now } });
  golf = await addCar(site.deps, { name: "Golf Test", vehicles: 150 });
  tiguan = await addCar(site.deps, { name: "Tiguan Test", vehicles: 1, perDayCents: 5100 });
  for (const role of staffRoles) {
    const { email } = await addStaff(site.deps, role);
    cookies.set(role, await cookieOf(site.deps, email));
  }
});
beforeEach(() => (now = testNow));
afterAll(() => site.close());

const week: Trip = {
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt: "2027-05-03T10:00",
  dropoffAt: "2027-05-07T10:00",
};
const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.pool.query<Record<string, unknown>>(text, values)).rows;

/** The page as it is read: React's marks between texts and hard blanks are nothing to a reader. */
const plain = (html: string) =>
  html
    .replaceAll(/<!-- ?-->/g, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");

async function ask(path: string, role?: StaffRole, form?: URLSearchParams) {
  const headers = {
    Origin: "http://site.test",
    Host: "site.test",
    Cookie: `preferred-language=en-us; ${(role && cookies.get(role)) ?? ""}`,
  };
  const init = form ? { method: "POST", body: form, headers } : { headers };
  const answer = await site.app.fetch(new Request(`http://site.test${path}`, init));
  const { status } = answer;
  return { status, headers: answer.headers, html: plain(await answer.text()) };
}

const taskOf: Record<string, string> = {
  quote: "?task=change",
  change: "?task=change",
  swap: "?task=swap",
  cancel: "?task=cancel",
  customer: "?task=customer",
  "add-line": "?task=line",
};

/** A reservation of its own for a test, and the page of it. */
async function opened(more: Partial<Parameters<typeof book>[1]> = {}) {
  const details = { ...jonas, flightNumber: "W6 4252" };
  const selection = plainSelection(golf);
  const { token, code } = await book(site.deps, { trip: week, selection, details, ...more });
  const path = `/admin/reservations/${code}`;
  return {
    token,
    code,
    path,
    get: (search = "", role: StaffRole = "owner") => ask(path + search, role),
    post: (form: URLSearchParams, role: StaffRole = "owner", prefix = "") =>
      ask(`${prefix}${path}${taskOf[form.get("intent") ?? ""] ?? ""}`, role, form),
    form: async (search: string, mark: string, typed: Record<string, string> = {}) => {
      const form = formWith((await ask(path + search, "owner")).html, mark);
      for (const [name, value] of Object.entries(typed)) form.set(name, value);
      return form;
    },
    kept: () => findReservation(site.deps, { token }),
    rows: () => rowsOf(site.deps, token),
  };
}

describe("the page", () => {
  test("shows the reservation with everything about it, in both languages", async () => {
    const { code, get, path, token } = await opened();
    const { status, html, headers } = await get();
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toContain("no-store");
    for (const text of [
      code,
      "Jonas Weber",
      "Confirmed",
      "Mon 3 May 10:00",
      "Tuzla airport",
      "Golf Test",
      "+4930901820",
      "jonas@example.com",
      "Fri 30 Nov 1979",
      "W6 4252",
      "Terms, version 1",
      "€120.00",
      "Net €102.56 + VAT €17.44",
      "Booked",
      "customer, on the site",
      "Confirmation",
      "Notice of a new reservation",
      "waiting to be sent",
      "https://wa.me/",
      "viber://chat",
      `/reservation-confirmation/${token}/reservation.pdf`,
    ])
      expect(html).toContain(text);
    const bosnian = (await ask(`/ba${path}`, "viewer")).html;
    for (const text of ["Potvrđena", "pon, 3. maj, 10:00", "Najam", "Depozit"])
      expect(bosnian).toContain(text);
    expect(bosnian).not.toContain("Driving abroad");
  });

  test("knows the customer's other reservations by e-mail and phone", async () => {
    const { get } = await opened();
    await opened({ details: { ...jonas, firstName: "Jo", email: "other@example.com" } });
    const { html } = await get();
    expect(html).toMatch(
      /Their other reservations.*\d+ reservations.*completed.*cancelled.*in total/s,
    );
  });

  test("is found in any case, and nowhere else", async () => {
    const { code } = await opened();
    expect((await ask(`/admin/reservations/${code.toLowerCase()}`, "agent")).status).toBe(200);
    for (const wrong of ["EP-00000-00000", "x", "%00", "a".repeat(5000), "1%20or%201=1"]) {
      expect((await ask(`/admin/reservations/${wrong}`, "agent")).status).toBe(404);
      const form = new URLSearchParams({ intent: "confirm", version: "1" });
      expect((await ask(`/admin/reservations/${wrong}`, "agent", form)).status).toBe(404);
    }
  });

  test("leads those who are not signed in to the sign-in, with page, data and form", async () => {
    const { path, rows } = await opened();
    const before = await rows();
    for (const [to, form] of [
      [path, undefined],
      [path, new URLSearchParams({ intent: "confirm", version: "1" })],
      [`${path}/letters/1`, undefined],
    ] as const) {
      const { status, headers } = await ask(to, undefined, form);
      expect(status).toBe(303);
      expect(headers.get("Location")).toContain("/admin/login");
    }
    expect((await ask(`${path}.data`)).html).not.toContain("Jonas");
    expect(await rows()).toBe(before);
  });

  test.each(staffRoles)("shows %s what they may do, and why not", async (role) => {
    const { get, post, rows, form } = await opened();
    const { html } = await get("?task=cancel", role);
    const maySteer = ["owner", "manager", "agent"].includes(role);
    const { changedBy } = adminReservationWords("en-us");
    expect(html.includes(changedBy("owner, manager and agent"))).toBe(!maySteer);
    for (const deed of ['name="note"', "task=change", "task=customer"])
      expect([deed, html.includes(deed)]).toEqual([deed, maySteer]);
    expect(html.includes('name="reason"')).toBe(maySteer);
    // An agent asks a manager for a line by hand; who changes no reservation asks nobody.
    expect(html.includes("Only for: owner and manager</span>")).toBe(role === "agent");
    const before = await rows();
    const typed = { reason: "zvao je", labelEn: "a", labelBs: "a", amount: "1", why: "a" };
    const line = await form("?task=line", 'name="labelEn"', { ...typed, sign: "plus" });
    const note = new URLSearchParams({ intent: "note", note: "bilješka", key: "12345678" });
    const answers = [await post(line, role), await post(note, role)];
    const mayPrice = role === "owner" || role === "manager";
    expect(answers.map(({ status }) => status)).toEqual([
      mayPrice ? 303 : 403,
      maySteer ? 303 : 403,
    ]);
    expect((await rows()) === before).toBe(!maySteer);
  });

  test("gives those who may not steer it nothing that opens it as its customer", async () => {
    const { path, token, get } = await opened();
    const [letter] = await query(
      `select outbox.id from outbox join reservation on reservation.id = reservation_id where token = $1`,
      [token],
    );
    for (const page of [path, `${path}.data`, `${path}/letters/${String(letter?.id)}`]) {
      const { html, status } = await ask(page, "viewer");
      expect(status).toBe(200);
      expect(html).toContain("jonas@example.com");
      expect(html).not.toContain(token);
      expect(html).not.toContain("modify-reservation/open/");
    }
    expect((await get("", "agent")).html).toContain(token);
  });

  test("of an erased reservation can only be looked at", async () => {
    const { get, post, token, rows } = await opened();
    await query(
      `update reservation set erased_at = now(), first_name = '', first_name_key = '', last_name = '', email = '',
         phone = '', date_of_birth = null where token = $1`,
      [token],
    );
    const { status, html } = await get("?task=customer");
    expect(status).toBe(200);
    expect(html).toContain("Personal data erased");
    expect(html).not.toContain('name="firstName"');
    const before = await rows();
    const note = new URLSearchParams({ intent: "note", note: "a", key: "12345678" });
    expect((await post(note)).status).toBe(409);
    expect(await rows()).toBe(before);
  });
});

describe("a deed", () => {
  test("confirms, cancels and reinstates, each told on the page", async () => {
    const { post, form, get, kept, token } = await opened();
    await query("update reservation set status = 'pending' where token = $1", [token]);
    const confirmed = await post(await form("", 'value="confirm"'));
    expect(confirmed.headers.get("Location")).toContain("?done=confirm");
    const cancel = await form("?task=cancel", 'value="cancel"', { reason: "zvao je" });
    expect((await post(cancel)).headers.get("Location")).toContain("?done=cancel");
    expect((await kept())?.status).toBe("cancelled");
    expect((await post(cancel)).status).toBe(303);
    const { html } = await get("?task=reinstate&done=cancel");
    expect(html).toContain(
      "Cancelled. E-mails stay on this server: please tell the customer by phone or message.",
    );
    site.deps.mail = { carrier: "smtp", edge: false };
    const held = (await get("?done=cancel")).html;
    expect(held).toContain("Cancelled. E-mails do not leave this server yet: please tell");
    expect(held).toContain("waiting for the agency’s own phone and e-mail address");
    await writeContacts(site.deps.pool);
    await site.deps.catalogue.refresh();
    const sent = (await get("?done=cancel")).html;
    expect(sent).toContain("Cancelled. The customer will be told by e-mail.");
    delete site.deps.mail;
    expect(html).toContain("Reason: zvao je");
    expect(html).toContain("Cancellation");
    const reinstate = await form("?task=reinstate", 'value="reinstate"');
    expect(reinstate.get("price")).toBe("kept:12000");
    const unsaid = await post(reinstate);
    expect([unsaid.status, unsaid.html.includes("Please write a reason")]).toEqual([400, true]);
    reinstate.set("reason", "ipak dolazi");
    expect((await post(reinstate)).headers.get("Location")).toContain("?done=reinstate");
    expect((await kept())?.status).toBe("confirmed");
  });

  test("shows the agreed price beside that of today before it reinstates", async () => {
    const { post, form, get, kept } = await opened();
    await post(await form("?task=cancel", 'value="cancel"', { reason: "zvao je" }));
    await query("update rate set per_day_cents = 4000 where car_id = $1", [golf]);
    await site.deps.catalogue.refresh();
    const { html } = await get("?task=reinstate");
    expect(html).toMatch(/At the agreed price, €120\.00.*At today’s price, €160/s);
    const reinstate = await form("?task=reinstate", 'value="reinstate"', {
      price: "today:16000",
      reason: "ipak dolazi",
    });
    expect((await post(reinstate)).status).toBe(303);
    expect((await kept())?.totalCents).toBe(16_000);
    await query("update rate set per_day_cents = 3000 where car_id = $1", [golf]);
    await site.deps.catalogue.refresh();
  });

  test("no-show stands there only after the pick-up", async () => {
    const { get, post, kept } = await opened();
    expect((await get()).html).not.toContain("No-show");
    const early = formWith((await get()).html, 'value="note"');
    early.set("intent", "no-show");
    expect((await post(early)).status).toBe(400);
    early.set("reason", "ne javlja se");
    expect((await post(early)).status).toBe(409);
    early.delete("reason");
    now = Date.parse("2027-05-03T12:00:00+02:00");
    const { html } = await get();
    expect(html).toContain("No-show");
    expect(html).toContain("Flight W6 4252: please check whether it is late.");
    expect((await post(early)).status).toBe(400);
    early.set("reason", "ne javlja se");
    expect((await post(early)).headers.get("Location")).toContain("?done=no-show");
    expect((await kept())?.status).toBe("no_show");
  });

  test("is what the message to the customer is about: a return is overdue after its grace", async () => {
    const { get, token } = await opened();
    await query("update reservation set status = 'on_rent' where token = $1", [token]);
    const at = async (time: string) => {
      now = Date.parse(`2027-05-07T${time}:00+02:00`);
      const html = (await get()).html.replaceAll("%20", " ");
      return { isOverdue: html.includes(">Overdue<"), isAsked: html.includes("was due back on") };
    };
    expect(await at("10:59")).toEqual({ isOverdue: false, isAsked: false });
    expect(await at("11:00")).toEqual({ isOverdue: true, isAsked: true });
  });

  test("after somebody else's is refused with what they did, and what was typed stays", async () => {
    const { post, form, rows } = await opened();
    const cancel = await form("?task=cancel", 'value="cancel"', { reason: "predomislio se" });
    const line = await form("?task=line", 'name="labelEn"', {
      labelEn: "Wash",
      labelBs: "Pranje",
      amount: "15,00",
      sign: "plus",
      why: "blato",
    });
    expect((await post(line, "manager")).status).toBe(303);
    const before = await rows();
    const { status, html } = await post(cancel, "agent");
    expect(status).toBe(409);
    for (const text of ["Somebody else changed this reservation", "by hand", "Amra manager"])
      expect(html).toContain(text);
    expect(await rows()).toBe(before);
    const inBosnian = await post(cancel, "agent", "/ba");
    expect(inBosnian.html).toContain("Neko drugi je izmijenio ovu rezervaciju");
  });
});

describe("a change", () => {
  const wish = (page: Awaited<ReturnType<typeof opened>>, typed: Record<string, string>) =>
    page.form("?task=change", 'name="pickupDate"', typed);

  test("shows old beside new and is made when it is accepted, also to a vehicle of another car", async () => {
    const page = await opened();
    const typed = {
      dropoffDate: "2027-05-08",
      car: String(tiguan),
      plan: "premium",
      country: "HR",
    };
    const quoted = await page.post(await wish(page, typed));
    expect(quoted.status).toBe(200);
    expect(quoted.html).toMatch(/Fri 7 May 10:00.*Sat 8 May 10:00.*Golf Test.*Tiguan Test/s);
    const taken = formWith(quoted.html, 'name="seenTotalCents"');
    expect((await page.post(taken)).headers.get("Location")).toContain("?done=change");
    expect(await page.kept()).toMatchObject({
      car: { id: tiguan },
      planCode: "premium",
      countries: ["HR"],
      rentalDays: 5,
    });
    expect((await page.post(taken)).status).toBe(303);
    await page.post(await page.form("?task=cancel", 'value="cancel"', { reason: "kraj" }));
  });

  test("by two members at once: the second sees both prices, and may accept over the first", async () => {
    const page = await opened();
    const [mine, theirs] = [
      await page.post(await wish(page, { dropoffDate: "2027-05-09" })),
      await page.post(await wish(page, { dropoffDate: "2027-05-10" })),
    ].map(({ html }) => formWith(html, 'name="seenTotalCents"'));
    if (!mine || !theirs) throw new Error("no offer was made");
    expect((await page.post(theirs, "manager")).status).toBe(303);
    const late = await page.post(mine, "agent");
    expect(late.status).toBe(409);
    expect(late.html).toContain("Somebody else changed this reservation");
    expect(late.html).toMatch(/Mon 10 May 10:00.*Sun 9 May 10:00/s);
    expect((await page.kept())?.trip.dropoffAt).toBe("2027-05-10T10:00");
  });

  test("that was drawn before somebody else's is priced on top of it", async () => {
    const page = await opened();
    const mine = await wish(page, { pickupTime: "12:00" });
    const { html } = await page.post(await wish(page, { dropoffDate: "2027-05-10" }));
    await page.post(formWith(html, 'name="seenTotalCents"'), "manager");
    const late = await page.post(mine, "agent");
    expect(late.status).toBe(409);
    expect(late.html).toContain("Your change is now based on theirs");
    await page.post(formWith(late.html, 'name="seenTotalCents"'), "agent");
    expect((await page.kept())?.trip).toMatchObject({
      pickupAt: "2027-05-03T12:00",
      dropoffAt: "2027-05-10T10:00",
    });
  });

  test.each([
    [{ dropoffDate: "2026-02-31" }, 400, "This date does not exist"],
    [{ pickupDate: "2020-01-01" }, 400, "This is in the past"],
    [{ pickupTime: "10:07" }, 400, "on the hour or half hour"],
    [{ dropoffDate: "2027-05-02" }, 400, "before"],
    [{ pickupLocation: "nowhere" }, 400, "do not know this place"],
    [{ car: "999999999" }, 400, "cannot be read"],
    [{ plan: "no-such-plan" }, 400, "protection plan"],
    [{ country: "RU" }, 400, "may not be driven"],
    [{ "extra.gps_navigation": "-1" }, 400, "could not be read"],
    [{ "extra.gps_navigation": "1e400" }, 400, "could not be read"],
    [{ pickupDate: "\0" }, 400, "pickup date"],
    [{}, 409, "Nothing to change"],
  ])("with %o is refused", async (typed, code, text) => {
    const page = await opened();
    const before = await page.rows();
    const { status, html } = await page.post(await wish(page, typed as Record<string, string>));
    expect([status, html.includes(text) || html.includes("is not on offer")]).toEqual([code, true]);
    expect(await page.rows()).toBe(before);
  });

  test("that cannot be had names what can", async () => {
    await opened({ selection: plainSelection(tiguan) });
    const page = await opened();
    const { status, html } = await page.post(await wish(page, { car: String(tiguan) }));
    expect(status).toBe(409);
    expect(html).toContain("This car is taken then.");
    expect(html).toContain("The same car on other dates:");
    expect(html).toContain("Other cars on these dates:");
    expect(html).toMatch(/Tiguan Test · taken · €[\d,.]+/);
    expect(html).toMatch(/Golf Test · available · €[\d,.]+/);
    const ways = [...html.matchAll(/value="([^"]+)"[^>]*name="instead"/g)].map(
      ([, way]) => way ?? "",
    );
    const [day, car] = [/^pickupDate=/, /^car=/].map((kind) => ways.find((way) => kind.test(way)));
    // What it has already is no way out.
    expect(ways).not.toContain(`car=${golf}`);
    const kept = { car: String(tiguan), plan: "premium" };
    const to = (way = "") => way.replaceAll("&amp;", "&");
    for (const way of [to(day), to(car)]) {
      const answer = await page.post(await wish(page, { ...kept, instead: way }));
      expect(answer.status).toBe(200);
      expect(answer.html).toContain('name="seenTotalCents"');
      for (const [name, value] of new URLSearchParams(way))
        expect(answer.html).toContain(`name="${name}" value="${value}"`);
      expect(answer.html).toContain('name="plan" value="premium"');
    }
  });

  test("lists the cars for the trip as it is typed, to those who may change it", async () => {
    const june = { pickupDate: "2027-06-07", dropoffDate: "2027-06-11" };
    const trip = tripAt("2027-06-07T10:00", "2027-06-11T10:00");
    await opened({ trip, selection: plainSelection(tiguan) });
    const page = await opened();
    const labels = async (typed: Record<string, string>) => {
      const answer = await ask(`${page.path}/cars`, "agent", await wish(page, typed));
      return (JSON.parse(answer.html) as { label: string }[]).map(({ label }) => label).join("|");
    };
    expect(await labels(june)).toMatch(/Tiguan Test · taken · €/);
    const later = { pickupDate: "2027-11-08", dropoffDate: "2027-11-12" };
    expect(await labels(later)).toMatch(/Tiguan Test · available · €/);
    expect(await labels({ pickupDate: "2026-02-31" })).not.toMatch(/available|taken|€/);
    expect((await page.get("?task=change")).html).toMatch(/Golf Test · available · €120.00/);
  });

  test("says in its folded lists what the fields hold, and no extra of none", async () => {
    const page = await opened();
    const { html } = await page.post(await wish(page, { "extra.gps_navigation": "0" }));
    expect(html).toMatch(/Extras(?:<!-- -->)?: <span>–<\/span>/);
    const july = { pickupDate: "2027-07-05", dropoffDate: "2027-07-09" };
    const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
    await opened({ trip, selection: plainSelection(tiguan) });
    const two = { ...july, car: String(tiguan), "extra.gps_navigation": "1" };
    const taken = await page.post(await wish(page, two));
    expect(taken.html).toMatch(/Extras(?:<!-- -->)?: <span>GPS[^,×<]*<\/span>/);
  });
});

describe("the vehicle", () => {
  test("is swapped, promised, and let go", async () => {
    const page = await opened();
    const { html } = await page.get("?task=swap");
    expect(html).toMatch(/current vehicle.*available/s);
    const [row] = await query("select vehicle_id as id from reservation where token = $1", [
      page.token,
    ]);
    const other = (await vehicleIds(site.deps, golf)).findLast((id) => id !== row?.id);
    const swap = await page.form("?task=swap", 'value="swap"', {
      vehicle: `${other}:12000`,
      pinned: "on",
    });
    expect((await page.post(swap)).headers.get("Location")).toContain("?done=swap");
    const after = (await page.get()).html;
    expect(after).toContain("promised");
    expect(after).toContain("Another vehicle");
    expect((await page.post(swap)).status).toBe(303);
  });

  test.each(staffRoles)(
    "of another car is had at the agreed price by who may set prices by hand: %s",
    async (role) => {
      const page = await opened();
      const dearer = await addCar(site.deps, { name: `Dearer ${role}`, vehicles: 1 });
      const [vehicle] = await vehicleIds(site.deps, dearer);
      const wished = { vehicle: `${vehicle}:0`, price: "kept" };
      const form = await page.form("?task=swap", 'value="swap"', wished);
      const answer = await page.post(form, role);
      const isHouse = may(role, "price-by-hand");
      const isTold = answer.html.includes(relocationWords("en-us").mayNotKeep);
      const after = await page.kept();
      expect([answer.status, isTold, after?.totalCents, after?.car.name]).toEqual([
        isHouse ? 303 : 403,
        role === "agent",
        12_000,
        isHouse ? `Dearer ${role}` : "Golf Test",
      ]);
    },
  );

  test.each(["", "0:0", "999999999:1", "1e9:2", "-1:5", "99999999999999999999:1", "\0"])(
    "%s is refused",
    async (vehicle) => {
      const page = await opened();
      const before = await page.rows();
      const swap = await page.form("?task=swap", 'value="swap"', { vehicle });
      expect((await page.post(swap)).status).toBe(400);
      expect(await page.rows()).toBe(before);
    },
  );
});

describe("the price", () => {
  const line = {
    labelEn: "Late flight",
    labelBs: "Kašnjenje leta",
    sign: "minus",
    amount: "12,50",
    why: "let kasnio",
  };
  const typedIn = (page: Awaited<ReturnType<typeof opened>>, typed: Record<string, string>) =>
    page.form("?task=line", 'name="labelEn"', { ...line, ...typed });

  test("takes a line by hand in both languages, and gives it back", async () => {
    const page = await opened();
    const form = await typedIn(page, {});
    expect((await page.post(form)).headers.get("Location")).toContain("?done=line");
    expect((await page.post(form)).status).toBe(303);
    const { html } = await page.get();
    expect(html).toMatch(/Late flight.*by hand.*−€12\.50.*Why: let kasnio.*€107\.50/s);
    expect((await ask(`/ba${page.path}`, "owner")).html).toContain("Kašnjenje leta");
    const remove = await page.form("", 'name="line"');
    remove.set("intent", "remove-line");
    expect((await page.post(remove)).status).toBe(303);
    expect((await page.kept())?.totalCents).toBe(12_000);
  });

  test.each([
    [{ amount: "-5" }, "Enter an amount up to €100,000"],
    [{ amount: "1e400" }, "Enter an amount up to €100,000"],
    [{ amount: "NaN" }, "Enter an amount up to €100,000"],
    [{ amount: "0" }, "Enter an amount up to €100,000"],
    [{ amount: "120,01" }, "The total would fall below zero"],
    [{ amount: "999999", sign: "plus" }, "More than €100,000 looks like a typo"],
    [{ labelBs: " " }, "Please fill this in"],
    [{ labelEn: "x".repeat(5000) }, "At most 80 characters"],
    [{ why: "" }, "Please fill this in"],
  ])("with %o is refused", async (typed, text) => {
    const page = await opened();
    const before = await page.rows();
    const { status, html } = await page.post(await typedIn(page, typed as Record<string, string>));
    expect(status).toBe(400);
    expect(html).toContain(text);
    expect(await page.rows()).toBe(before);
  });
});

describe("the customer", () => {
  const edit = (page: Awaited<ReturnType<typeof opened>>, typed: Record<string, string>) =>
    page.form("?task=customer", 'name="firstName"', typed);

  test("is corrected, and shown to nobody else", async () => {
    const page = await opened();
    const form = await edit(page, { lastName: "Wéber", phone: "030 901821", language: "ba" });
    expect((await page.post(form)).headers.get("Location")).toContain("?done=customer");
    const { html } = await page.get();
    for (const text of ["Wéber", "+4930901821", "last name, phone and language"])
      expect(html).toContain(text);
  });

  test("of an older version is shown beside the newer, and kept as it was typed", async () => {
    const page = await opened();
    const mine = await edit(page, { lastName: "Mein" });
    await page.post(await edit(page, { lastName: "Ihr" }), "manager");
    const { status, html } = await page.post(mine, "agent");
    expect(status).toBe(409);
    expect(html).toContain('value="Mein"');
    expect(html).toContain("Ihr");
    expect((await page.kept())?.customer.lastName).toBe("Ihr");
  });

  test("of an older version takes over what somebody else wrote where it was left alone", async () => {
    const page = await opened();
    const mine = await edit(page, { lastName: "Mein" });
    await page.post(await edit(page, { lastName: "Ihr", flightNumber: "W6 4321" }), "manager");
    const { html } = await page.post(mine, "agent");
    expect(html).toContain('value="W6 4321"');
    expect(html).toContain('value="Mein"');
  });

  test("who turns out to be young is told of with the price, and can be priced anew", async () => {
    const page = await opened();
    expect((await page.get()).html).not.toContain("young driver surcharge");
    await page.post(await edit(page, { dateOfBirth: "2006-05-04" }));
    const { html } = await page.get();
    expect(html).toContain("The driver is 20 years old at pick-up: today’s young driver surcharge");
    expect(html).toContain("Change the reservation to see the new price");
    const offered = await page.post(await page.form("?task=change", 'name="dropoffDate"', {}));
    expect(offered.status).toBe(200);
    expect(offered.html).toContain("Young driver surcharge");
  });

  test.each([
    [{ firstName: "" }],
    [{ firstName: "\uD800\uD800" }],
    [{ email: "a@" }],
    [{ phone: "++" }],
    [{ phoneCountry: "ZZ" }],
    [{ dateOfBirth: "2026-02-31" }],
    [{ dateOfBirth: "9999-12-31" }],
  ])("with %o is refused", async (typed) => {
    const page = await opened();
    const before = await page.rows();
    const { status } = await page.post(await edit(page, typed as Record<string, string>));
    expect(status).toBe(400);
    expect(await page.rows()).toBe(before);
  });

  test("untouched says that nothing changes", async () => {
    const page = await opened();
    expect((await page.post(await edit(page, {}))).status).toBe(409);
  });
});

describe("letters and notes", () => {
  test("a letter is looked at in a frame of its own, and sent again once", async () => {
    const page = await opened();
    const letters = await query(
      `select outbox.id from outbox join reservation on reservation.id = reservation_id
       where token = $1 order by outbox.id`,
      [page.token],
    );
    const { html, status } = await ask(`${page.path}/letters/${String(letters[0]?.id)}`, "viewer");
    expect(status).toBe(200);
    expect(html).toContain('sandbox=""');
    expect(html).toContain("jonas@example.com");
    expect(html).toContain(`Booked: ${page.code}`);
    const resend = await page.form("", 'name="letter"');
    expect((await page.post(resend)).headers.get("Location")).toContain("?done=resend");
    expect((await page.post(resend)).status).toBe(303);
    expect((await page.get()).html).toContain("E-mail sent again");
    const [count] = await query(
      `select count(*)::int as letters from outbox join reservation on reservation.id = reservation_id
       where token = $1`,
      [page.token],
    );
    expect(count?.letters).toBe(3);
  });

  test("a letter of another reservation, or none, is not there", async () => {
    const [page, other] = [await opened(), await opened()];
    const [letter] = await query(
      `select outbox.id from outbox join reservation on reservation.id = reservation_id where token = $1`,
      [other.token],
    );
    for (const id of [String(letter?.id), "0", "x", "99999999999999999999", "-1", "%00"])
      expect((await ask(`${page.path}/letters/${id}`, "owner")).status).toBe(404);
    const resend = await page.form("", 'name="letter"', { letter: String(letter?.id) });
    expect((await page.post(resend)).status).toBe(400);
  });

  test("a note is added once, and never lost", async () => {
    const page = await opened();
    const note = await page.form("", 'value="note"', { note: "Ključ kod recepcije <b>" });
    expect((await page.post(note, "agent")).headers.get("Location")).toContain("?done=note");
    expect((await page.post(note, "agent")).status).toBe(303);
    const { html } = await page.get();
    expect(html.match(/Ključ kod recepcije &lt;b&gt;/g)).toHaveLength(1);
    expect(html).toContain("Amra agent");
    const empty = await page.form("", 'value="note"', { note: " " });
    expect((await page.post(empty)).html).toContain("Please write something");
  });
});

test.each([
  [{}],
  [{ intent: "drop table" }],
  [{ intent: "confirm" }],
  [{ intent: "confirm", version: "1e400" }],
  [{ intent: "cancel", version: "-1", reason: "a" }],
  [{ intent: "reinstate", version: "1", price: "today:-5" }],
  [{ intent: "note", note: "a", key: "x" }],
  [{ intent: "resend", key: "12345678", letter: "99999999999999" }],
  [{ intent: "add-line", version: "1" }],
  [{ intent: "remove-line", version: "1" }],
  [{ intent: "customer" }],
  [{ intent: "change", version: "1" }],
])("a forged form %o changes nothing", async (fields) => {
  const page = await opened();
  const before = await page.rows();
  const form = new URLSearchParams(fields as Record<string, string>);
  expect((await page.post(form)).status).toBe(400);
  expect(await page.rows()).toBe(before);
});
