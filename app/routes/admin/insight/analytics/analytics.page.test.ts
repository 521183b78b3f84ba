import { beforeAll, describe, expect, test } from "vitest";
import { addVisits } from "../../../../../test/casts/visits-cast.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { languages } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { visitReads } from "../../../../server/visits/visit-stats.ts";
import { analyticsPath, readAnalyticsQuery } from "./analytics-query.ts";

const site = staffSite();
const days = { from: "2026-05-01", to: "2026-05-31" };

beforeAll(async () => {
  const visit = { device: "mobile", browser: "Chrome", country: "BA", city: "Tuzla" };
  await addVisits(site.deps.pool, [
    ...Array.from({ length: 5 }, () => ({
      ...visit,
      views: [
        ["2026-05-03T10:00:00+02:00", "/", 20],
        ["2026-05-03T10:01:00+02:00", "/search", 40],
      ] as const,
      host: "www.google.com",
    })),
    {
      ...visit,
      city: "Srebrenik",
      utm: ["newsletter", "email", "ljeto"],
      views: [["2026-05-04T10:00:00+02:00", "/cars/suv/4", 30]],
    },
  ]);
  await site.owner.query(
    `insert into page_count (day, path, language, device_type, browser, referrer_host, country, hits)
     values ('2026-05-03', '/', 'ba', 'mobile', 'Chrome', 'www.google.com', 'BA', 22)`,
  );
  await site.owner.query(
    `insert into trip_step (day, step, pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, car_id, cents, times)
     values ('2026-05-03', 'extras', 'a', 'a', '2026-07-01T10:00', '2026-07-05T10:00', 1, 12340, 2)`,
  );
  await site.owner.query(
    `insert into trip_search (pickup_location_id, dropoff_location_id, pickup_local, dropoff_local, rental_days, refused, language, created_at)
     values ('tuzla-airport', 'tuzla-airport', '2026-07-01T10:00', '2026-07-05T10:00', 4, 'closed', 'ba', '2026-05-03T10:00:00Z')`,
  );
  await site.owner.query(
    "insert into plain_count (subject, value, day, hits) values ('fault', 'review/phone/phone', '2026-05-03', 3)",
  );
  await site.owner.query(
    "insert into plain_count (subject, value, day, hits) values ('bot', 'ai', '2026-05-03', 7)",
  );
});

describe("analytics", () => {
  test("are for who has the right, on the server", async () => {
    for (const role of staffRoles) {
      const { status, html } = await site.read(analyticsPath(days, "en-us"), role);
      expect([role, status]).toEqual([role, may(role, "see-analytics") ? 200 : 403]);
      expect([role, html.includes("google.com")]).toEqual([role, may(role, "see-analytics")]);
    }
  });

  test.each(languages)("in %s, say their figures with what they are made of", async (language) => {
    const words = adminAnalyticsWords(language);
    const { html } = await site.read(analyticsPath(days, language));
    const text = html.replaceAll("\u00a0", " ");
    for (const [label, definition] of Object.values(words.figures)) {
      expect(text).toContain(label);
      expect(text).toContain(definition);
    }
    expect(text).toContain(
      language === "ba"
        ? "Prikazane su 22 stranice; uz pristanak je zabilježeno 6 posjeta. Najviše posjeta dolazi preko „google.com“: 83 %."
        : "22 pages were shown; 6 visits agreed to be recorded. Most visits come from “google.com”: 83%.",
    );
    expect(text).toContain(
      language === "ba"
        ? "Od 6 zabilježenih posjeta; računaju se i nepoznate."
        : "Of 6 recorded visits; unknown is one of them.",
    );
    expect(text).toContain(
      language === "ba"
        ? "Od 1 zabilježene posjete s kampanjom u linku: izvor, medij, kampanja."
        : "Of 1 recorded visit whose link names a campaign: source, medium, campaign.",
    );
    expect(text).toContain(language === "ba" ? "Bosna i Hercegovina" : "Bosnia");
    expect(text).toContain(words.names.others);
    expect(text).not.toContain("Srebrenik");
    expect(text).toContain(words.names.bots.ai);
    expect(html).toContain('role="img"');
  });

  test("say the way to a booking in people and trips, and its money to who may see it", async () => {
    for (const role of ["owner", "accountant", "agent"] as const) {
      const { html } = await site.read(analyticsPath(days, "en-us"), role);
      const sees = may(role, "see-revenue");
      expect([role, html.includes("€123.40")]).toEqual([role, sees]);
      expect([role, html.includes("12340")]).toEqual([role, false]);
      expect([role, html.includes(adminAnalyticsWords("en-us").funnel.columns.worth)]).toEqual([
        role,
        sees,
      ]);
      expect(html).toContain("Review: phone – not a phone number");
      expect(html).toContain("place closed");
    }
  });

  test("of days on which nobody came say so", async () => {
    const { html } = await site.read(
      analyticsPath({ from: "2020-02-29", to: "2020-02-29" }, "en-us"),
    );
    expect(html).toContain("No page was shown on these days.");
    expect(html).toContain(adminAnalyticsWords("en-us").none);
  });

  test.each([
    "from=2026-05-31&to=2026-05-01",
    "from=2016-01-01&to=2026-12-31",
    "from=2026-03-29&to=2026-03-29",
    "from=soon&to=%00",
    "from=2026-13-45",
  ])("are drawn for %s", async (query) => {
    expect((await site.read(`/admin/analytics?${query}`)).status).toBe(200);
  });

  test("the seven reads are JSON, behind the right", async () => {
    const asked = "start_date=2026-05-01&end_date=2026-05-31";
    for (const name of Object.keys(visitReads)) {
      const path = `/admin/analytics/${name}?${asked}`;
      expect((await site.get(path, site.as("viewer"))).status).toBe(403);
      expect((await site.get(path)).status).toBe(303);
      const answer = await site.get(path, site.as("agent"));
      expect([name, answer.status, answer.headers.get("content-type")]).toEqual([
        name,
        200,
        "application/json",
      ]);
      expect(await answer.json()).not.toEqual([]);
    }
    const one = await site.get(`/admin/analytics/get_device_stats?${asked}`, site.as("owner"));
    expect(await one.json()).toEqual([{ device_type: "mobile", visit_count: 6, percentage: 100 }]);
    for (const [path, status] of [
      ["get_device_stats", 400],
      ["get_device_stats?start_date=2026-05-01&end_date=2026-02-30", 400],
      ["get_secrets?start_date=2026-05-01&end_date=2026-05-02", 404],
      ["get_country_stats?start_date=2026-05-31&end_date=2026-05-01", 200],
    ] as const) {
      const answer = await site.get(`/admin/analytics/${path}`, site.as("owner"));
      expect([path, answer.status, await answer.json()]).toEqual([path, status, []]);
    }
  });

  test("are taken along as a file, by who may, without small towns", async () => {
    for (const format of ["csv", "xlsx"] as const) {
      const path = analyticsPath(days, "en-us", format);
      expect((await site.get(path, site.as("agent"))).status).toBe(403);
      expect((await site.get(path, site.as("accountant"))).status).toBe(200);
    }
    const csv = await (await site.get(analyticsPath(days, "ba", "csv"), site.as("owner"))).text();
    expect(csv).toContain("device");
    expect(csv).not.toContain("Srebrenik");
    const picture = analyticsPath(days, "ba", "png");
    expect((await site.get(picture, site.as("agent"))).status).toBe(403);
    const answer = await site.get(picture, site.as("accountant"));
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("content-disposition")).toContain("analitika-");
  });
});

test("an address is read as far as it can be", () => {
  const read = (text: string) => readAnalyticsQuery(new URLSearchParams(text), "2026-11-21");
  expect(read("")).toEqual({ from: "2026-10-23", to: "2026-11-21" });
  expect(read("from=2026-12-05&to=2026-12-01")).toEqual({ from: "2026-12-01", to: "2026-12-05" });
  expect(read("from=1990-01-01&to=2026-01-01").to).toBe("2000-01-01");
});
