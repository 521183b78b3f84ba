import type { FieldFaults } from "../forms/field-fault.ts";
import type { Fields } from "./merge-fields.ts";

/** A record as it was typed, and as it stood in the form before: what differs is what the member changed. */
export type Edit = { typed: Fields; seen: Fields };

/** What became of an edit. */
export type EditAnswer =
  /** The whole form before and after. */
  | { ok: true; before: Fields; after: Fields }
  | { ok: false; reason: "invalid"; faults: FieldFaults }
  /** Somebody else changed the same fields meanwhile; `theirs` is the whole form as it is now. */
  | { ok: false; reason: "stale"; theirs: Fields }
  | { ok: false; reason: "not-found" };
