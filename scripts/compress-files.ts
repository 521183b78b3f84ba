import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes a brotli and a gzip copy of every text file of the built site, so that no request has to compress one. */
const folder = "build/client";
const text = /\.(js|css|svg|html|json|txt|xml|webmanifest|map)$/;
const minBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && text.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  await writeFile(
    `${path}.br`,
    await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
