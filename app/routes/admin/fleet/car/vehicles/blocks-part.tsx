import { Wrench } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import type { Block } from "../../../../../server/availability/end-block.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";

type Props = {
  language: Language;
  version: number;
  carId: number;
  vehicleId: number;
  blocks: readonly Block[];
  mayNot: string | undefined;
};

/** The times in which the vehicle is out of sale, each with the way to end it, and the way to a new one. */
export function BlocksPart({ language, version, carId, vehicleId, blocks, mayNot }: Props) {
  const words = adminCarsWords(language).vehicles.repair;
  const { kinds } = plannerWords(language);
  const shown = blocks.map(({ id, from, until, kind, note }) => (
    <Note key={id}>
      <p>
        {words.text(kinds[kind], formatDayTime(from, language), formatDayTime(until, language))}
        {note && ` ${words.why(note)}`}
      </p>
      {!mayNot && (
        <ConfirmButton
          label={words.label}
          title={words.title}
          text={words.sure}
          name="intent"
          value="end-block"
        >
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="carId" value={carId} />
          <input type="hidden" name="block" value={id} />
        </ConfirmButton>
      )}
    </Note>
  ));
  return (
    <>
      {shown}
      {!mayNot && (
        <div>
          <ButtonLink
            icon={Wrench}
            to={`${adminPath("car-availability", language, "block")}?vehicle=${vehicleId}`}
          >
            {plannerWords(language).blocks.open}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
