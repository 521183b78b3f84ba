import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive; its text is written as UTF-8. */
export type ZippedFile = { name: string; text: AsyncIterable<string> | Iterable<string> };

/** The date of every file, 1 January 1980, where the format's time begins: files do not reveal when they were made. */
const noDate = new Date(1980, 0, 1);

/**
 * Makes a ZIP archive while its files are read, so that no file is in memory whole and requests are served in between.
 * Throws when reading a text throws.
 */
export async function* zipFiles(files: Iterable<ZippedFile>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const archive = Readable.from(zip.outputStream);
  const texts = Array.from(files, ({ name, text }) => {
    const bytes = Readable.from(text, { objectMode: false });
    bytes.on("error", (error) => archive.destroy(error));
    zip.addReadStream(bytes, name, { mtime: noDate });
    return bytes;
  });
  zip.end();
  try {
    for await (const part of archive) {
      if (!Buffer.isBuffer(part)) throw new TypeError("packed bytes were expected");
      yield part;
    }
  } finally {
    // A reader that stops reading the archive stops the reading of the rows.
    for (const text of texts) text.destroy();
  }
}
