import type { Doer } from "../../app/domain/staff/doer.ts";

/** A member of the staff who does something, as verbs are told. */
export const doer: Doer = { actor: { kind: "staff", id: "amra" }, addressHash: "here" };
