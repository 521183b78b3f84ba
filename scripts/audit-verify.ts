import { verifyChain } from "../app/server/audit/verify-chain.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run audit:verify`: checks the audit log against its chain of hashes and names the first bad row. The product may keep
 * running.
 */
await withDatabase(async (pool) => {
  const { sealed, waiting, head, bad } = await verifyChain(pool);
  const [first] = bad;
  if (!first)
    return {
      ok: true,
      told: `The audit log is whole: ${sealed} entries sealed, ${waiting} waiting for their seal. Head: ${head}`,
    };
  const name =
    first.entryId === undefined
      ? `seal ${first.seq}`
      : `entry ${first.entryId} (seal ${first.seq})`;
  const what = first.reason === "missing" ? "is missing" : "was changed after it was sealed";
  return {
    ok: false,
    sentence: `The audit log was tampered with: ${name} ${what}. Bad rows in all: ${bad.length}.`,
  };
});
