import type { Language } from "../../../domain/language.ts";
import { referrerHost } from "../../../domain/visits/referrer-host.ts";
import { beaconVisit, sendUntilKept, sendVisit } from "./visit-sender.ts";
import { endSession, findSessionId, keepKnown, openSession } from "./visit-storage.ts";

export type ViewedPage = { path: string; language: Language };

const mostSeconds = 24 * 60 * 60;

/** Only the first page of a document was come to from elsewhere. */
let hasArrived = false;

/**
 * Tells the server that a page is looked at, and how long, until the answer is called. The time runs while the page can be
 * seen; whenever it is hidden or left, the server hears of it by a beacon.
 */
export function watchView(page: ViewedPage): () => void {
  if (typeof crypto.randomUUID !== "function") return () => undefined;
  const view = crypto.randomUUID();
  const seen = stopwatch();
  let isOver = false;
  let session: string | undefined;
  void begin(page, view, () => !isOver).then((id) => (session = id));
  const tell = (leaves: boolean) => {
    // The visitor may have taken the consent back, here or on another page.
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

/** The id of the visit, once the server knows of it and of this view. */
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
    // It was deleted: what goes on is another visit.
    if (findSessionId() !== session.id) return undefined;
    endSession();
    return isWanted() ? begin(page, view, isWanted) : undefined;
  }
  const start = { kind: "start", session: session.id, view, ...page, ...arrival() } as const;
  if ((await sendUntilKept(start, isWanted)) !== "kept") return undefined;
  keepKnown(session);
  return session.id;
}

/** Where the visitor comes from, and on what kind of screen. */
function arrival(): { referrer?: string; smallerSidePixels?: number } {
  const referrer = hasArrived ? undefined : referrerHost(document.referrer, location.host);
  hasArrived = true;
  const side = Math.round(Math.min(screen.width, screen.height));
  return {
    ...(referrer !== undefined && { referrer }),
    ...(side >= 1 && { smallerSidePixels: Math.min(side, 20_000) }),
  };
}

/** A watch that stands still while nobody can see the page. */
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
      return Math.min(Math.round(seenMs / 1000), mostSeconds);
    },
  };
}
