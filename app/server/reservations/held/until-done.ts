import type { Deps } from "../../deps.ts";
import { unlessMet } from "./unless-met.ts";

/** Tries of a change that only met another transaction, or prices that changed while it waited. */
const mostTries = 5;

/**
 * The answer of an attempt that writes all or nothing: tried again while it met others (`met`) or found the catalogue older
 * than the database (`stale`). `undefined` when that did not end.
 */
export async function untilDone<Answer>(
  { catalogue }: Pick<Deps, "catalogue">,
  attempt: () => Promise<Answer | "met" | "stale">,
): Promise<Answer | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await unlessMet(attempt);
    if (answer === "stale") await catalogue.refresh();
    else if (answer !== "met") return answer;
  }
  return undefined;
}
