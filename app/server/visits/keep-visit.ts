import { checkTrip } from "../../domain/reservations/trip/check-trip.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { deviceType } from "../../domain/visits/device-type.ts";
import type {
  RefusedForm,
  VisitEvent,
  VisitStart,
  VisitView,
} from "../../domain/visits/visit-event.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Deps } from "../deps.ts";
import { visitLimit } from "../limits/visit-limit.ts";
import type { TooMany } from "../limits/try-limit.ts";
import { countRefused } from "./count-refused.ts";
import { readVisitor, type Visitor } from "./read-visitor.ts";

type VisitDeps = Pick<Deps, "pool" | "clock" | "catalogue" | "signingKey" | "findPlace" | "log">;

export type VisitTold = {
  event: VisitEvent;
  /** The network address of the browser; looked up and not stored. */
  address: string;
  userAgent: string | undefined;
  /** True when the browser asks not to be recorded (Global Privacy Control, Do Not Track). */
  optedOut: boolean;
  /** True for the browser of a member of the staff. */
  isStaff: boolean;
};

export type VisitAnswer = { ok: true } | TooMany | { ok: false; reason: "no-page" | "no-visit" };

/**
 * Stores a visit's events from a browser whose owner has agreed: its start, a page with the time spent on it, or the
 * wish to forget all of it. A repeated event changes nothing. A search that a browser did not send is counted, whoever made it. Visitors who have not agreed, the staff and bots get the same
 * answer and nothing is stored; adding to a visit requires its id. At most 90 a minute from one address.
 */
export async function keepVisit(world: VisitDeps, told: VisitTold): Promise<VisitAnswer> {
  const counted = await visitLimit(world).count(told.address);
  if (!counted.ok) return counted;
  const { event } = told;
  if (event.kind === "forget") return forget(world, event.session);
  const visitor = readVisitor(told.userAgent);
  if (told.optedOut || told.isStaff || !visitor.isPerson) return { ok: true };
  if (event.kind === "refused") return refused(world, event);
  if (!isListed(event.path, await world.catalogue.get())) return { ok: false, reason: "no-page" };
  if (event.kind === "start") return start(world, event, { ...visitor, address: told.address });
  return view(world, event);
}

/** True unless the page is about a place or a car that is not ours. */
function isListed(path: string, { priceList, cars }: Catalogue): boolean {
  const [, kind, name, id] = path.split("/");
  if (kind === "locations" && name !== undefined) {
    return priceList.locations.some(({ slug }) => slug.en === name || slug.bs === name);
  }
  if (kind !== "cars") return true;
  return cars.some((car) => car.category === name && String(car.id) === id);
}

const startText = `
  with seen as (
    insert into visit (
      session_id, started_at, last_seen_at, entry_page, browser, referrer_host, city, country,
      device_type, language, utm_source, utm_medium, utm_campaign
    )
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $11, $12, $13)
    on conflict (session_id) do update
      set last_seen_at = greatest(visit.last_seen_at, excluded.last_seen_at)
    returning id
  )
  insert into page_view (visit_id, view_id, path, at) select id, $10, $3, $2 from seen
  on conflict (view_id) do nothing`;

async function start(
  { pool, clock, findPlace }: VisitDeps,
  event: VisitStart,
  { browser, device, address }: Visitor & { address: string },
): Promise<VisitAnswer> {
  const { country, city } = findPlace?.(address) ?? {};
  const kind = deviceType(device, event.smallerSidePixels);
  const { session, path, referrer, language, view: viewId } = event;
  const now = new Date(clock.now());
  const about = [browser, referrer, city, country, kind, language];
  const { source, medium, campaign } = event.link ?? {};
  const values = [session, now, path, ...about, viewId, source, medium, campaign];
  await pool.query({ name: "start-visit", text: startText, values });
  return { ok: true };
}

const viewText = `
  with seen as (
    update visit set last_seen_at = greatest(last_seen_at, $4),
      exit_page = case when $6 then $3 else exit_page end
    where session_id = $1
    returning id
  ), kept as (
    insert into page_view (visit_id, view_id, path, at, seconds_spent)
    select id, $2, $3, $4::timestamptz - make_interval(secs => $5), $5::int from seen
    on conflict (view_id) do update
      set seconds_spent = greatest(page_view.seconds_spent, excluded.seconds_spent)
      where page_view.visit_id = excluded.visit_id
  )
  select id from seen`;

async function view({ pool, clock }: VisitDeps, event: VisitView): Promise<VisitAnswer> {
  const { session, view: viewId, path, seconds, leaves } = event;
  const values = [session, viewId, path, new Date(clock.now()), seconds, leaves];
  const { rowCount } = await pool.query({ name: "view-page", text: viewText, values });
  return rowCount ? { ok: true } : { ok: false, reason: "no-visit" };
}

/** What a browser finds is found once more here: a form that is well by now is not counted. */
async function refused(deps: VisitDeps, { fields, language }: RefusedForm): Promise<VisitAnswer> {
  const { priceList } = await deps.catalogue.get();
  const now = toLocal(deps.clock.now());
  const checked = checkTrip(fields, { ...priceList, now });
  if (!checked.ok) await countRefused(deps, { fields, faults: checked.faults, language, now });
  return { ok: true };
}

async function forget({ pool }: VisitDeps, session: string): Promise<VisitAnswer> {
  await pool.query("delete from visit where session_id = $1", [session]);
  return { ok: true };
}
