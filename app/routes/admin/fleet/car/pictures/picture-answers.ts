import { cleanText } from "../../../../../domain/plain-text.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import type { FieldFaults } from "../../../../../domain/forms/field-fault.ts";
import { line } from "../../../../../domain/forms/fields.ts";
import type { FaultIn } from "../../../../../domain/forms/read-form.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { altFields } from "./photo-form.tsx";
import { readOrder, writeOrder } from "../../order-field.tsx";
import { answerWith, badForm, notFound, type ActionAnswer } from "../../../forms/action-answer.ts";
import { readId, textOf } from "../../../forms/fields-of.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { addPhoto, maxPhotos, type PhotoFault } from "../../../../../server/images/add-photo.ts";
import { type Arranged, arrangePhotos } from "../../../../../server/images/arrange-photos.ts";
import { maxPhotoBytes } from "../../../../../server/images/encode-photo.ts";
import { removePhoto } from "../../../../../server/images/remove-photo.ts";
import { restorePhoto } from "../../../../../server/images/restore-photo.ts";

const altText = line({ max: 200 });

/** The faults of picture descriptions, by the name of the field. */
export type AltFaults = FieldFaults<string, FaultIn<typeof altText>>;

/** The answer of the action of the pictures. */
type PicturesAnswer = ActionAnswer<{
  saved: { undo: Record<string, string> };
  done: {
    uploads?: Upload[];
    /** The name of the picture that was just deleted. */
    removed?: string;
    isBack?: boolean;
  };
  refused: "stale" | "gone";
  faults: AltFaults;
}>;

const answered = answerWith<PicturesAnswer>;

type PicturesRequest = {
  deps: Deps;
  by: Doer;
  carId: number;
  form: FormData;
};

/** Answers a form of the pictures. */
export async function answerPictures(request: PicturesRequest) {
  switch (textOf(request.form, "intent")) {
    case "":
      return arrange(request);
    case "delete":
      return remove(request);
    case "restore":
      return restore(request);
    case "upload":
      return answered({ done: { uploads: await takeUploads(request) } });
    default:
      throw badForm();
  }
}

async function arrange({ deps, by, carId, form }: PicturesRequest) {
  const order = readOrder(textOf(form, "order", 20_000));
  if (!order) throw badForm();
  const faults: AltFaults = {};
  const photos = order.map(({ id, version }): Arranged => {
    const names = altFields(id);
    return { id, version, alt: { en: read(names.en), bs: read(names.bs) } };
  });
  if (Object.keys(faults).length > 0) return answered({ faults }, 400);
  const arranged = await arrangePhotos(deps, { carId, photos, by });
  if (!arranged.ok) return answered({ refused: "stale" }, 409);
  return answered({ saved: { undo: typedArrangement(arranged.before) } });

  function read(name: string): string {
    const text = altText(textOf(form, name, 2000));
    if ("value" in text) return text.value;
    faults[name] = text.fault;
    return "";
  }
}

function typedArrangement(photos: readonly Arranged[]): Record<string, string> {
  const typed: Record<string, string> = { order: writeOrder(photos) };
  for (const { id, alt } of photos) {
    const names = altFields(id);
    typed[names.en] = alt.en;
    typed[names.bs] = alt.bs;
  }
  return typed;
}

async function remove({ deps, by, carId, form }: PicturesRequest) {
  const [id, version] = [readId(textOf(form, "photo")), readId(textOf(form, "version"))];
  if (id === undefined || version === undefined) throw badForm();
  const removed = await removePhoto(deps, { id, carId, version, by });
  if (removed.ok) return answered({ done: { removed: removed.file } });
  if (removed.reason === "none") throw notFound();
  return answered({ refused: "stale" }, 409);
}

async function restore({ deps, by, carId, form }: PicturesRequest) {
  const restored = await restorePhoto(deps, { carId, file: textOf(form, "file", 100), by });
  return restored.ok ? answered({ done: { isBack: true } }) : answered({ refused: "gone" }, 409);
}

/** The outcome of an uploaded file; without a `reason` the file has become a picture of the car. */
export type Upload = { name: string; reason?: PhotoFault };

/** Adds the files of a form as pictures, one after the other. A file field left empty is no upload. */
export async function takeUploads({ deps, by, carId, form }: PicturesRequest): Promise<Upload[]> {
  const files = form.getAll("files").filter((file) => file instanceof File);
  const uploads: Upload[] = [];
  for (const file of files.slice(0, maxPhotos + 1)) {
    if (file.size === 0 && file.name === "") continue;
    const name = cleanText(file.name, 200) || "?";
    // A file that is too large is refused without being copied.
    const bytes = file.size > maxPhotoBytes ? undefined : new Uint8Array(await file.arrayBuffer());
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
