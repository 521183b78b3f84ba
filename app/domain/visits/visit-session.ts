import { savedInBrowser } from "../saved-in-browser.ts";

const mostMs = savedInBrowser.visitHours * 3_600_000;

/** What a browser that has agreed remembers of its visit. */
export type VisitSession = {
  id: string;
  /** When it was last on a page of ours, in epoch milliseconds. */
  seenAt: number;
  /** Our server knows of it. */
  isKnown: boolean;
};

/**
 * The visit that goes on, or a new one after more than 24 hours (specification, section 4). `stored` is what `storedSession`
 * wrote, or anything else that stands in its place.
 */
export function sessionAt(stored: string | null, now: number, makeId: () => string): VisitSession {
  const last = readSession(stored);
  const goesOn = last && now >= last.seenAt && now - last.seenAt <= mostMs;
  return goesOn ? { ...last, seenAt: now } : { id: makeId(), seenAt: now, isKnown: false };
}

/** A session as a text for `sessionAt`. */
export function storedSession({ id, seenAt, isKnown }: VisitSession): string {
  return `${id} ${seenAt} ${isKnown ? "known" : "new"}`;
}

/** Reads what `storedSession` wrote; `undefined` for any other text. */
export function readSession(stored: string | null): VisitSession | undefined {
  const [, id, seenAt, state] = /^([0-9a-f-]{36}) (\d{1,15}) (known|new)$/.exec(stored ?? "") ?? [];
  if (id === undefined || seenAt === undefined) return undefined;
  return { id, seenAt: Number(seenAt), isKnown: state === "known" };
}
