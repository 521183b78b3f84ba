import { can } from "../../../../domain/reservations/states/actions.ts";
import type { OpenChange } from "./open-change.ts";

const things = ["changed", "cancelled", "late"] as const;

/** What has just been done, as the address says after it. */
export type Done = (typeof things)[number];

/** What the page thanks for. An address that is kept and opened later must not say what is not so. */
export function doneOf(
  text: string | null,
  { free, status, sequence, late }: Pick<OpenChange, "free" | "status" | "sequence" | "late">,
): Done | undefined {
  const done = things.find((thing) => thing === text);
  const isTrue = {
    changed: free !== undefined && sequence > 0,
    cancelled: can("reinstate", status),
    late: late?.told !== undefined,
  };
  return done && isTrue[done] ? done : undefined;
}
