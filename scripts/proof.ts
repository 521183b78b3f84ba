import { mendedAt, type CheckResult } from "../app/domain/proof/proof.ts";
import { formatNumber } from "../app/i18n/format.ts";
import { proofWords } from "../app/i18n/admin-proof/en.ts";
import { tellFinding } from "../app/i18n/admin-proof/tell-finding.ts";
import { openWitness } from "../app/server/audit/witness.ts";
import { systemClock } from "../app/server/deps.ts";
import { proofMeans } from "../app/server/proof/proof-means.ts";
import { runProof } from "../app/server/proof/run-proof.ts";
import { withDatabase } from "./with-database.ts";

/** `npm run proof`: the morning proof, a line per check and one per fault; exits with 1 when a check failed. The product may keep running. */
const words = proofWords("en-us");

await withDatabase(async (pool, env, database) => {
  const opened = await openWitness(env);
  if (!opened.ok) return opened;
  const means = proofMeans(env, database, opened.witness);
  const answer = await runProof({ pool, clock: systemClock, means }, { reason: "command" });
  if (!answer.ok) return { ok: false, sentence: words.busy };
  const { results } = answer;
  const told = results.flatMap(linesOf).join("\n");
  const failed = results.filter(({ outcome }) => outcome === "bad").length;
  return failed === 0
    ? { ok: true, told: `${told}\nAll is well.` }
    : { ok: false, sentence: `${told}\nChecks that failed: ${failed}.` };
});

function linesOf({ check, outcome, counted, found, findings }: CheckResult): string[] {
  const name = words.checks[check];
  if (outcome === "idle") return [`–  ${name}: ${words.idle}`];
  if (outcome === "good") return [`✓  ${name}: ${words.checked(formatNumber(counted, "en-us"))}`];
  const faults = findings.map((finding) => {
    const page = mendedAt(finding);
    return `     ${tellFinding(finding, "en-us")}${page ? ` ${words.mend[page]}.` : ""}`;
  });
  return [`✗  ${name}: ${words.found(found, formatNumber(found, "en-us"))}`, ...faults];
}
