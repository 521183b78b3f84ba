import type { Language } from "../../../../../domain/language.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import type { Block } from "../../../../../server/availability/end-block.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";

type Props = {
  language: Language;
  version: number;
  carId: number;
  blocks: readonly Block[];
  mayNot: string | undefined;
};

/** The times in which the vehicle is in repair, each with the way to end it. */
export function BlocksPart({ language, version, carId, blocks, mayNot }: Props) {
  const words = adminCarsWords(language).vehicles.repair;
  return blocks.map(({ id, from, until, note }) => (
    <Note key={id}>
      <p>
        {words.text(formatDayTime(from, language), formatDayTime(until, language))}
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
}
