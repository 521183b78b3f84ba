import { missingAngles, photoAngles } from "../../../../../../domain/handovers/photos.ts";
import { phoneWords } from "../../../../../../i18n/admin-phone/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import { unseenText } from "../said.ts";
import { withPhoto, withoutPhoto } from "../typed-photos.ts";
import { photoPath } from "../use-photos.ts";
import { leftPhotoPath } from "./left-there.tsx";
import { PhotoField } from "./photo-field.tsx";
import styles from "./photos.module.css";
import type { StepProps } from "./step-props.ts";

/** A walk around the car: eight photos and the dashboard, at the return each beside the one of the pick-up. */
export function PhotosStep({ typed, facts, language, change, photos }: StepProps) {
  const words = phoneWords(language).photo;
  const missing = missingAngles(typed.photos);
  const taken = photoAngles.length - missing.length;
  const ofCustomer = facts.left?.photos ?? [];
  const isBeside = facts.outPhotos.length > 0 || ofCustomer.length > 0;
  const onWay = ofCustomer.filter(({ sha256 }) => !facts.photosHere.includes(sha256)).length;
  return (
    <Panel title={words.title} lead={words.lead[facts.direction]}>
      <p role="status" className={styles.count}>
        {words.taken(taken, photoAngles.length)}
      </p>
      {onWay > 0 && <Note>{words.leftOnWay(onWay)}</Note>}
      <div className={styles.walk} data-pairs={isBeside || undefined}>
        {photoAngles.map((angle) => {
          const before = facts.outPhotos.find(({ kind }) => kind === angle);
          const left = leftPhotoPath({ language, facts }, angle);
          return (
            <PhotoField
              key={angle}
              {...{ language, photos }}
              slot={angle}
              label={words.angles[angle]}
              kind={angle}
              photo={typed.photos.find(({ kind }) => kind === angle)}
              before={before && photoPath(facts.code, before.sha256, language)}
              left={left}
              isAlone={isBeside && before === undefined && left === undefined}
              onTaken={(photo) => change(({ photos: all }) => ({ photos: withPhoto(all, photo) }))}
              onRemove={(photo) =>
                change(({ photos: all }) => ({ photos: withoutPhoto(all, photo.sha256) }))
              }
            />
          );
        })}
      </div>
      {taken > 0 && missing.length > 0 && <Note>{unseenText(missing, language)}</Note>}
    </Panel>
  );
}
