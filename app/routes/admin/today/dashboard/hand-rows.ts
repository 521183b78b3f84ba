/** One thing that needs a hand, in words, with the way to its deed. */
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Move } from "../../../../domain/moves/move.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import type { ListView } from "../../../../domain/reservations/states/list-filter.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may, type Right } from "../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../domain/staff/roles.ts";
import { dashboardWords, type HandName } from "../../../../i18n/admin-dashboard/en.ts";
import { depositDeskWords } from "../../../../i18n/admin-deposit/en.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatDate, formatDayTime, formatEuro } from "../../../../i18n/format.ts";
import type { VehicleWithEndingPapers } from "../../../../server/cars/papers-of.ts";
import type { RemindedDeposit } from "../../../../server/deposits/list-reminders.ts";
import type { LeftDrawer } from "../../../../server/drawers/read-drawer.ts";
import type { ListedDraft } from "../../../../server/handovers/board-notes.ts";
import type { ListedReservation } from "../../../../server/reservations/lists/list-reservations.ts";
import type { Endangered } from "../../../../server/reservations/overdue/find-endangered.ts";

export type HandRow = {
  key: string;
  name: string;
  sub: string;
  plate?: string;
  deed: { to: string; label: string };
};

type About = { language: Language; role: StaffRole };
type Row = Omit<HandRow, "deed" | "plate"> & { plate?: string | null };

/** Who may not do the deed is led to where it can be read. */
function withDeed(
  { plate, ...row }: Row,
  { line, right, to, code }: { line: HandName; right: Right; to: string; code?: string },
  { language, role }: About,
): HandRow {
  const words = dashboardWords(language);
  const deed = may(role, right)
    ? { to, label: words.deeds[line] }
    : {
        to: code === undefined ? to : adminPath("reservations", language, code),
        label: words.look,
      };
  return { ...row, ...(plate && { plate }), deed };
}

/** A row of a list of reservations. */
export function listedRow(
  view: Extract<ListView, HandName>,
  row: ListedReservation,
  about: About,
): HandRow {
  const { code, firstName, lastName, plate } = row;
  const name = nameOf(`${firstName} ${lastName}`, about.language);
  const shown = { key: code, name, sub: subOf(view, row, about.language), plate };
  return withDeed(shown, { line: view, code, ...deedOf(view, code, about.language) }, about);
}

function deedOf(
  view: Extract<ListView, HandName>,
  code: string,
  language: Language,
): { right: Right; to: string } {
  const page = adminPath("reservations", language, code);
  if (view === "overdue")
    return { right: "hand-over", to: adminPath("reservation-management", language, code, "in") };
  if (view === "pending") return { right: "steer-reservations", to: page };
  return { right: "handle-cash", to: adminPath("reservations", language, code, "account") };
}

function subOf(
  view: Extract<ListView, HandName>,
  row: ListedReservation,
  language: Language,
): string {
  const words = dashboardWords(language);
  if (view === "overdue") return words.due(formatDayTime(row.dropoffAt, language));
  if (view === "pending") return words.pickup(formatDayTime(row.pickupAt, language));
  const { toPayCents, toReturnCents } = balanceOf(row, row.paidCents);
  return toReturnCents > 0
    ? words.toReturn(formatEuro(toReturnCents, language))
    : words.toPay(formatEuro(toPayCents, language));
}

/** A reservation whose vehicle is not back. */
export function endangeredRow({ code, waitsFor }: Endangered, about: About): HandRow {
  const { language } = about;
  const sub = dashboardWords(language).waitsFor(formatCode(waitsFor));
  const to = `${adminPath("reservations", language, code)}?task=swap`;
  const row = { key: code, name: formatCode(code), sub };
  return withDeed(row, { line: "danger", right: "steer-reservations", to, code }, about);
}

/** A pick-up to which nobody came. */
export function missedRow(move: Move, about: About): HandRow {
  const { language } = about;
  const { code, firstName, lastName, at, plate } = move;
  const sub = dashboardWords(language).due(formatDayTime(at, language));
  const row = { key: code, name: nameOf(`${firstName} ${lastName}`, language), sub, plate };
  const to = adminPath("reservations", language, code);
  return withDeed(row, { line: "missed", right: "steer-reservations", to, code }, about);
}

/** A deposit that is to be given back, or whose hold lapses. */
export function depositRow(
  { code, name, reminder, heldCents, at }: RemindedDeposit,
  about: About,
): HandRow {
  const { language } = about;
  const sub = depositDeskWords(language).reminders[reminder](
    formatEuro(heldCents, language),
    // The bank holds it to the end of the day before.
    formatDate(dateOf(toLocal(reminder === "lapsing" ? at - 1 : at)), language),
  );
  const to = adminPath("reservations", language, code, "account");
  const row = { key: code, name: nameOf(name, language), sub };
  return withDeed(row, { line: "deposits", right: "handle-cash", to, code }, about);
}

/** A drawer that was left open over night. */
export function drawerRow(
  { locationId, placeName, openedAt, openedByName }: LeftDrawer & { placeName: string },
  about: About,
): HandRow {
  const { language } = about;
  const when = formatDayTime(toLocal(openedAt.getTime()), language);
  const sub = dashboardWords(language).openedBy(when, openedByName ?? undefined);
  const row = { key: locationId, name: placeName, sub };
  const to = adminPath("cash-drawers", language, locationId);
  return withDeed(row, { line: "drawers", right: "handle-cash", to }, about);
}

/** A handover that was begun. */
export function draftRow(draft: ListedDraft, about: About): HandRow {
  const { language } = about;
  const { code, direction, name, by, at, plate } = draft;
  const sub = dashboardWords(language).begun(by, formatDayTime(toLocal(at.getTime()), language));
  const row = { key: `${code} ${direction}`, name: nameOf(name, language), sub, plate };
  const to = adminPath("reservation-management", language, code, direction);
  return withDeed(row, { line: "drafts", right: "hand-over", to, code }, about);
}

/** A vehicle with papers that end. */
export function papersRow(vehicle: VehicleWithEndingPapers, about: About): HandRow {
  const { language } = about;
  const { carId, vehicleId, carName, plate, papers } = vehicle;
  const sub = papers.map((paper) => lackText({ lack: "paper", ...paper }, language)).join(", ");
  const to = `${adminPath("cars", language, carId)}/vehicles/${vehicleId}`;
  const row = { key: plate, name: carName, sub, plate };
  return withDeed(row, { line: "papers", right: "edit-cars", to }, about);
}

function nameOf(name: string, language: Language): string {
  return name.trim() || adminReservationsWords(language).erased;
}
