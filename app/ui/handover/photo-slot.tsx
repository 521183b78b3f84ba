import { Camera, Check, CloudUpload, Smartphone } from "lucide-react";
import type { PhotoKind } from "../../domain/handovers/photos.ts";
import { classNames } from "../controls/class-names.ts";
import { Icon, type IconShape } from "../controls/icon.tsx";
import { PhotoOutline } from "./photo-outline.tsx";
import styles from "./photo-slot.module.css";

/** Where a photo is: not taken, on this phone only, on its way, kept by the house. */
type PhotoState = "none" | "here" | "sending" | "kept";

type Props = {
  label: string;
  /** What is to be seen on it. */
  outline: PhotoKind;
  /** The address of the photo that was taken. */
  preview?: string;
  state: PhotoState;
  stateLabel: string;
  onFile: (file: File) => void;
  retakeLabel: string;
  fault?: string;
};

const signs: Readonly<Record<PhotoState, IconShape>> = {
  none: Camera,
  here: Smartphone,
  sending: CloudUpload,
  kept: Check,
};

/** One photo of a walk around the car: what to take, and once it was taken, the photo and where it is. The whole slot is pressed. */
export function PhotoSlot(props: Props) {
  const { label, outline, preview, state, stateLabel, onFile, retakeLabel, fault } = props;
  return (
    <label className={classNames(styles.slot, preview && styles.taken, fault && styles.wrong)}>
      <input
        className="visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be taken again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <span className={styles.frame}>
        {preview ? (
          <>
            <img src={preview} alt="" />
            <span className={styles.retake}>{retakeLabel}</span>
          </>
        ) : (
          <PhotoOutline of={outline} />
        )}
      </span>
      <span className={styles.label}>{label}</span>
      <span className={classNames(styles.state, styles[state])}>
        <Icon of={signs[state]} size={16} />
        {stateLabel}
      </span>
      {fault && <span className={styles.fault}>{fault}</span>}
    </label>
  );
}
