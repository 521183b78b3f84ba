import { writeBackup } from "../app/server/db/backup/write-backup.ts";
import { systemClock } from "../app/server/deps.ts";
import { fail, fileArgument, withDatabase } from "./with-database.ts";

/** `npm run backup FILE`: every table as of one moment and the files that its rows name, in one file. The product may keep running. */
const file = fileArgument();
if (file)
  await withDatabase(async (pool, { dataDir }) => {
    const made = await writeBackup({ pool, dataDir, clock: systemClock }, file);
    if (!made.ok) return made;
    const missing =
      made.missing.length > 0
        ? `. Pictures that are named and not there: ${made.missing.join(", ")}`
        : "";
    return {
      ok: true,
      told: `Backed up ${made.rows} rows of ${made.tables} tables and ${made.files} files into ${file}${missing}`,
    };
  });
else fail("Say into which file: npm run backup FILE");
