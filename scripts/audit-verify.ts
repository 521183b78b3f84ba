import { verifyChain, type Finding } from "../app/server/audit/verify-chain.ts";
import { openWitness } from "../app/server/audit/witness.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run audit:verify`: checks the audit log against its chain of hashes, and the end of the chain against the head that this
 * installation keeps and those given as arguments (`-- 1234:<hash>`, as a nightly letter tells them). Names every bad row, ten at
 * most. The product may keep running.
 */
await withDatabase(async (pool, env) => {
  const opened = await openWitness(env);
  if (!opened.ok) return opened;
  const given = process.argv.slice(2).map(readHead);
  if (given.includes(undefined))
    return { ok: false, sentence: "A head is written as number:hash, for example 1234:0f3a…" };
  const { key, readHead: readKept } = opened.witness;
  const kept = await readKept();
  const heads = [...(kept ? [kept] : []), ...given.filter((head) => head !== undefined)];
  const { sealed, waiting, head, notedGaps, bad } = await verifyChain(pool, {
    key,
    heads,
    keyed: kept,
  });
  const noted = notedGaps > 0 ? `, ${notedGaps} gaps noted at starts of the product` : "";
  const unkept = kept ? "" : " No head is kept here yet: a cut end would not be seen.";
  if (bad.length === 0)
    return {
      ok: true,
      told: `The audit log is whole: ${sealed} seals${noted}, ${waiting} entries waiting for theirs.${unkept} Head: ${sealed}:${head}`,
    };
  const named = bad.slice(0, 10).map((finding) => `  ${told(finding)}`);
  return {
    ok: false,
    sentence: `The audit log was tampered with. Findings in all: ${bad.length}.\n${named.join("\n")}`,
  };
});

function told({ seq, entryId, untilId, reason }: Finding): string {
  const seal = seq === undefined ? "" : ` (seal ${seq})`;
  const name = entryId === undefined ? `seal ${seq}` : `entry ${entryId}${seal}`;
  const sentences: Record<Finding["reason"], string> = {
    missing: `${name} is missing`,
    changed: `${name} was changed after it was sealed`,
    unkeyed: `${name} was sealed without the key`,
    cut: `${name} is not the one that was kept outside of the database: the log was cut or made anew`,
    unsealed: `${name} has no seal, though it is old enough`,
    gap: `entries ${entryId} to ${untilId} are gone, or were never committed`,
  };
  return sentences[reason];
}

/** `1234:<64 hexadecimal digits>`; undefined for anything else. */
function readHead(text: string): { seq: number; hash: string } | undefined {
  const [, seq, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}
