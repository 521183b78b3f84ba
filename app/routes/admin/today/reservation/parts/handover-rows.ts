import { photoKinds } from "../../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminSheetsWords } from "../../../../../i18n/admin-sheets/en.ts";
import { formatDayTime, formatNumber } from "../../../../../i18n/format.ts";
import { energyText } from "../../../../../i18n/handover-paper/energy-text.ts";
import { ownHandoverWords } from "../../../../../i18n/own-handover/en.ts";
import type { PhotoHere } from "../../../../../server/handovers/list-photos.ts";
import type { SheetEntry } from "../../../../../server/handovers/papers/list-sheets.ts";

type About = {
  code: string;
  /** May the reader see sheets as files, and correct them? */
  mayOpen: boolean;
  /** Those that the reader may see. */
  photos: readonly PhotoHere[];
  language: Language;
};

/** The sheets as the page shows them: each one in words, with its corrections beside it. */
export function handoverRows(sheets: readonly SheetEntry[], about: About) {
  return sheets
    .filter(({ addendumTo }) => addendumTo === null)
    .map((sheet) => ({
      ...rowOf(sheet, about),
      corrections: sheets
        .filter(({ addendumTo }) => addendumTo === sheet.id)
        .map((one) => ({ ...rowOf(one, about), reason: one.reason ?? "" })),
    }));
}

function rowOf(sheet: SheetEntry, about: About) {
  const { code, mayOpen, language } = about;
  const words = adminSheetsWords(language);
  const { id, direction, addendumTo, plate, odometerKm, energy, staff, marks, photos } = sheet;
  const offMinutes = Math.round(Math.abs(sheet.offSeconds ?? 0) / 60);
  const moment = addendumTo === null ? sheet.at : sheet.receivedAt;
  const facts = [
    `${formatNumber(odometerKm, language)} km`,
    energyText(energy, language),
    sheet.takenBy === "customer" ? words.keyBox : staff && words.by(staff),
    addendumTo === null && words.how[sheet.signedHow],
    marks > 0 && words.marks(marks),
    photos > 0 && words.photos(sheet.photosHere, photos),
    offMinutes > 2 && words.clockOff(offMinutes),
  ];
  const path = (page: string) => adminPath("reservations", language, code, "sheets", id, page);
  return {
    id,
    title: addendumTo === null ? words.direction[direction] : words.correction,
    plate,
    when: formatDayTime(toLocal(moment.getTime()), language),
    facts: facts.filter((one) => typeof one === "string").join(" · "),
    pictures: mayOpen ? picturesOf(id, about) : [],
    pdf: mayOpen && sheet.hasPaper ? path("file") : undefined,
    correct: mayOpen && sheet.hasPaper && addendumTo === null ? path("correct") : undefined,
  };
}

/** Small pictures of the photos of a sheet, in the order of a walk around the car. */
function picturesOf(id: number, { code, photos, language }: About) {
  const { of: names } = ownHandoverWords(language).photos;
  const orderOf = ({ kind }: PhotoHere) => photoKinds.indexOf(kind);
  return photos
    .filter(({ handoverId }) => handoverId === id)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ kind, sha256 }) => {
      const path = adminPath("reservation-management", language, code, "photos", sha256);
      return { name: names[kind], path, small: `${path}?size=small` };
    });
}

export type HandoverRow = ReturnType<typeof handoverRows>[number];
