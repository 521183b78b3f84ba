import type { Doer } from "../../app/domain/staff/doer.ts";

/** A member of the staff, as verbs take the doer. */
export const doer: Doer = { actor: { kind: "staff", id: "amra" }, addressHash: "here" };
