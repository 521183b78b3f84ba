import {
  readSession,
  sessionAt,
  storedSession,
  type VisitSession,
} from "../../../domain/visits/visit-session.ts";

const key = "visit-session";

/** The visit of this browser, or a new one; it is kept from now on. `undefined` where nothing can be kept or made up. */
export function openSession(): VisitSession | undefined {
  try {
    const makeId = () => crypto.randomUUID();
    const session = sessionAt(localStorage.getItem(key), Date.now(), makeId);
    keepSession(session);
    return session;
  } catch {
    return undefined;
  }
}

/** The id of the visit that goes on in this browser, when there is one. */
export function findSessionId(): string | undefined {
  try {
    return readSession(localStorage.getItem(key))?.id;
  } catch {
    return undefined;
  }
}

/** Keeps a visit, unless it was ended or another has begun meanwhile. */
export function keepKnown(session: VisitSession): void {
  if (findSessionId() === session.id) keepSession({ ...session, isKnown: true });
}

/** Forgets the visit in this browser and returns its id. */
export function endSession(): string | undefined {
  const id = findSessionId();
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  return id;
}

function keepSession(session: VisitSession): void {
  localStorage.setItem(key, storedSession(session));
}
