import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "hono";
import type { Deps } from "../deps.ts";
import { isPhotoName } from "./photo-name.ts";

const types = { avif: "image/avif", webp: "image/webp" } as const;
type Format = keyof typeof types;

/** The cache header of a photo: a new upload gets a new name, so a file never changes. */
const forever = "public, max-age=31536000, immutable";

/**
 * Serves `GET /photos/{file}/{width}.{avif|webp}`: an uploaded photo in one width, from the folder `{file}` among the
 * images. Any other path is 404, without a reason.
 */
export function photoFiles({ imagesDir }: Pick<Deps, "imagesDir">): Handler {
  return async (c) => {
    const asked = readAddress(c.req.param("file") ?? "", c.req.param("size") ?? "");
    const bytes = imagesDir && asked && (await read(join(imagesDir, asked.file, asked.name)));
    if (!bytes) return c.text("No such picture", 404, { "Cache-Control": "no-cache" });
    return c.body(bytes, 200, {
      "Content-Type": types[asked.format],
      "Cache-Control": forever,
    });
  };
}

type PhotoPath = { file: string; name: string; format: Format };

function readAddress(file: string, size: string): PhotoPath | undefined {
  const [, width, format] = /^([1-9]\d{1,3})\.(avif|webp)$/.exec(size) ?? [];
  if (!width || !isFormat(format) || !isPhotoName(file)) return undefined;
  return { file, name: `${width}.${format}`, format };
}

function isFormat(text: string | undefined): text is Format {
  return text !== undefined && Object.hasOwn(types, text);
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    return undefined;
  }
}
