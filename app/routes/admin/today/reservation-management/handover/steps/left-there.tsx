import { formatDayTime } from "../../../../../../i18n/format.ts";
import { markName } from "../../../../../../domain/handovers/own-phone/told.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../../i18n/admin-phone/en.ts";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import type { LeftFacts } from "../facts.ts";
import { energyText, kmText } from "../said.ts";
import { withNames } from "../told-here.ts";
import { withPhoto } from "../typed-photos.ts";
import { photoPath } from "../use-photos.ts";
import styles from "./photos.module.css";
import type { StepProps } from "./step-props.ts";

type Props = Pick<StepProps, "language" | "facts" | "change"> & { left: LeftFacts };

/** What the customer wrote down at the key box, beside the photo of the dashboard: a member looks, and takes it over or writes another. */
export function LeftThere({ language, facts, left, change }: Props) {
  const words = handoverWords(language).vehicle;
  const { at, odometerKm, energy, note } = left;
  const dashboard = leftPhotoPath({ language, facts }, "dashboard");
  return (
    <Note>
      <p>
        <b>{words.left(formatDayTime(at, language))}</b>
        <br />
        {kmText(odometerKm, language)}, {energyText(energy)}. {note}
      </p>
      {dashboard !== undefined && (
        <img
          className={styles.dashboard}
          src={dashboard}
          alt={phoneWords(language).photo.angles.dashboard}
          width={320}
          height={240}
        />
      )}
      <p className={styles.take}>
        <Button
          onClick={() =>
            change({
              odometer: String(odometerKm),
              ...("fuelEighths" in energy
                ? { eighths: energy.fuelEighths }
                : { percent: energy.batteryPercent }),
            })
          }
        >
          {words.takeReadings}
        </Button>
      </p>
    </Note>
  );
}

/** The address of the photo that the customer took of an angle at the key box; undefined when there is none, or it is not here yet. */
export function leftPhotoPath(
  { language, facts }: Pick<Props, "language" | "facts">,
  angle: string,
): string | undefined {
  const photo = facts.left?.photos?.find(({ kind }) => kind === angle);
  if (!photo || !facts.photosHere.includes(photo.sha256)) return undefined;
  return photoPath(facts.code, photo.sha256, language);
}

/** What the customer marked at the key box and is not on this sheet: removed here, or left there since it was begun. */
export function NotTaken({
  language,
  facts,
  typed,
  change,
}: Pick<StepProps, "language" | "facts" | "typed" | "change">) {
  const words = handoverWords(language).damage;
  const { marks = [], photos = [] } = facts.left ?? {};
  const names = new Set(typed.marks.map(markName));
  const missing = marks.filter((mark) => !names.has(markName(mark)));
  if (missing.length === 0) return null;
  const take = () =>
    change((now) => {
      const named = new Set(missing.flatMap((mark) => mark.photos));
      const theirs = photos.filter(({ sha256 }) => named.has(sha256));
      return {
        marks: [...now.marks, ...missing],
        photos: theirs.reduce((all, photo) => withPhoto(all, photo), now.photos),
        told: withNames(now.told, missing),
      };
    });
  return (
    <Note>
      {words.notTaken(missing.length)} <Button onClick={take}>{words.take}</Button>
    </Note>
  );
}
