import type { Context, MiddlewareHandler } from "hono";
import { may } from "../../domain/staff/rights.ts";
import type { Deps } from "../deps.ts";
import { findStaff } from "../staff/sign-in/find-staff.ts";
import type { ClosedHouse } from "./last-status.ts";
import { isReachable } from "./open-paths.ts";

/**
 * What maintenance does to a request: nothing, the maintenance screen in place of the page, or the page as usual
 * because it comes from staff.
 */
export type Maintenance =
  | { kind: "off" }
  | { kind: "screen"; house: ClosedHouse }
  | { kind: "pass" };

declare module "hono" {
  interface ContextVariableMap {
    maintenance: Maintenance;
  }
}

/** What maintenance does to this request; nothing before `keepClosed` has run. */
export function maintenanceOf(c: Context): Maintenance {
  return c.get("maintenance") ?? { kind: "off" };
}

/**
 * While the site is closed, answers every path that is not in `open-paths` with the maintenance screen; forms are not
 * read. Staff pass, and see which pages are closed to others.
 */
export function keepClosed(
  deps: Deps,
  status: () => Promise<ClosedHouse | undefined>,
  answer: (c: Context) => Promise<Response>,
): MiddlewareHandler {
  return async (c, next) => {
    const house = await status();
    if (!house) return next();
    if (await isStaff(deps, c.req.raw)) c.set("maintenance", { kind: "pass" });
    else if (!isReachable(c.req.method, new URL(c.req.url).pathname)) {
      c.set("maintenance", { kind: "screen", house });
      return answer(c);
    }
    await next();
  };
}

/** When the database cannot identify the sender, it counts as a visitor. */
async function isStaff(deps: Deps, request: Request): Promise<boolean> {
  try {
    const staff = await findStaff(deps, request);
    return staff !== undefined && may(staff.role, "see-closed-site");
  } catch (error) {
    deps.log.warn({ err: error }, "who is signed in could not be read");
    return false;
  }
}
