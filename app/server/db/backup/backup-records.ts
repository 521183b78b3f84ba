import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup file: gzip around records of a one-letter kind, four bytes of length, and the body. `H` is the head; then
 * each table of the head, in order, has its rows as `D`…, closed by `E`; then each file of the head, in order, likewise; at the
 * end `Z`, the hash of everything before it, without which a backup is incomplete.
 */
export type BackupRecord = { kind: "H" | "D" | "E" | "Z"; body: Buffer };

export const headSchema = z.object({
  /** The first format had no files. */
  format: z.enum(["eternal-pro backup 1", "eternal-pro backup 2"]),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      checksum: z.string(),
    }),
  ),
  files: z
    .array(z.object({ path: z.string().refine(isInnerPath), bytes: z.int(), sha256: z.string() }))
    .default([]),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
});
export type BackupHead = z.infer<typeof headSchema>;
export type FileFacts = BackupHead["files"][number];

/** True for `images/polo-front/480.webp`: a path that cannot lead out of the folder that it is put into. */
function isInnerPath(path: string): boolean {
  return path.split("/").every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
}

/** Thrown when the file is no backup, incomplete or changed; the message finishes the sentence "FILE …". */
export class BrokenBackup extends Error {}

const longestBody = 64 * 1024 * 1024;
const frontBytes = 5;

/** One record as bytes. */
export function recordBytes({ kind, body }: BackupRecord): Buffer {
  const front = Buffer.alloc(frontBytes);
  front.write(kind, "latin1");
  front.writeUInt32BE(body.length, 1);
  return Buffer.concat([front, body]);
}

/** Reads a file's records up to its hash. Throws `BrokenBackup` unless all of them are there as they were written. */
export async function* readRecords(file: string): AsyncGenerator<BackupRecord> {
  const hash = createHash("sha256");
  let rest: Buffer = Buffer.alloc(0);
  let whole = false;
  for await (const chunk of unzipped(file)) {
    rest = Buffer.concat([rest, chunk]);
    for (let record = firstRecord(rest); record; record = firstRecord(rest)) {
      if (whole) throw new BrokenBackup("goes on after its end");
      const bytes = rest.subarray(0, frontBytes + record.body.length);
      rest = rest.subarray(bytes.length);
      whole = record.kind === "Z";
      if (whole && hash.digest("hex") !== record.body.toString())
        throw new BrokenBackup("was changed after it was made");
      if (!whole) hash.update(bytes);
      yield record;
    }
  }
  if (!whole || rest.length > 0) throw new BrokenBackup("is not whole: its end is missing");
}

function firstRecord(bytes: Buffer): BackupRecord | undefined {
  if (bytes.length < frontBytes) return undefined;
  const kind = bytes.toString("latin1", 0, 1);
  const length = bytes.readUInt32BE(1);
  if ((kind !== "H" && kind !== "D" && kind !== "E" && kind !== "Z") || length > longestBody)
    throw new BrokenBackup("is no backup of this program, or was changed");
  if (bytes.length < frontBytes + length) return undefined;
  return { kind, body: bytes.subarray(frontBytes, frontBytes + length) };
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "Z_BUF_ERROR") throw new BrokenBackup("is not whole: its end is missing");
    if (code.startsWith("Z_"))
      throw new BrokenBackup("is no backup of this program, or was changed");
    if (code === "ENOENT") throw new BrokenBackup("does not exist");
    if (code === "EISDIR") throw new BrokenBackup("is a folder");
    if (code === "EACCES") throw new BrokenBackup("may not be read by this user");
    throw error;
  } finally {
    source.destroy();
  }
}
