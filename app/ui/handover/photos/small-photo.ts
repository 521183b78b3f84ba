/** A photo made small for the way, with a picture of it for the page. */
import { pictureOf } from "./picture-of.ts";
import { shrinkPhoto, type ShrunkPhoto } from "./shrink-photo.ts";

export type SmallPhoto =
  | { ok: true; photo: ShrunkPhoto & { picture: string } }
  | { ok: false; reason: "no-picture" };

/** Made where it is called: in the worker, or by the page itself in a browser that draws nothing in workers. */
export async function smallPhoto(file: Blob): Promise<SmallPhoto> {
  const shrunk = await shrinkPhoto(file);
  if (!shrunk.ok) return shrunk;
  const { bytes, type } = shrunk.photo;
  const picture = await pictureOf(new Blob([bytes], { type }));
  return picture === undefined
    ? { ok: false, reason: "no-picture" }
    : { ok: true, photo: { ...shrunk.photo, picture } };
}
