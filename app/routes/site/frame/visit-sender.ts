import type { SentVisitEvent } from "../../../domain/visits/visit-event.ts";

const address = "/visits";
const tries = 3;
const waitMs = 1000;

/** How a visit was told: `gone` when the server knows nothing of it (any more). */
export type VisitSent = "kept" | "gone" | "lost";

/** Tells the server once. Whatever goes wrong is not the visitor's trouble and is only returned. */
export async function sendVisit(event: SentVisitEvent): Promise<VisitSent> {
  try {
    const { status } = await fetch(address, {
      method: "POST",
      body: JSON.stringify(event),
      headers: { "Content-Type": "application/json" },
      keepalive: true,
    });
    if (status === 204) return "kept";
    return status === 404 ? "gone" : "lost";
  } catch {
    return "lost";
  }
}

/** Tells the server up to four times, waiting 1, 2 and 3 seconds in between (specification, section 7), unless it was called off. */
export async function sendUntilKept(
  event: SentVisitEvent,
  isWanted: () => boolean,
): Promise<VisitSent> {
  let sent = await sendVisit(event);
  for (let attempt = 1; attempt <= tries && sent === "lost"; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    if (!isWanted()) return "lost";
    sent = await sendVisit(event);
  }
  return sent;
}

/** Tells the server on the way out of a page; nobody waits for the answer. */
export function beaconVisit(event: SentVisitEvent): void {
  try {
    navigator.sendBeacon(address, JSON.stringify(event));
  } catch {
    // A browser without beacons, or one that has too many of them.
  }
}
