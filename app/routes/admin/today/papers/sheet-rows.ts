import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { handoverPaperWords } from "../../../../i18n/handover-paper/en.ts";
import { listSheets, type SheetEntry } from "../../../../server/handovers/papers/list-sheets.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { shareOf, type SharedPaper } from "./share-paper.ts";

type About = Pick<PageContext, "deps" | "language"> & { origin: string };

/** The sheets of the handovers of a reservation, the newest first. */
export async function loadSheetRows(found: StaffReservation, about: About) {
  const { deps, language, origin } = about;
  const sheets = await listSheets(deps.pool, found.id);
  return sheets
    .filter(({ hasPaper }) => hasPaper)
    .toReversed()
    .map((sheet) => ({
      key: `sheet ${sheet.id}`,
      sent: { name: "sheet" as const, id: sheet.id },
      name: nameOf(sheet, language),
      number: sheet.plate,
      facts: formatDayTime(toLocal(sheet.at.getTime()), language),
      isEnded: false,
      canEnd: false,
      fiscal: undefined,
      pdf: adminPath("reservations", language, found.view.code, "sheets", sheet.id, "file"),
      share: shareOf(linkedSheet(sheet, found), found, { deps, origin }),
    }));
}

function nameOf({ direction, addendumTo }: SheetEntry, language: Language): string {
  const { title, correction } = handoverPaperWords(language);
  return addendumTo === null
    ? title[direction]
    : `${title[direction]}, ${correction.toLowerCase()}`;
}

/** A sheet as it is shared with the customer. */
export function linkedSheet(
  sheet: SheetEntry,
  { view }: Pick<StaffReservation, "view">,
): SharedPaper {
  const name = `${nameOf(sheet, view.language)}, ${sheet.plate}`;
  return { linked: { sheet: sheet.id }, name, isInward: false };
}
