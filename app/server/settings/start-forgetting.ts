import type { Deps } from "../deps.ts";
import { sweepHandoverPhotos } from "../handovers/photo-folder.ts";
import { sweepMailbox } from "../mail/desk/sweep-mailbox.ts";
import { forgetOld } from "./forget-old.ts";

const minuteMs = 60_000;
const hourMs = 3_600_000;

/**
 * Forgets data past its retention a minute after the start, because a product restarted often would never reach an
 * hour, and every hour from then on. Returns a function that stops it.
 */
export function startForgetting(
  deps: Pick<Deps, "pool" | "clock" | "log" | "mailDir" | "handoverDir">,
  { firstAfterMs = minuteMs } = {},
): () => void {
  const first = setTimeout(forget, firstAfterMs, deps).unref();
  const hourly = setInterval(forget, hourMs, deps).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

function forget(deps: Pick<Deps, "pool" | "clock" | "log" | "mailDir" | "handoverDir">): void {
  forgetOld(deps.pool, deps.clock.now())
    .then(() => sweepMailbox(deps))
    .then(() => sweepHandoverPhotos(deps))
    .catch((error: unknown) =>
      deps.log.warn({ err: error }, "what was kept long enough was not forgotten"),
    );
}
