import type { Deps } from "../../deps.ts";

/** Tries of something that only met another transaction, or prices that changed while it waited. */
const mostTries = 5;

/** What two transactions that meet do to each other: serialisation, deadlock, overlap, a key that both wrote. */
const meetings = new Set(["40001", "40P01", "23P01", "23505"]);

/**
 * The answer of an attempt that writes all or nothing: tried again while it met others (`met`, or an error of the database
 * that says so) or found the catalogue older than the database (`stale`). Undefined when that did not end; `givenUp` hears
 * of it, with the last error of the database if there was one.
 */
export async function untilDone<Answer>(
  { catalogue }: Pick<Deps, "catalogue">,
  attempt: () => Promise<Answer | "met" | "stale">,
  givenUp?: (lastError: unknown) => void,
): Promise<Answer | undefined> {
  let lastError: unknown;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await attempt().catch((error: unknown) => {
      if (!isMeeting(error)) throw error;
      lastError = error;
      return "met" as const;
    });
    if (answer === "stale") await catalogue.refresh();
    else if (answer !== "met") return answer;
  }
  givenUp?.(lastError);
  return undefined;
}

/** True when the database says that a transaction met another one and may be tried again. */
function isMeeting(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && meetings.has(code);
}
