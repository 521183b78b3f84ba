import { Trash2 } from "lucide-react";
import type { ExpectedPhoto, PhotoKind } from "../../../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../../../domain/language.ts";
import { phoneWords } from "../../../../../../i18n/admin-phone/en.ts";
import { Icon } from "../../../../../../ui/controls/icon.tsx";
import { PhotoSlot } from "../../../../../../ui/handover/photo-slot.tsx";
import type { TakenPhotos } from "../use-photos.ts";
import styles from "./photos.module.css";

type Props = {
  language: Language;
  photos: TakenPhotos;
  /** The place on the page, which keeps its name while photos come and go. */
  slot: string;
  label: string;
  kind: PhotoKind;
  photo: ExpectedPhoto | undefined;
  /** The addresses of photos of the same angle: from the pick-up, and by the customer at a key box. */
  before?: string | undefined;
  left?: string | undefined;
  /** Other photos stand beside earlier ones, and of this angle there is none. */
  isAlone?: boolean;
  onTaken: (photo: ExpectedPhoto) => void;
  onRemove: (photo: ExpectedPhoto) => void;
};

/** One photo: what to take, then the photo itself, with the way to take it again or to remove it. */
export function PhotoField(props: Props) {
  const { language, photos, slot, label, kind, photo, before, left, isAlone } = props;
  const { onTaken, onRemove } = props;
  const words = phoneWords(language).photo;
  const shown = photo && photos.show(photo);
  const isWorking = photos.isWorking(slot);
  const lies = shown?.lies ?? "none";
  const fault = photos.faultOf(slot);
  const take = async (file: File) => {
    const taken = await photos.take(slot, kind, file);
    if (!taken) return;
    if (photo && photo.sha256 !== taken.sha256) photos.forget(photo.sha256);
    onTaken(taken);
  };
  return (
    <div className={styles.field}>
      {before !== undefined && <Earlier src={before} label={words.before} />}
      {left !== undefined && <Earlier src={left} label={words.left} />}
      {isAlone && <p className={styles.none}>{words.noEarlier}</p>}
      <div className={styles.now}>
        <PhotoSlot
          label={label}
          outline={kind}
          {...(shown?.picture !== undefined && { preview: shown.picture })}
          state={isWorking ? "sending" : lies === "elsewhere" ? "here" : lies}
          stateLabel={isWorking ? words.states.working : words.states[lies]}
          onFile={(file) => void take(file)}
          retakeLabel={words.retake}
          {...(fault !== undefined && { fault })}
        />
        {photo && (
          <button
            type="button"
            className={styles.remove}
            aria-label={words.removeOf(label)}
            title={words.remove}
            onClick={() => {
              photos.forget(photo.sha256);
              onRemove(photo);
            }}
          >
            <Icon of={Trash2} size={16} />
          </button>
        )}
      </div>
    </div>
  );
}

/** A photo of the same angle that was taken before this one. It opens whole. */
function Earlier({ src, label }: { src: string; label: string }) {
  return (
    <figure className={styles.before}>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={label} loading="lazy" />
      </a>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

type ManyProps = Pick<Props, "language" | "photos" | "kind"> & {
  /** Begins the names of the slots. */
  name: string;
  labelOf: (number: number) => string;
  taken: readonly ExpectedPhoto[];
  most: number;
  /** `before` is the photo whose place it takes. */
  onTaken: (photo: ExpectedPhoto, before: ExpectedPhoto | undefined) => void;
  onRemove: (photo: ExpectedPhoto) => void;
};

/** As many photos of one thing as are needed: those that were taken, and a place for the next one. */
export function PhotoFields(props: ManyProps) {
  const { language, photos, kind, name, labelOf, taken, most, onTaken, onRemove } = props;
  const places = [...taken, ...(taken.length < most ? [undefined] : [])];
  return (
    <div className={styles.row}>
      {places.map((photo, index) => (
        <PhotoField
          key={photo?.sha256 ?? "next"}
          {...{ language, photos, kind, photo, onRemove }}
          slot={`${name}-${photo?.sha256 ?? "next"}`}
          label={labelOf(index + 1)}
          onTaken={(next) => onTaken(next, photo)}
        />
      ))}
    </div>
  );
}
