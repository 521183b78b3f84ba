import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { putAside, sweepFolders, takeBackMs } from "./photo-folders.ts";
import { photoColumns, type PhotoRow } from "./photo-rows.ts";

type PhotoDeps = Pick<Deps, "pool" | "imagesDir" | "clock" | "log" | "catalogue">;

type SeenPhoto = { id: number; carId: number; version: number; by: Doer };

type Removed =
  /** `file`: the name for `restorePhoto`. */
  { ok: true; file: string } | { ok: false; reason: "none" | "stale" };

/**
 * Deletes a photo of a car: its row and its public files immediately, the files on the disk ten minutes later; until
 * then `restorePhoto` can bring it back.
 */
export async function removePhoto(
  deps: PhotoDeps,
  { id, carId, version, by }: SeenPhoto,
): Promise<Removed> {
  const { pool, imagesDir, clock, catalogue } = deps;
  const removed = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<PhotoRow>(
      `delete from image where id = $1 and car_id = $2 and version = $3 returning ${photoColumns}`,
      [id, carId, version],
    );
    const [row] = rows;
    if (!row) {
      const there = await client.query("select from image where id = $1 and car_id = $2", [
        id,
        carId,
      ]);
      return there.rowCount ? ("stale" as const) : ("none" as const);
    }
    const before = { file: row.file, altEn: row.alt.en, altBs: row.alt.bs };
    await writeAuditEntries(client, [
      { ...by, action: "car.photo-removed", subjectKind: "car", subjectId: String(carId), before },
    ]);
    return row;
  });
  if (typeof removed === "string") return { ok: false, reason: removed };
  if (imagesDir !== undefined) {
    await putAside(imagesDir, removed.file, { record: removed, now: clock.now() });
    sweepLater({ ...deps, imagesDir });
  }
  await catalogue.catchUp();
  return { ok: true, file: removed.file };
}

/** Sweeps deleted files now and when they are due. When the process ends before, the next upload or deletion sweeps them. */
function sweepLater({ imagesDir, clock, log }: PhotoDeps & { imagesDir: string }): void {
  const sweep = () =>
    sweepFolders(imagesDir, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, "deleted pictures were not swept"),
    );
  void sweep();
  setTimeout(sweep, takeBackMs + 1000).unref();
}
