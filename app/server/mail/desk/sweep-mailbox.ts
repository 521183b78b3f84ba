/** The cleaning of the local mailbox: letters are personal data there as much as in the database. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../../deps.ts";

/**
 * The age before which no file is deleted: a restored backup may lack the rows of the newest letters, whose files are
 * then their only trace.
 */
const keptMs = 7 * 86_400_000;

const largestId = 2_147_483_647;

const goneText = `
  select id from unnest($1::int[]) as boxed (id)
  where not exists (select from outbox where outbox.id = boxed.id)`;

/**
 * Deletes the files of letters whose rows were erased or forgotten, once they are a week old; returns how many.
 * Without a mailbox it does nothing. To be called about every hour.
 */
export async function sweepMailbox({
  pool,
  clock,
  mailDir,
}: Pick<Deps, "pool" | "clock" | "mailDir">): Promise<number> {
  if (mailDir === undefined) return 0;
  const boxed = await listBoxed(mailDir);
  const ids = boxed.map(({ id }) => id);
  const { rows } = await pool.query<{ id: number }>(goneText, [ids]);
  const gone = new Set(rows.map(({ id }) => id));
  let swept = 0;
  for (const { id, path } of boxed) {
    if (!gone.has(id)) continue;
    const written = await stat(path).catch(() => undefined);
    if (!written || clock.now() - written.mtimeMs < keptMs) continue;
    await rm(path, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** Deletes the files of these letters immediately, by the ids of their rows. */
export async function dropBoxed(
  mailDir: string | undefined,
  ids: readonly number[],
): Promise<void> {
  if (mailDir === undefined || ids.length === 0) return;
  const wanted = new Set(ids);
  for (const { id, path } of await listBoxed(mailDir))
    if (wanted.has(id)) await rm(path, { recursive: true, force: true });
}

/** The folders of letters, unfinished ones too. Other files there are not ours. */
async function listBoxed(mailDir: string): Promise<{ id: number; path: string }[]> {
  const names = await readdir(mailDir).catch(() => []);
  return names.flatMap((name) => {
    const id = Number(/^\.?(\d{8,10})-[a-z-]+$/.exec(name)?.[1]);
    return id <= largestId ? [{ id, path: join(mailDir, name) }] : [];
  });
}
