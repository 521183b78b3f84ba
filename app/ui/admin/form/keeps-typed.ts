import type { Location } from "react-router";

/** The `state` of a form whose sending loses nothing of what is typed on its page: `LeaveGuard` does not ask about it. */
export const keepsTyped = { keepsTyped: true } as const;

/** Does a move to the location come from such a form? */
export function doesKeepTyped({ state }: Pick<Location<unknown>, "state">): boolean {
  return typeof state === "object" && state !== null && "keepsTyped" in state;
}
