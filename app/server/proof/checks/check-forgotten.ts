import type { Pool } from "pg";
import type { Checked } from "../../../domain/proof/proof.ts";
import { forgottenKinds } from "../../../domain/settings/forgotten.ts";
import { countOld } from "../../settings/forget-old.ts";

/** It is forgotten every hour; what is older than that by two more was left out. */
const graceMs = 3 * 3_600_000;

/** Personal data whose retention has ended is gone: visits, photos of documents, customers and the rest. `now` in epoch milliseconds. */
export async function checkForgotten(pool: Pool, now: number): Promise<Checked> {
  const old = await countOld(pool, now - graceMs);
  return {
    counted: forgottenKinds.length,
    findings: forgottenKinds
      .filter((kind) => old[kind] > 0)
      .map((kind) => ({ fault: "kept-too-long", about: kind, kind, is: old[kind] })),
  };
}
