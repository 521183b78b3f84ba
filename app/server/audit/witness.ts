/** What is known of the audit log outside of its database: the key of its seals, and the seal that was written last. */
import { randomBytes, randomUUID } from "node:crypto";
import { chmod, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "../env.server.ts";
import { refuse, type Refusal } from "../refusal.ts";

/** The last seal that this installation has written, and where the part of the chain with its key begins. */
export type Head = {
  seq: number;
  hash: string;
  /** The number of the first seal with the key, and the hash of the seal before it. */
  keyedFrom: number;
  hashBefore: string;
};

export type Witness = {
  key: Uint8Array;
  /** Undefined before the first seal was written here. Throws when the file is there and cannot be read. */
  readHead: () => Promise<Head | undefined>;
  /** Survives a power cut: the file is the old one or the new one. */
  writeHead: (head: Head) => Promise<void>;
};

const headShape = z.object({
  seq: z.number().int().nonnegative(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyedFrom: z.number().int().positive(),
  hashBefore: z.string().regex(/^[0-9a-f]{64}$/),
});

const keyBytes = 32;

/**
 * Opens the witness of the audit log: the key of `AUDIT_KEY`, or that of the file `audit/key` in the data folder, which the first
 * start makes; the head stands in `audit/head.json`. Refuses with a sentence when the folder cannot be read or written.
 */
export async function openWitness({
  dataDir,
  auditKey,
}: Pick<Env, "dataDir" | "auditKey">): Promise<{ ok: true; witness: Witness } | Refusal> {
  const folder = join(dataDir, "audit");
  try {
    await mkdir(folder, { recursive: true });
    const key = auditKey ?? (await openKey(join(folder, "key")));
    if (key.length < keyBytes)
      return refuse(`The key of the audit log, ${join(folder, "key")}, is cut short: put it back.`);
    const file = join(folder, "head.json");
    return { ok: true, witness: { key, ...headIn(file) } };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refuse(
      `The folder ${folder} cannot be used (${why}): DATA_DIR has to be a folder that the product may write to.`,
    );
  }
}

/** The same without a folder, for as long as the process runs. */
export function witnessInMemory(key: Uint8Array): Witness {
  let head: Head | undefined;
  return {
    key,
    readHead: async () => head,
    writeHead: async (written) => {
      head = written;
    },
  };
}

async function openKey(file: string): Promise<Uint8Array> {
  const made = randomBytes(keyBytes).toString("base64");
  // Of two first starts at once the first one makes the key.
  await writeFile(file, made, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error;
  });
  await chmod(file, 0o600);
  return Buffer.from(await readFile(file, "utf8"), "base64");
}

function headIn(file: string): Pick<Witness, "readHead" | "writeHead"> {
  return {
    readHead: async () => {
      const text = await readFile(file, "utf8").catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return text === undefined ? undefined : headShape.parse(JSON.parse(text));
    },
    writeHead: async (head) => {
      // A name of its own: another process of this installation may write its head at the same moment.
      const written = `${file}.${randomUUID()}`;
      try {
        await writeThrough(written, JSON.stringify(head));
        await rename(written, file);
      } catch (error) {
        await rm(written, { force: true });
        throw error;
      }
    },
  };
}

/** Returns once the text of a new file is on the disk. */
async function writeThrough(path: string, text: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
