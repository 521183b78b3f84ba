import type { Language } from "../../../domain/language.ts";
import type { SearchFields } from "../../../domain/reservations/trip/check-trip.ts";
import { referrerHost } from "../../../domain/visits/referrer-host.ts";
import { linkCampaign } from "../../../domain/visits/link-campaign.ts";
import type { SentVisitEvent } from "../../../domain/visits/visit-event.ts";
import {
  readSession,
  sessionAt,
  storedSession,
  type VisitSession,
} from "../../../domain/visits/visit-session.ts";

type SentVisitStart = Extract<SentVisitEvent, { kind: "start" }>;
type ViewedPage = { path: string; language: Language };

const maxSeconds = 24 * 60 * 60;

/** True after the first page of a document: only that one has a referrer from elsewhere. */
let hasArrived = false;

/**
 * Tells the server that a page is viewed, and for how long, until the returned function is called. The time runs while the page
 * is visible; whenever it is hidden or left, a beacon tells the server.
 */
export function watchView(page: ViewedPage): () => void {
  if (typeof crypto.randomUUID !== "function") return () => undefined;
  const view = crypto.randomUUID();
  const seen = stopwatch();
  let isOver = false;
  let session: string | undefined;
  void begin(page, view, () => !isOver).then((id) => (session = id));
  const tell = (leaves: boolean) => {
    // The visitor may have withdrawn consent, here or on another page.
    if (session === undefined || findSessionId() !== session) return;
    const told = { session, view, path: page.path, seconds: seen.read(), leaves };
    beaconVisit({ kind: "view", ...told });
  };
  const onHide = () => {
    seen.mark();
    if (document.visibilityState === "hidden") tell(true);
  };
  const onLeave = () => tell(true);
  document.addEventListener("visibilitychange", onHide);
  addEventListener("pagehide", onLeave);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onHide);
    removeEventListener("pagehide", onLeave);
    tell(false);
  };
}

/** Returns the id of the visit, once the server knows of it and of this view. */
async function begin(
  page: ViewedPage,
  view: string,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const session = openSession();
  if (!session) return undefined;
  if (session.isKnown) {
    const sent = await sendVisit({ kind: "view", session: session.id, view, path: page.path });
    if (sent !== "gone") return sent === "kept" ? session.id : undefined;
    // The visit was deleted: the next view belongs to a new one.
    if (findSessionId() !== session.id) return undefined;
    endSession();
    return isWanted() ? begin(page, view, isWanted) : undefined;
  }
  const start = { kind: "start", session: session.id, view, ...page, ...arrival() } as const;
  if ((await sendUntilKept(start, isWanted)) !== "kept") return undefined;
  keepKnown(session);
  return session.id;
}

/** Returns the visitor's referrer, what the link said that led here, and the screen size. */
function arrival(): Pick<SentVisitStart, "referrer" | "link" | "smallerSidePixels"> {
  const referrer = hasArrived ? undefined : referrerHost(document.referrer, location.host);
  const link = hasArrived ? undefined : linkCampaign(loadedAddress());
  hasArrived = true;
  const side = Math.round(Math.min(screen.width, screen.height));
  return {
    ...(referrer !== undefined && { referrer }),
    ...(link && { link }),
    ...(side >= 1 && { smallerSidePixels: Math.min(side, 20_000) }),
  };
}

/** Returns the address of the page that this browser loaded: the visitor may have gone on before this file came. */
export function loadedAddress(): URL {
  const [loaded] = performance.getEntriesByType("navigation");
  return new URL(loaded?.name ?? location.href, location.href);
}

/** A stopwatch that pauses while the page is hidden. */
function stopwatch(): { mark: () => void; read: () => number } {
  let seenMs = 0;
  let since = document.visibilityState === "visible" ? performance.now() : undefined;
  const mark = () => {
    const now = performance.now();
    if (since !== undefined) seenMs += now - since;
    since = document.visibilityState === "visible" ? now : undefined;
  };
  return {
    mark,
    read: () => {
      mark();
      return Math.min(Math.round(seenMs / 1000), maxSeconds);
    },
  };
}

const address = "/visits";
const tries = 3;
const waitMs = 1000;

/** The result of sending an event: `gone` when the server does not know the visit (any more). */
type VisitSent = "kept" | "gone" | "lost";

/** Sends an event once. A failure must not trouble the visitor and is only returned. */
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

/** Sends an event up to four times, waiting 1, 2 and 3 seconds in between (specification, section 7), unless it was cancelled. */
async function sendUntilKept(event: SentVisitEvent, isWanted: () => boolean): Promise<VisitSent> {
  let sent = await sendVisit(event);
  for (let attempt = 1; attempt <= tries && sent === "lost"; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    if (!isWanted()) return "lost";
    sent = await sendVisit(event);
  }
  return sent;
}

/** Tells of a search that was not sent, to be counted without whose it was: no consent is needed, and no visit is named. */
export function tellRefused(fields: SearchFields, language: Language): void {
  beaconVisit({ kind: "refused", language, fields });
}

/** Sends an event that nobody waits for, also while the page is being left. */
function beaconVisit(event: SentVisitEvent): void {
  try {
    navigator.sendBeacon(address, JSON.stringify(event));
  } catch {
    // The browser has no beacons, or has too many of them queued.
  }
}

const key = "visit-session";

/** Returns this browser's visit, or stores a new one. `undefined` when storage or randomness is unavailable. */
function openSession(): VisitSession | undefined {
  try {
    const makeId = () => crypto.randomUUID();
    const session = sessionAt(localStorage.getItem(key), Date.now(), makeId);
    keepSession(session);
    return session;
  } catch {
    return undefined;
  }
}

/** Returns the id of the visit in progress in this browser, if there is one. */
function findSessionId(): string | undefined {
  try {
    return readSession(localStorage.getItem(key))?.id;
  } catch {
    return undefined;
  }
}

/** Stores a visit, unless it was ended or another has begun meanwhile. */
function keepKnown(session: VisitSession): void {
  if (findSessionId() === session.id) keepSession({ ...session, isKnown: true });
}

/** Removes the visit from this browser and returns its id. */
export function endSession(): string | undefined {
  const id = findSessionId();
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  return id;
}

function keepSession(session: VisitSession): void {
  localStorage.setItem(key, storedSession(session));
}
