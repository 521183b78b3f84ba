import type { Context, MiddlewareHandler } from "hono";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { botKind } from "../../domain/visits/bot-kind.ts";
import { referrerHost } from "../../domain/visits/referrer-host.ts";
import { visitedPage, type VisitedPage } from "../../domain/visits/visited-page.ts";
import type { Deps } from "../deps.ts";
import { clientAddress } from "../http/client-address.ts";
import { isPrefetch } from "./is-counted.ts";
import { isStaff } from "./is-staff.ts";
import { countPage } from "./page-counter.ts";
import { countPlain } from "./plain-counter.ts";
import { readVisitor, type Visitor } from "./read-visitor.ts";

type CountDeps = Pick<Deps, "pool" | "log" | "clock" | "findPlace" | "trustProxy">;

/**
 * Counts every page that was shown to a person, rendered or from memory. Nothing of the visitor is stored but a
 * country and a kind of browser, so no consent is needed. Bots are counted apart, by their kind; prefetches and the staff are not.
 * A fault in counting never affects the visitor.
 */
export function countPages(world: CountDeps): MiddlewareHandler {
  const today = dayOf(world.clock);
  return async (c, next) => {
    await next();
    if (c.req.method !== "GET" || c.res.status !== 200) return;
    try {
      const page = isStaff(c.req.header("cookie")) ? undefined : shownPage(c);
      if (!page) return;
      const userAgent = c.req.header("user-agent");
      const visitor = readVisitor(userAgent);
      if (visitor.isPerson) count(world, c, { ...page, ...visitor, day: today() });
      else countPlain(world, { day: today(), subject: "bot", value: botKind(userAgent) });
    } catch (error) {
      world.log.warn({ err: error }, "a shown page was not counted");
    }
  };
}

type Shown = VisitedPage & Pick<Visitor, "browser" | "device"> & { day: string };

function count(
  world: CountDeps,
  c: Context,
  { path, language, browser, device, day }: Shown,
): void {
  const country = world.findPlace?.(clientAddress(c, world.trustProxy)).country ?? "";
  const host = referrerHost(c.req.header("referer") ?? "", c.req.header("host") ?? "") ?? "";
  const about = { device: device ?? "", browser, referrerHost: host, country } as const;
  countPage(world, { day, path, language, ...about });
}

/** The page that this answer shows to a visitor. */
function shownPage(c: Context): VisitedPage | undefined {
  const type = c.res.headers.get("content-type") ?? "";
  if (isPrefetch(c.req.raw.headers)) return undefined;
  const dest = c.req.header("sec-fetch-dest");
  if (type.startsWith("text/html")) {
    return dest === undefined || dest === "document" ? visitedPage(c.req.path) : undefined;
  }
  if (!type.startsWith("text/x-script")) return undefined;
  const page = visitedPage(pathOfData(c.req.path));
  const isSame = page && page.path === pageBefore(c)?.path;
  // A filter reloads the data of the open page: nobody went anywhere.
  return isSame ? undefined : page;
}

/** The path of the page that a data request of the router is for: `/vehicles.data`, `/_.data` for the home page. */
function pathOfData(path: string): string {
  if (!path.endsWith(".data")) return "";
  return path.slice(0, -".data".length).replace(/\/_$/, "/");
}

function pageBefore(c: Context): VisitedPage | undefined {
  const referrer = c.req.header("referer") ?? "";
  return URL.canParse(referrer) ? visitedPage(new URL(referrer).pathname) : undefined;
}

/** The date in Sarajevo, worked out once a minute. */
function dayOf(clock: Deps["clock"]): () => string {
  let minute = Number.NaN;
  let day = "";
  return () => {
    const now = clock.now();
    const minuteNow = Math.floor(now / 60_000);
    if (minuteNow !== minute) {
      minute = minuteNow;
      day = dateOf(toLocal(now));
    }
    return day;
  };
}
