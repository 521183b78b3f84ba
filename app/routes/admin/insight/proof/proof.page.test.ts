import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { proofWords } from "../../../../i18n/admin-proof/en.ts";
import { witnessInMemory } from "../../../../server/audit/witness.ts";
import { isProving } from "../../../../server/proof/run-proof.ts";

const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-proof-page-"));
/** What a restore waits for. */
let restoring: Promise<void> | undefined;
const site = staffSite({
  clock: { now: () => Date.now() },
  proof: {
    witness: witnessInMemory(Buffer.alloc(32, 1)),
    dataDir,
    backupDir: join(dataDir, "backups"),
    mailLeaves: false,
    databaseUrl: undefined,
    tryRestore: async () => {
      await restoring;
      return { ok: true };
    },
  },
});
afterAll(() => rmSync(dataDir, { recursive: true }));
const { post, read } = site;
const ended = async () => {
  await expect.poll(() => isProving(site.deps.pool), { timeout: 20_000 }).toBe(false);
};

describe.each(["en-us", "ba"] as const)("the morning proof (%s)", (language) => {
  const words = proofWords(language);
  const path = `${language === "ba" ? "/ba" : ""}/admin/proof`;

  test("is run on request, names what is wrong and leads to what mends it", async () => {
    await site.owner.query("delete from proof_run");
    expect((await read(path)).html).toContain(words.never);
    await site.owner.query(
      `insert into outbox (kind, language, payload, created_at)
       values ('test-letter', 'ba', '{}', now() - interval '3 hours')`,
    );
    expect((await post(path, { do: "run" }, "manager")).status).toBe(303);
    await ended();
    await site.owner.query("delete from outbox");
    const { html } = await read(path, "manager");
    for (const check of Object.values(words.checks)) expect(html).toContain(check);
    expect(html).toContain(words.mend.mail);
    expect(html).toContain(`${path.replace("proof", "settings/mail")}"`);
    // The name of who asked for it, and the folder in which no backup is.
    expect(html).toContain("Amra manager");
    expect(html).toContain(join(dataDir, "backups"));
  });

  test("stays to be read when another one was made", async () => {
    const { rows } = await site.owner.query<{ id: number }>("select max(id) as id from proof_run");
    await post(path, { do: "run" });
    await ended();
    const older = await read(`${path}?run=${rows[0]?.id}`);
    expect(older.html).toContain(words.mend.mail);
    expect(older.html).toContain(words.toLast);
    expect((await read(path)).html).not.toContain(words.mend.mail);
  });

  test("is answered at once and runs on, is said to be under way, and stands in the audit log", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    restoring = promise;
    // A backup for the check that restores.
    mkdirSync(join(dataDir, "backups"), { recursive: true });
    const file = join(dataDir, "backups/eternal-pro-2026-11-24T02-10-05Z.backup");
    writeFileSync(file, "");
    expect((await post(path, { do: "run" }, "manager")).status).toBe(303);
    const { html } = await read(path, "manager");
    expect([html.includes(words.underWay), html.includes('value="run"')]).toEqual([true, false]);
    expect((await post(path, { do: "run" })).status).toBe(409);
    const told = await site.owner.query<{ by: string }>(
      `select "user".role as by from audit_entry join "user" on "user".id = actor_id where action = 'proof.run' order by audit_entry.id desc limit 1`,
    );
    expect(told.rows).toEqual([{ by: "manager" }]);
    resolve();
    restoring = undefined;
    await ended();
    rmSync(file);
    expect((await read(path, "manager")).html).not.toContain(words.underWay);
  });

  test.each(["?run=999999", "?run=-1", "?run=1;drop", "?run=99999999999999", "?run="])(
    "%s is no reason to fail",
    async (query) => expect((await read(path + query)).status).toBe(200),
  );

  test.each(["agent", "accountant", "viewer"] as const)("is not for %s", async (role) => {
    expect((await read(path, role)).status).toBe(403);
    expect((await post(path, { do: "run" }, role)).status).toBe(403);
  });
});
