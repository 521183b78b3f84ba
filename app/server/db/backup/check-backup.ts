import { refuse, type Refusal } from "../../refusal.ts";
import { BrokenBackup, headSchema, readRecords, type BackupHead } from "./backup-records.ts";

/** Reads a whole backup file and answers with its head; a file that is not whole or was changed is refused. */
export async function checkBackup(file: string): Promise<{ ok: true; head: BackupHead } | Refusal> {
  try {
    let head: BackupHead | undefined;
    for await (const record of readRecords(file)) {
      if (!head) head = parseHead(record.kind === "H" ? record.body : undefined);
    }
    return head ? { ok: true, head } : refuseFile(file, "is empty");
  } catch (error) {
    if (error instanceof BrokenBackup) return refuseFile(file, error.message);
    throw error;
  }
}

/** The sentence for a file that cannot be restored. */
export function refuseFile(file: string, why: string): Refusal {
  return refuse(`The file ${file} ${why}: nothing was restored.`);
}

function parseHead(body: Buffer | undefined): BackupHead {
  try {
    return headSchema.parse(JSON.parse(body?.toString() ?? ""));
  } catch (error) {
    throw new BrokenBackup("is no backup of this program", { cause: error });
  }
}
