import type { Doer } from "../../../../../domain/staff/doer.ts";
import { cleanText } from "../../../../../domain/plain-text.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { arrangePhotos, type Arranged } from "../../../../../server/images/arrange-photos.ts";
import { removePhoto } from "../../../../../server/images/remove-photo.ts";
import { restorePhoto } from "../../../../../server/images/restore-photo.ts";
import { tell } from "../../../forms/tell.ts";
import { textOf } from "../../../forms/text-of.ts";
import { altFields } from "./alt-fields.ts";
import { badForm, notFound, readId } from "../../read-id.ts";
import { readOrder, writeOrder } from "../../read-order.ts";
import { takeUploads, type Upload } from "./take-uploads.ts";

const longestAlt = 200;

/** What is wrong with the words of a picture, by the name of the field. */
export type AltFaults = Record<string, "required" | "long">;

/** What the page of the pictures is told of a form that it sent. */
type PicturesTold = {
  saved?: { undo: Record<string, string> };
  faults?: AltFaults;
  refused?: "stale" | "gone";
  uploads?: Upload[];
  /** The name of the picture that was deleted just now. */
  removed?: string;
  isBack?: boolean;
};

const told = tell<PicturesTold>;

type Asked = {
  deps: Deps;
  by: Doer;
  carId: number;
  form: FormData;
};

/** Does what a form of the pictures asks for. */
export async function answerPictures(asked: Asked) {
  switch (textOf(asked.form, "intent")) {
    case "":
      return arrange(asked);
    case "delete":
      return remove(asked);
    case "restore":
      return restore(asked);
    case "upload":
      return told({ uploads: await takeUploads(asked) });
    default:
      throw badForm();
  }
}

async function arrange({ deps, by, carId, form }: Asked) {
  const order = readOrder(textOf(form, "order", 20_000));
  if (!order) throw badForm();
  const faults: AltFaults = {};
  const photos = order.map(({ id, version }): Arranged => {
    const names = altFields(id);
    return { id, version, alt: { en: read(names.en), bs: read(names.bs) } };
  });
  if (Object.keys(faults).length > 0) return told({ faults }, 400);
  const arranged = await arrangePhotos(deps, { carId, photos, by });
  if (!arranged.ok) return told({ refused: "stale" }, 409);
  return told({ saved: { undo: typedArrangement(arranged.before) } });

  function read(name: string): string {
    const text = cleanText(textOf(form, name, 2000), longestAlt);
    if (!text) faults[name] = text === undefined ? "long" : "required";
    return text ?? "";
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

async function remove({ deps, by, carId, form }: Asked) {
  const [id, version] = [readId(textOf(form, "photo")), readId(textOf(form, "version"))];
  if (id === undefined || version === undefined) throw badForm();
  const removed = await removePhoto(deps, { id, carId, version, by });
  if (removed.ok) return told({ removed: removed.file });
  if (removed.reason === "none") throw notFound();
  return told({ refused: "stale" }, 409);
}

async function restore({ deps, by, carId, form }: Asked) {
  const restored = await restorePhoto(deps, { carId, file: textOf(form, "file", 100), by });
  return restored.ok ? told({ isBack: true }) : told({ refused: "gone" }, 409);
}
