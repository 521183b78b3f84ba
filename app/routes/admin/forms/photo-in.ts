import type { Deps } from "../../../server/deps.ts";
import { keepUpload, type KeptUpload } from "../../../server/images/keep-upload.ts";

/** The photo that came with a form, kept under its hash; undefined when none came. */
export async function photoIn(
  form: FormData,
  deps: Pick<Deps, "handoverDir">,
): Promise<KeptUpload | undefined> {
  const file = form.get("photo");
  if (!(file instanceof File) || file.size === 0) return undefined;
  return keepUpload(deps, new Uint8Array(await file.arrayBuffer()));
}
