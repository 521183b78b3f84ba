import { checkBackup } from "../app/server/db/backup/check-backup.ts";
import { restoreBackup } from "../app/server/db/backup/restore-backup.ts";
import { migrate } from "../app/server/db/migrate.ts";
import { fail, fileArgument, withDatabase } from "./with-database.ts";

/** `npm run restore FILE`: restores a backup into an empty database, completely or not at all. */
const file = fileArgument();
const checked = file ? await checkBackup(file) : undefined;
if (!file) fail("Say from which file: npm run restore FILE");
else if (checked?.ok === false) fail(checked.sentence);
else
  await withDatabase(async (pool, { dataDir }) => {
    await migrate(pool);
    const restored = await restoreBackup({ pool, dataDir }, file);
    return restored.ok
      ? {
          ok: true,
          told: `Restored ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files; counts and checksums are those of the backup`,
        }
      : restored;
  });
