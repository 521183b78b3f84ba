import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { encodeEvidence, type PhotoRefusal } from "./encode-photo.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { keepPhoto } from "../handovers/photo-folder.ts";

/** `not-kept`: there is no place to keep it. */
export type KeptUpload =
  | { ok: true; sha256: string }
  | { ok: false; reason: PhotoRefusal | "not-kept" };

/** Keeps a photo that came with a form, encoded anew, under the SHA-256 of the bytes as they were sent. A refusal writes nothing. */
export async function keepUpload(
  { handoverDir }: Pick<Deps, "handoverDir">,
  bytes: Uint8Array,
): Promise<KeptUpload> {
  if (handoverDir === undefined) return { ok: false, reason: "not-kept" };
  const encoded = await oneAtATime(() => encodeEvidence(bytes));
  if (!encoded.ok) return encoded;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await keepPhoto(handoverDir, { sha256, bytes: encoded.photo.webp });
  return { ok: true, sha256 };
}
