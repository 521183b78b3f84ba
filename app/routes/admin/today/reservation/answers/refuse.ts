import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import type { Answer } from "./answer.ts";
import { wholeOf, type Asked } from "./asked.ts";
import type { Typed } from "../tasks/change-options.ts";

type Refusal = "not-found" | "stale" | "closed";

/** A form that could not be read. */
export function unreadable({ about }: Asked): Answer {
  const message = adminReservationWords(about.language).told.unreadable;
  return { told: { message }, status: 400 };
}

/** What is said of a deed that was refused; after somebody else's change, with what happened since. */
export function refused(asked: Asked, reason: Refusal, typed?: Typed): Answer {
  const { told } = adminReservationWords(asked.about.language);
  if (reason !== "stale")
    return { told: { message: reason === "closed" ? told.closed : told.gone, typed }, status: 409 };
  const message = `${told.stale} ${told.staleThen}`;
  return {
    told: { message, since: Math.max(0, wholeOf(asked.form, "event")), typed },
    status: 409,
  };
}

/** A sentence about what stands in the way. */
export function said(message: string, status = 409, typed?: Typed): Answer {
  return { told: { message, typed }, status };
}
