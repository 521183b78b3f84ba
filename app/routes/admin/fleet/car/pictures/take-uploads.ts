import type { Doer } from "../../../../../domain/staff/doer.ts";
import { cleanText } from "../../../../../domain/plain-text.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { addPhoto, mostPhotos, type PhotoFault } from "../../../../../server/images/add-photo.ts";
import { mostPhotoBytes } from "../../../../../server/images/encode-photo.ts";

/** What became of a file; without a reason it is a picture of the car now. */
export type Upload = { name: string; reason?: PhotoFault };

type Asked = { deps: Deps; by: Doer; carId: number; form: FormData };

/** Makes pictures of the files of a form, one after the other. What was sent without a file is no upload. */
export async function takeUploads({ deps, by, carId, form }: Asked): Promise<Upload[]> {
  const files = form.getAll("files").filter((file) => file instanceof File);
  const uploads: Upload[] = [];
  for (const file of files.slice(0, mostPhotos + 1)) {
    if (file.size === 0 && file.name === "") continue;
    const name = cleanText(file.name, 200) || "?";
    // Nothing of a file that is refused by its size is copied.
    const bytes = file.size > mostPhotoBytes ? undefined : new Uint8Array(await file.arrayBuffer());
    const added = bytes ? await addPhoto(deps, { carId, bytes, altOf, by }) : tooBig;
    uploads.push(added.ok ? { name } : { name, reason: added.reason });
  }
  return uploads;
}

const tooBig = { ok: false, reason: "too-big" } as const;

function altOf(carName: string, number: number) {
  return {
    en: adminCarsWords("en-us").pictures.altOf(carName, number),
    bs: adminCarsWords("ba").pictures.altOf(carName, number),
  };
}
