import { Link } from "react-router";
import type {
  FreeVehicle,
  PlateFound,
  PlateHolder,
} from "../../../../../../domain/handovers/other-vehicle/plate-found.ts";
import type { Language } from "../../../../../../domain/language.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { lackText } from "../../../../../../i18n/admin-lacks/en.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../../i18n/admin-planner/en.ts";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import styles from "../handover.module.css";
import { numbered } from "../typed.ts";
import { useOtherVehicle } from "./use-other-vehicle.ts";
import type { StepProps } from "../steps/step-props.ts";

/** Another vehicle than the planned one: what the typed plate leads to, and the list of all that are free. */
export function OtherVehicle(props: StepProps) {
  const { language, facts } = props;
  const { other, instead } = handoverWords(language).vehicle;
  const { answer, unheard, isBusy, isTaken, take } = useOtherVehicle(props);
  return (
    <>
      <div role="status" className={styles.answer}>
        {isTaken && <Note>{instead.taken(facts.vehicle.plate)}</Note>}
        {unheard && <Note tone="bad">{instead.unheard[unheard]}</Note>}
        {answer && !answer.ok && <Note tone="bad">{instead.refused[answer.reason]}</Note>}
        {answer?.ok && answer.found.is === "free" && (
          <FreePart {...{ language, isBusy }} found={answer.found} onTake={take} />
        )}
        {answer?.ok && answer.found.is !== "free" && (
          <OtherPart {...{ language, facts }} found={answer.found} />
        )}
      </div>
      <p className={styles.lead}>
        <Link to={`${adminPath("reservations", language, facts.code)}?task=swap`}>{other}</Link>
      </p>
    </>
  );
}

type FreeProps = { language: Language; found: FreeVehicle; isBusy: boolean; onTake: () => void };

/** A vehicle that can be taken: what there is to know of it first. */
function FreePart({ language, found, isBusy, onTake }: FreeProps) {
  const { vehicle, damage } = handoverWords(language);
  const words = vehicle.instead;
  const { plate, isByMoving, lacks, damages } = found;
  const known = damages.map(({ kind, view, description }) =>
    [`${damage.kinds[kind]}, ${damage.views[view].toLowerCase()}`, description]
      .filter(Boolean)
      .join(": "),
  );
  const texts = [...lacks.map((lack) => lackText(lack, language)), ...known];
  return (
    <Note>
      <b>{words.free(plate)}</b>
      {isByMoving && <p>{words.moving}</p>}
      {texts.length > 0 ? (
        <List className={styles.missing}>
          {numbered(texts).map(({ number, item }) => (
            <li key={number}>{item}</li>
          ))}
        </List>
      ) : (
        <p>{words.nothing}</p>
      )}
      <div className={styles.acts}>
        <Button kind="pick" busy={isBusy} busyLabel={words.taking} onClick={onTake}>
          {words.take}
        </Button>
      </div>
    </Note>
  );
}

type OtherProps = Pick<StepProps, "language" | "facts"> & {
  found: Exclude<PlateFound, FreeVehicle>;
};

/** A vehicle that cannot be taken here: why, and which way there is. */
function OtherPart({ language, facts, found }: OtherProps) {
  const words = handoverWords(language).vehicle.instead;
  switch (found.is) {
    case "planned":
      return null;
    case "unknown":
      return <Note tone="bad">{words.unknown}</Note>;
    case "closed":
      return <Note tone="bad">{words.refused.closed}</Note>;
    case "sold":
      return <Note tone="bad">{words.sold(found.plate)}</Note>;
    case "other-car":
      return <Note tone="bad">{words.otherCar(found.plate, found.carName, facts.carName)}</Note>;
    case "taken":
      return (
        <Note tone="bad">
          {holderText(found.plate, found.by, language)}{" "}
          {found.by?.kind === "reservation" && (
            <Link to={adminPath("reservations", language, found.by.code)}>{found.by.code}</Link>
          )}
        </Note>
      );
  }
}

function holderText(plate: string, by: PlateHolder | undefined, language: Language): string {
  const words = handoverWords(language).vehicle.instead;
  if (!by) return words.notFree(plate);
  if (by.kind === "block") return words.blocked(plate, plannerWords(language).kinds[by.blockKind]);
  return by.isOut ? words.out(plate, by.name) : words.promised(plate, by.name);
}
