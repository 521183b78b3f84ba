import { Trash2 } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import type { ExtraRow } from "../../../../server/extras/list-extras.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Guarded } from "../../../../ui/admin/page/guarded.tsx";
import { PlacePanel } from "../../../../ui/admin/page/place-panel.tsx";

type Props = {
  language: Language;
  extra: ExtraRow;
  name: string;
  place: { number: number; of: number };
  isUsed: boolean;
  mayNot: string | undefined;
};

/** Where an extra stands in the list, and its end. */
export function ExtraSide({ language, extra, name, place, isUsed, mayNot }: Props) {
  const words = adminExtrasWords(language);
  const kept = isUsed ? words.removeUsed : extra.active ? words.removeOffered : undefined;
  return (
    <PlacePanel
      title={words.place}
      lead={words.placeText(place.number, place.of)}
      up={words.up}
      down={words.down}
      {...{ place, mayNot }}
    >
      {!mayNot && (
        <Guarded reason={kept}>
          <ConfirmButton
            label={words.remove}
            icon={Trash2}
            title={words.removeTitle(name)}
            text={words.removeText}
            name="do"
            value="delete"
          />
        </Guarded>
      )}
    </PlacePanel>
  );
}
