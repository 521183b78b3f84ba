/**
 * Every role, and a stranger, against every address and kind of request of the back office. A new page needs a line
 * in the table below: the right to see it and the right to act there.
 */
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { may, type Right } from "../app/domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../app/domain/staff/roles.ts";
import { adminAddresses, type AdminAddress } from "./pages/admin-addresses.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { addStaff, cookieOf } from "./casts/staff-cast.ts";

/** `open`: for everybody, signed in or not. `none`: there is nothing to see, or to do, for anybody. */
type Guard = Right | "open" | "none";

/** The paths behind `/admin`, each with the right to see it and the right to act. */
const rights: Record<string, [see: Guard, act: Guard]> = {
  "": ["see-closed-site", "none"],
  "/login": ["open", "open"],
  "/login/code": ["open", "open"],
  "/first-owner/:token": ["open", "open"],
  "/invitation/:token": ["open", "open"],
  "/sign-out": ["open", "open"],
  "/look": ["open", "see-closed-site"],
  "/first-steps": ["open", "see-closed-site"],
  "/confirm": ["see-closed-site", "see-closed-site"],
  "/account": ["see-closed-site", "see-closed-site"],
  "/account/second-step": ["see-closed-site", "see-closed-site"],
  "/notices": ["see-reservations", "none"],
  "/find": ["see-reservations", "none"],

  "/settings": ["see-settings", "none"],
  "/settings/agency": ["see-settings", "edit-settings"],
  "/settings/rental": ["see-settings", "edit-settings"],
  "/settings/handovers": ["see-settings", "edit-settings"],
  "/settings/places": ["see-settings", "edit-settings"],
  "/settings/places/:id": ["see-settings", "edit-settings"],
  "/settings/special-days": ["see-settings", "none"],
  "/settings/special-days/:id": ["see-settings", "edit-settings"],
  "/settings/transfers": ["see-settings", "edit-settings"],
  "/settings/faq": ["see-settings", "edit-settings"],
  "/settings/faq/:id": ["see-settings", "edit-settings"],
  "/settings/reviews": ["see-settings", "edit-settings"],
  "/settings/reviews/:id": ["see-settings", "edit-settings"],
  "/settings/legal": ["see-settings", "none"],
  "/settings/legal/:kind": ["see-settings", "edit-settings"],
  "/settings/mail": ["see-settings", "edit-settings"],
  "/settings/mail/:letter": ["see-settings", "none"],
  "/settings/maintenance": ["see-settings", "switch-maintenance"],
  "/settings/retention": ["see-settings", "edit-settings"],
  // Erasing is guarded inside, by what the form asks for.
  "/settings/customers": ["export-customer", "export-customer"],
  "/settings/customers/file": ["export-customer", "export-customer"],
  "/settings/staff": ["manage-staff", "manage-staff"],
  "/settings/staff/:id": ["manage-staff", "manage-staff"],

  "/revenue": ["see-revenue", "none"],
  "/revenue/ahead": ["see-revenue", "edit-settings"],
  "/revenue/ahead/curve.png": ["export-lists", "none"],
  "/revenue/ahead/months.csv": ["export-lists", "none"],
  "/revenue/ahead/months.xlsx": ["export-lists", "none"],
  "/revenue/chart.png": ["export-lists", "none"],
  "/revenue/groups.csv": ["export-lists", "none"],
  "/revenue/groups.xlsx": ["export-lists", "none"],
  "/analytics": ["see-analytics", "none"],
  "/analytics/:read": ["see-analytics", "none"],
  "/analytics/visits.png": ["export-lists", "none"],
  "/analytics/figures.csv": ["export-lists", "none"],
  "/analytics/figures.xlsx": ["export-lists", "none"],
  "/books": ["see-books", "none"],
  ...Object.fromEntries(
    ["payments", "invoices", "vat", "deposits"].flatMap((book) =>
      ["csv", "xlsx"].map((format): [string, [Guard, Guard]] => [
        `/books/${book}.${format}`,
        ["export-lists", "none"],
      ]),
    ),
  ),
  "/audit-logs": ["see-audit", "none"],
  "/proof": ["see-proof", "see-proof"],
  "/audit-logs/export.csv": ["export-lists", "none"],
  "/audit-logs/export.xlsx": ["export-lists", "none"],

  // Everybody arranges their own.
  "/dashboard": ["see-reservations", "see-reservations"],
  // Everybody keeps their own views of the list.
  "/reservation-management": ["see-reservations", "steer-reservations"],
  "/reservation-management/run-sheet": ["see-reservations", "hand-over"],
  "/reservation-management/ahead": ["hand-over", "none"],
  "/reservation-management/:code/:direction": ["hand-over", "none"],
  "/reservation-management/:code/exchange": ["hand-over", "hand-over"],
  "/reservation-management/:code/:direction/draft": ["none", "hand-over"],
  "/reservation-management/:code/:direction/own-phone": ["hand-over", "hand-over"],
  "/reservation-management/:code/out/vehicle": ["hand-over", "steer-reservations"],
  "/reservation-management/:code/:direction/sheet": ["none", "hand-over"],
  "/reservation-management/:code/photos/:sha256": ["hand-over", "hand-over"],
  "/reservations": ["see-reservations", "see-reservations"],
  "/reservations/several": ["see-reservations", "steer-reservations"],
  "/reservations/new": ["steer-reservations", "steer-reservations"],
  "/reservations/new/offer": ["none", "steer-reservations"],
  "/reservations/:code/cars": ["none", "steer-reservations"],
  "/reservations/export.csv": ["export-lists", "none"],
  "/reservations/export.xlsx": ["export-lists", "none"],
  "/reservations/:code": ["see-reservations", "steer-reservations"],
  "/reservations/:code/account": ["see-reservations", "handle-cash"],
  "/reservations/:code/papers": ["see-papers", "issue-papers"],
  "/reservations/:code/papers/:kind": ["issue-papers", "issue-papers"],
  "/reservations/:code/rental-papers": ["issue-papers", "issue-papers"],
  "/papers/:id/file": ["see-papers", "none"],
  "/car-availability": ["see-reservations", "steer-reservations"],
  "/car-availability/block": ["edit-cars", "edit-cars"],
  "/car-availability/cell": ["see-reservations", "none"],
  "/car-availability/week": ["see-reservations", "none"],
  "/car-availability/:code": ["see-reservations", "steer-reservations"],
  "/cash-drawers": ["see-cash", "none"],
  "/cash-drawers/:place": ["see-cash", "handle-cash"],
  "/cash-drawers/receipts/:movement": ["see-cash", "none"],
  "/day-close": ["see-cash", "none"],
  "/day-close/:day": ["see-cash", "close-day"],
  "/day-close/:day/export.csv": ["export-lists", "none"],
  "/day-close/:day/export.xlsx": ["export-lists", "none"],
  "/fines": ["handle-fines", "none"],
  "/fines/new": ["handle-fines", "handle-fines"],
  "/fines/:id": ["handle-fines", "handle-fines"],
  "/fines/:id/photo": ["handle-fines", "none"],
  "/reservations/:code/letters/:letter": ["see-reservations", "none"],

  "/reservations/:code/sheets/:sheet/file": ["hand-over", "none"],
  "/reservations/:code/sheets/:sheet/correct": ["hand-over", "hand-over"],

  "/pricing/:section?": ["see-catalogue", "edit-prices"],
  "/pricing/export.csv": ["export-lists", "none"],
  "/pricing/export.xlsx": ["export-lists", "none"],

  "/protection-plans": ["see-catalogue", "none"],
  "/protection-plans/export.csv": ["export-lists", "none"],
  "/protection-plans/export.xlsx": ["export-lists", "none"],
  "/protection-plans/:code": ["see-catalogue", "edit-prices"],
  "/protection-plan-pricing": ["see-catalogue", "edit-prices"],
  "/protection-plan-pricing/export.csv": ["export-lists", "none"],
  "/protection-plan-pricing/export.xlsx": ["export-lists", "none"],

  "/extras": ["see-catalogue", "none"],
  "/extras/export.csv": ["export-lists", "none"],
  "/extras/export.xlsx": ["export-lists", "none"],
  "/extras/new": ["edit-prices", "edit-prices"],
  "/extras/:code": ["see-catalogue", "edit-prices"],

  "/cross-border-fees": ["see-catalogue", "edit-prices"],
  "/cross-border-fees/export.csv": ["export-lists", "none"],
  "/cross-border-fees/export.xlsx": ["export-lists", "none"],

  "/coupons": ["see-catalogue", "none"],
  "/coupons/export.csv": ["export-lists", "none"],
  "/coupons/export.xlsx": ["export-lists", "none"],
  "/coupons/new": ["edit-coupons", "edit-coupons"],
  "/coupons/:id": ["see-catalogue", "edit-coupons"],
  "/coupons/:id/uses": ["see-reservations", "none"],
  "/coupons/:id/uses/export.csv": ["export-lists", "none"],
  "/coupons/:id/uses/export.xlsx": ["export-lists", "none"],

  "/cars": ["see-catalogue", "edit-cars"],
  "/cars/export.csv": ["export-lists", "none"],
  "/cars/export.xlsx": ["export-lists", "none"],
  "/cars/vehicles.csv": ["export-lists", "none"],
  "/cars/vehicles.xlsx": ["export-lists", "none"],
  "/cars/new": ["edit-cars", "edit-cars"],
  "/cars/:id": ["see-catalogue", "edit-cars"],
  "/cars/:id/pictures": ["see-catalogue", "edit-cars"],
  "/cars/:id/pictures/upload": ["none", "edit-cars"],
  "/cars/:id/vehicles": ["see-catalogue", "none"],
  "/cars/:id/vehicles/new": ["edit-cars", "edit-cars"],
  "/cars/:id/vehicles/:vehicleId": ["see-catalogue", "edit-cars"],

  "/*": ["see-closed-site", "see-closed-site"],
};

const english = adminAddresses("en-us");
const bosnian = adminAddresses("ba");

let site: TestApp;
const cookies = new Map<StaffRole | "stranger", string>([["stranger", ""]]);
beforeAll(async () => {
  site = await testApp();
  for (const role of staffRoles) {
    const { email } = await addStaff(site.deps, role);
    cookies.set(role, await cookieOf(site.deps, email));
  }
});
afterAll(() => site.close());

type Ask = "page" | "data" | "data of the page alone" | "form" | "form by data";
const asks: Ask[] = ["page", "data", "data of the page alone", "form", "form by data"];
const isForm = (ask: Ask) => ask.startsWith("form");

/**
 * That all kinds of asking come to the same answer is told by a stranger, by the owner, who may, and by the first role that may not.
 * All others ask by the page's own data and by a form.
 */
const asksOf = (who: StaffRole | "stranger", guard: Guard): readonly Ask[] =>
  guard === "open" || ["stranger", "owner", firstKeptOut(guard)].includes(who)
    ? asks
    : ["data of the page alone", "form by data"];

const firstKeptOut = (guard: Guard) => staffRoles.find((role) => isKeptOut(role, guard));

const isKeptOut = (who: StaffRole, guard: Guard) =>
  guard !== "open" && guard !== "none" && !may(who, guard);

const answerTo = async (
  who: StaffRole | "stranger",
  ask: Ask,
  { path, id }: AdminAddress,
  prefix: string,
) => {
  // An optional last part of an address is left out.
  const filled = path
    .replace(/\/:\w+\?/g, "")
    .replaceAll(/:\w+/g, "1")
    .replace("*", "nothing");
  const query = ask === "data of the page alone" ? `?_routes=${encodeURIComponent(id)}` : "";
  const page = `${prefix}${filled}`;
  const address = ask === "page" || ask === "form" ? page : `${page}.data${query}`;
  const aborted = new AbortController();
  const answer = await site.app.fetch(
    new Request(`http://site.test${address}`, {
      method: isForm(ask) ? "POST" : "GET",
      ...(isForm(ask) ? { body: new URLSearchParams({ probe: "1" }) } : {}),
      headers: {
        Origin: "http://site.test",
        Host: "site.test",
        Cookie: cookies.get(who) ?? "",
      },
      signal: aborted.signal,
    }),
  );
  // The stream of notices never ends: its first text is enough.
  const text = await Promise.race([answer.text(), setTimeout(300, "")]);
  aborted.abort();
  return { status: answer.status, text, to: answer.headers.get("Location") ?? "" };
};

type Answer = Awaited<ReturnType<typeof answerTo>>;
/** A redirect by data stands in the answer, not in its status. */
const leadsToSignIn = ({ status, to, text }: Answer) =>
  to.includes("/admin/login") || (status === 202 && text.includes("/admin/login"));

/** The expected answer to a role, or a stranger. */
const expected = (who: StaffRole | "stranger", guard: Right): "in" | "sign-in" | "forbidden" => {
  if (who === "stranger") return "sign-in";
  return may(who, guard) ? "in" : "forbidden";
};

const told = (answer: Answer): "in" | "sign-in" | "forbidden" | "failed" => {
  if (answer.status >= 500) return "failed";
  if (leadsToSignIn(answer)) return "sign-in";
  return answer.status === 403 ? "forbidden" : "in";
};

/** The fault of an answer; `undefined` when it is as the table says. */
const faultOf = (who: StaffRole | "stranger", ask: Ask, guard: Guard, answer: Answer) => {
  const said = told(answer);
  const { status } = answer;
  // Where there is nothing, a form is refused or redirected; data of nothing is empty.
  const isNothing = isForm(ask)
    ? status >= 400 || said === "sign-in"
    : status !== 200 || ask !== "page";
  const isRight =
    guard === "open"
      ? said !== "failed" && said !== "forbidden"
      : guard === "none"
        ? said !== "failed" && isNothing
        : said === expected(who, guard);
  return isRight ? [] : [`${who}, ${ask}: ${status} ${answer.to} against ${guard}`];
};

test("every address of the back office stands in the table, and nothing else", () => {
  const paths = english.map(({ path }) => path).sort();
  expect(paths).toEqual(Object.keys(rights).sort());
  expect(bosnian.map(({ path }) => path).sort()).toEqual(paths);
});

test.each(english.map((address) => [address.path || "/", address] as const))(
  "/admin%s",
  async (_, address) => {
    const [see, act] = rights[address.path] ?? ["none", "none"];
    const wrong: string[] = [];
    for (const who of ["stranger", ...staffRoles] as const) {
      for (const ask of asks) {
        const guard = isForm(ask) ? act : see;
        if (!asksOf(who, guard).includes(ask)) continue;
        // Signing out would end the session: open pages are tested with strangers alone.
        if (guard === "open" && who !== "stranger") continue;
        // A stream has no data: a permitted reader would wait for an end that never comes.
        if (address.path === "/notices" && ask.startsWith("data") && who !== "stranger") continue;
        await site.deps.pool.query("delete from rate_limit");
        const answer = await answerTo(who, ask, address, "/admin");
        wrong.push(...faultOf(who, ask, guard, answer));
      }
    }
    expect(wrong).toEqual([]);
  },
  30_000,
);

test("in the other language the same guards stand", async () => {
  const wrong: string[] = [];
  for (const address of bosnian) {
    const [see, act] = rights[address.path] ?? ["none", "none"];
    for (const [ask, guard] of [
      ["page", see],
      ["form", act],
    ] as const) {
      if (guard === "open") continue;
      await site.deps.pool.query("delete from rate_limit");
      for (const who of ["stranger", "viewer"] as const) {
        const answer = await answerTo(who, ask, address, "/ba/admin");
        wrong.push(...faultOf(who, ask, guard, answer).map((fault) => address.path + fault));
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("a forged role in a form or a header gives nothing", async () => {
  const forged = new Request("http://site.test/admin/settings/staff", {
    headers: {
      Cookie: `${cookies.get("viewer")}; role=owner`,
      "X-Role": "owner",
      "X-Staff-Address": "::1",
    },
  });
  expect((await site.app.fetch(forged)).status).toBe(403);
});
