/** Reads which photos a customer took at the key box. No browser loads it. */
import { z } from "zod";
import { maxToldPhotos } from "../own-phone/told.ts";
import { type ExpectedPhoto, photoAngles } from "../photos.ts";

const photo = z.strictObject({
  kind: z.enum([...photoAngles, "damage"]),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  takenAt: z.int().min(0),
});

/** One photo of each angle at most, and those of damage; none where nothing was sent, undefined when it is no such thing. */
export function readBoxPhotos(text: string): ExpectedPhoto[] | undefined {
  if (text === "") return [];
  const photos = z
    .array(photo)
    .max(photoAngles.length + maxToldPhotos)
    .safeParse(jsonOf(text)).data;
  const isOnce = (values: readonly unknown[] = []) => new Set(values).size === values.length;
  const isEach =
    isOnce(photos?.flatMap(({ kind }) => (kind === "damage" ? [] : kind))) &&
    isOnce(photos?.map((one) => one.sha256));
  return isEach ? photos : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
