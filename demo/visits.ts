/** Visits of a year as the tables hold them: counts per day for everybody, single visits for those who consented. */
import { addDays, isoWeekday, type LocalDate } from "../app/domain/calendar.ts";
import { toInstant } from "../app/domain/sarajevo.ts";
import type { Chance } from "./chance.ts";

const pages = [
  ["/", 34],
  ["/search", 26],
  ["/vehicles", 12],
  ["/extras", 9],
  ["/contact", 5],
  ["/locations", 5],
  ["/review", 5],
  ["/legal", 2],
  ["/modify-reservation", 2],
] as const;
const browsers = [
  ["Chrome", 54],
  ["Safari", 31],
  ["Firefox", 6],
  ["Edge", 5],
  ["Samsung Internet", 4],
] as const;
const devices = [
  ["mobile", 71],
  ["desktop", 25],
  ["tablet", 4],
] as const;
const referrers = [
  ["", 46],
  ["www.google.com", 38],
  ["www.facebook.com", 9],
  ["www.instagram.com", 5],
  ["www.tuzla-airport.ba", 2],
] as const;
const homes = [
  ["BA", "Tuzla", 34],
  ["BA", "Sarajevo", 10],
  ["DE", "München", 16],
  ["AT", "Wien", 13],
  ["SE", "Göteborg", 8],
  ["CH", "Zürich", 6],
  ["NL", "Rotterdam", 5],
  ["GB", "London", 4],
  ["", "", 4],
] as const;
/** What links say of themselves. */
const links: readonly (readonly [readonly [string, string, string], number])[] = [
  [["", "", ""], 90],
  [["newsletter", "email", "ljeto"], 5],
  [["instagram", "social", "dijaspora"], 3],
  [["google", "cpc", "aerodrom tuzla"], 2],
];
/** Programs, and faults of forms, on a usual day. */
const plain = [
  ["bot", "search", 40],
  ["bot", "ai", 25],
  ["bot", "seo", 14],
  ["bot", "preview", 6],
  ["bot", "monitor", 9],
  ["bot", "tool", 5],
  ["fault", "results/dropoffDate/under-minimum", 3],
  ["fault", "results/pickupTime/closed", 2],
  ["fault", "results/pickupDate/missing", 2],
  ["fault", "review/phone/phone", 2],
  ["fault", "review/email/email", 1],
  ["fault", "review/dateOfBirth/too-young", 1],
  ["fault", "review/termsAccepted/not-accepted", 1],
] as const;
/** Visits of a day in each month. */
const perDay = [34, 30, 34, 42, 52, 70, 96, 92, 56, 42, 34, 50];

type Visit = {
  session_id: string;
  started_at: string;
  last_seen_at: string;
  entry_page: string;
  exit_page: string;
  browser: string;
  referrer_host: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  city: string | null;
  country: string | null;
  device_type: string;
  language: string;
};
type View = { of: string; view_id: string; path: string; at: string; seconds_spent: number };
type Count = {
  day: string;
  path: string;
  language: string;
  device_type: string;
  browser: string;
  referrer_host: string;
  country: string;
  hits: number;
};

/** Returns the visits from one day to another (exclusive). */
export function imagineVisits(chance: Chance, from: LocalDate, to: LocalDate) {
  const [visits, views, counts]: [Visit[], View[], Map<string, Count>] = [[], [], new Map()];
  for (let day = from; day < to; day = addDays(day, 1)) {
    const mean = perDay[Number(day.slice(5, 7)) - 1] ?? 40;
    const count = Math.round(
      mean * (isoWeekday(day) >= 6 ? 0.8 : 1.05) * (0.75 + chance.next() / 2),
    );
    for (let index = 0; index < count; index += 1) visitOn(chance, day, { visits, views, counts });
  }
  return { visits, views, counts: [...counts.values()], plain: imaginePlain(chance, from, to) };
}

/** Programs and faults of forms by day. */
function imaginePlain(chance: Chance, from: LocalDate, to: LocalDate) {
  const rows: { subject: string; value: string; day: LocalDate; hits: number }[] = [];
  for (let day = from; day < to; day = addDays(day, 1))
    for (const [subject, value, usual] of plain) {
      const hits = chance.whole(0, usual * 2);
      if (hits > 0) rows.push({ subject, value, day, hits });
    }
  return rows;
}

function visitOn(
  chance: Chance,
  day: LocalDate,
  { visits, views, counts }: { visits: Visit[]; views: View[]; counts: Map<string, Count> },
) {
  const language = chance.percent(63) ? "ba" : "en-us";
  const [country, city] = chance.weighted(homes.map((home) => [home, home[2]] as const));
  const about = {
    language,
    browser: chance.weighted(browsers),
    device_type: chance.weighted(devices),
  };
  const referrer = chance.weighted(referrers);
  const agreed = chance.percent(58);
  const session = Buffer.from(chance.bytes(12)).toString("hex");
  let at =
    toInstant(`${day}T${String(chance.whole(7, 22)).padStart(2, "0")}:00`) +
    chance.whole(0, 3_599) * 1_000;
  const startedAt = at;
  const seen: string[] = [];
  for (
    let page = chance.weighted([
      [1, 38],
      [2, 22],
      [3, 16],
      [4, 12],
      [6, 12],
    ]);
    page > 0;
    page -= 1
  ) {
    const path = seen.length === 0 && chance.percent(62) ? "/" : chance.weighted(pages);
    const seconds = chance.whole(6, 150);
    seen.push(path);
    count(counts, {
      day,
      path,
      ...about,
      referrer_host: seen.length === 1 ? referrer : "",
      country,
    });
    if (agreed)
      views.push({
        of: session,
        view_id: `${session}-${seen.length}`,
        path,
        at: new Date(at).toISOString(),
        seconds_spent: seconds,
      });
    at += seconds * 1_000;
    if (path === "/review" && seen.length < 9 && chance.percent(45)) {
      const booked = "/reservation-confirmation/:token";
      seen.push(booked);
      count(counts, { day, path: booked, ...about, referrer_host: "", country });
      if (agreed)
        views.push({
          of: session,
          view_id: `${session}-${seen.length}`,
          path: booked,
          at: new Date(at).toISOString(),
          seconds_spent: 30,
        });
      at += 30_000;
    }
  }
  if (!agreed) return;
  const [source, medium, campaign] = chance.weighted(links);
  visits.push({
    session_id: session,
    started_at: new Date(startedAt).toISOString(),
    last_seen_at: new Date(at).toISOString(),
    entry_page: seen[0] ?? "/",
    exit_page: seen.at(-1) ?? "/",
    ...about,
    referrer_host: referrer || null,
    utm_source: source || null,
    utm_medium: medium || null,
    utm_campaign: campaign || null,
    city: city || null,
    country: country || null,
  });
}

function count(counts: Map<string, Count>, key: Omit<Count, "hits">): void {
  const name = Object.values(key).join("|");
  const kept = counts.get(name);
  if (kept) kept.hits += 1;
  else counts.set(name, { ...key, hits: 1 });
}
