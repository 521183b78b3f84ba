import type { Deps } from "../../../server/deps.ts";
import { readPhotoFile } from "../../../server/handovers/photo-folder.ts";
import { secretHeaders } from "../../request/private-headers.ts";
import { notFound } from "./action-answer.ts";

/** Answers with a kept photo. Throws 404 when there is none, or its file is gone. */
export async function sendPhoto(
  { handoverDir }: Pick<Deps, "handoverDir">,
  sha256: string | null | undefined,
): Promise<Response> {
  const photo =
    handoverDir === undefined || !sha256 ? undefined : await readPhotoFile(handoverDir, sha256);
  if (!photo) throw notFound();
  return new Response(new Uint8Array(photo), {
    headers: { ...secretHeaders, "Content-Type": "image/webp", "Content-Disposition": "inline" },
  });
}
