import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { dangerWords } from "../../../../../i18n/admin-danger/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { DangerWays } from "../../danger-ways.tsx";
import type { Loaded } from "../load-page.ts";

type Props = { language: Language; loaded: Pick<Loaded, "danger" | "head" | "maySteer"> };

/** That the vehicle of the reservation will not be back in time, and what can be done. */
export function DangerPart({ language, loaded: { danger, head, maySteer } }: Props) {
  if (!danger) return undefined;
  const words = dangerWords(language);
  return (
    <Panel title={words.panel} lead={words.waits(danger.plate, formatCode(danger.overdue.code))}>
      <DangerWays
        {...{ language, danger, maySteer }}
        placeName={(id) => danger.places[id] ?? ""}
        lastEvent={head.lastEvent}
      />
    </Panel>
  );
}
