import { writeBackup } from "../app/server/db/backup/write-backup.ts";
import { systemClock } from "../app/server/deps.ts";
import { fail, fileArgument, withDatabase } from "./with-database.ts";

/** `npm run backup FILE`: every table as of one moment, in one file. The product may keep running. */
const file = fileArgument();
if (file)
  await withDatabase(async (pool) => {
    const made = await writeBackup(pool, file, systemClock);
    return made.ok
      ? { ok: true, told: `Backed up ${made.rows} rows of ${made.tables} tables into ${file}` }
      : made;
  });
else fail("Say into which file: npm run backup FILE");
