import type { Doer } from "../../app/server/audit/write-audit-entries.ts";

/** A member of the staff who does something, as verbs are told. */
export const doer: Doer = { actor: { kind: "staff", id: "amra" }, addressHash: "here" };
