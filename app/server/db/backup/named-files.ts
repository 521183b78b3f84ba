/** The files in the data folder that rows name: they are part of a backup as the rows are. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PoolClient } from "pg";
import type { FileFacts } from "./backup-records.ts";

const chunkBytes = 1024 * 1024;

/**
 * The files that rows name, with their sizes and checksums, and the folders of pictures and photos that are named and not there. Paths are
 * those under the data folder.
 */
export async function listNamedFiles(
  client: PoolClient,
  dataDir: string,
): Promise<{ files: FileFacts[]; missing: string[] }> {
  const { rows } = await client.query<{ folder: string }>(
    `select 'images/' || file as folder from image
     union select 'handovers/' || sha256 from handover_photo where received_at is not null
     union select 'handovers/' || sha256 from handover_pass_photo
     union select 'handovers/' || sha256 from handover_paper
     union select 'handovers/' || sha256 from document where sha256 is not null and content <> '{}'
     union select 'handovers/' || photo_sha256 from fine where photo_sha256 is not null
     union select 'handovers/' || photo_sha256 from cash_movement where photo_sha256 is not null
     order by folder`,
  );
  const files: FileFacts[] = [];
  const missing: string[] = [];
  for (const { folder } of rows) {
    const names = await readdir(join(dataDir, folder)).catch(() => []);
    if (names.length === 0) missing.push(folder);
    for (const name of names.sort()) files.push(await measureFile(dataDir, `${folder}/${name}`));
  }
  return { files, missing };
}

/** The content of a file in pieces. Throws when it is not what was measured: it was exchanged meanwhile. */
export async function* fileChunks(dataDir: string, facts: FileFacts): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(join(dataDir, facts.path), {
    highWaterMark: chunkBytes,
  })) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest("hex") !== facts.sha256)
    throw new Error(`the file ${facts.path} changed while the backup was made`);
}

/** Files that are being restored: they stand aside until the rows that name them are written. */
export type StagedFiles = {
  /** Writes one file. Returns false when its content is not what its checksum says. */
  write: (facts: FileFacts, chunks: AsyncIterable<Buffer>) => Promise<boolean>;
  /** Moves all of them to their places; what stood there is replaced. */
  publish: () => Promise<void>;
  /** Takes all of them away, also those that were published. */
  discard: () => Promise<void>;
};

/** Opens a folder for files that are being restored into a data folder. */
export function stageFiles(dataDir: string): StagedFiles {
  const staging = join(dataDir, ".restoring");
  const folders = new Set<string>();
  return {
    write: async (facts, chunks) => {
      const path = join(staging, facts.path);
      folders.add(dirname(facts.path));
      await mkdir(dirname(path), { recursive: true });
      const hash = createHash("sha256");
      const file = await open(path, "w", 0o644);
      try {
        for await (const chunk of chunks) {
          hash.update(chunk);
          await file.write(chunk);
        }
        await file.sync();
      } finally {
        await file.close();
      }
      return hash.digest("hex") === facts.sha256;
    },
    publish: async () => {
      for (const folder of folders) {
        const place = join(dataDir, folder);
        await rm(place, { recursive: true, force: true });
        await mkdir(dirname(place), { recursive: true });
        await rename(join(staging, folder), place);
      }
      await rm(staging, { recursive: true, force: true });
    },
    discard: async () => {
      await rm(staging, { recursive: true, force: true });
      for (const folder of folders)
        await rm(join(dataDir, folder), { recursive: true, force: true });
    },
  };
}

async function measureFile(dataDir: string, path: string): Promise<FileFacts> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(join(dataDir, path))) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest("hex") };
}
