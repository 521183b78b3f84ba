import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { sweepHandoverPhotos } from "../handovers/photo-folder.ts";
import { sweepMailbox } from "../mail/desk/sweep-mailbox.ts";
import { forgetOld } from "./forget-old.ts";

/** Forgets old data on a member's request. Returns how many records, and writes that into the audit log. */
export async function runRetention(
  deps: Pick<Deps, "pool" | "clock" | "mailDir" | "handoverDir">,
  by: Doer,
): Promise<number> {
  const { pool, clock } = deps;
  const forgotten = await forgetOld(pool, clock.now());
  await sweepMailbox(deps);
  await sweepHandoverPhotos(deps);
  await inTransaction(pool, (client) =>
    writeAuditEntries(client, [
      {
        ...by,
        action: "retention.run",
        subjectKind: "retention",
        subjectId: "all",
        after: forgotten,
      },
    ]),
  );
  return Object.values(forgotten).reduce((sum, count) => sum + count, 0);
}
