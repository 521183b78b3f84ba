import { dateOf, parseLocalDate, parseLocalTime, timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { changedFields } from "../../../../domain/lists/changed-fields.ts";
import { readCellKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { settingDefinitions } from "../../../../domain/settings/definitions.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { cellReads, placeName } from "../../../../i18n/admin-pricing/cell-names.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { choiceName } from "../../../../i18n/admin-settings/part-names.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { formatDate, formatEuro, formatPercent } from "../../../../i18n/format.ts";
import { shownMoment } from "../../forms/shown-moment.ts";
import { fieldName, type FieldOf, planCellOf } from "./field-name.ts";
import { settingName, settingOf } from "./form-names.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";

export type ChangeInWords = {
  /** The name of the field in the entry. */
  field: string;
  name: string;
  before?: string;
  after?: string;
};

/** The changes of an entry, in the words of the staff. */
export function changeWords(
  entry: FieldOf & Pick<ListedEntry, "before" | "after">,
  language: Language,
): ChangeInWords[] {
  return changedFields(entry.before, entry.after).map(({ name: field, before, after }) => {
    const was = { ...entry, field, state: entry.before };
    const is = { ...entry, field, state: entry.after };
    return {
      field,
      name: fieldName(entry, field, language),
      ...(before !== undefined && { before: fieldValue(was, before, language) }),
      ...(after !== undefined && { after: fieldValue(is, after, language) }),
    };
  });
}

type ValueOf = FieldOf & {
  field: string;
  /** The whole state that the value is part of. */
  state: unknown;
};

/** A value of an entry in the words of the staff; a value that cannot be told for certain stays as stored. */
function fieldValue(of: ValueOf, text: string, language: Language): string {
  return (
    ticked(of, text, language) ??
    money(of, text, language) ??
    called(of, text, language) ??
    listed(of, text, language) ??
    dated(text, language) ??
    text
  );
}

const ticks = new Set(["active", "published", "sample"]);
const tickedForms = new Set(["faq", "location", "review"]);

/** A tick as yes or no: forms of texts store it as "on" or an empty text. */
function ticked(
  { subjectKind, field }: ValueOf,
  text: string,
  language: Language,
): string | undefined {
  const { yes, no, empty } = adminFrameWords(language).form;
  const isTick = tickedForms.has(subjectKind) && ticks.has(field);
  if (text === "true" || (isTick && text === "on")) return capital(yes);
  if (text === "false" || (isTick && text === "")) return capital(no);
  return text === "" ? empty : undefined;
}

/** An amount of euro cents; its field, or the table of its field, tells that it is one. */
function money(of: ValueOf, text: string, language: Language): string | undefined {
  const { subjectKind, subjectId, field } = of;
  const isWhole = /^-?\d{1,12}$/.test(text);
  if (subjectKind === "price-list" && readCellKey(field))
    return cellReads(field, text === "–" ? null : isWhole ? Number(text) : text, language);
  if (!isWhole) return undefined;
  const isCents = subjectKind === "setting" ? isAmountSetting(subjectId) : field.endsWith("Cents");
  if (planCellOf(of, field) || isCents) return formatEuro(Number(text), language);
  if (subjectKind !== "coupon" || field !== "value") return undefined;
  // The change of a value alone does not say whether it is an amount: the kind of the coupon does.
  const kind = kindIn(of.state);
  if (kind === "percent") return formatPercent(Number(text), language);
  return kind === "fixed" ? formatEuro(Number(text), language) : undefined;
}

function isAmountSetting(key: string): boolean {
  const name = settingOf(key);
  return key.endsWith("_cents") || (name && settingDefinitions[name].kind.is === "prices") === true;
}

function kindIn(state: unknown): unknown {
  return typeof state === "object" && state !== null && "kind" in state ? state.kind : undefined;
}

/** A car or a place by its name of today; undefined for another field, and for what is gone. */
function called({ field, names }: ValueOf, text: string, language: Language): string | undefined {
  if (!names) return undefined;
  if (field === "carId") return names.cars.find(({ id }) => String(id) === text)?.name;
  if (/^locationIds?$|LocationId$/.test(field)) {
    const ids = readItems(text) ?? [text];
    return ids.map((id) => placeName(id, names, language)).join(", ");
  }
  return undefined;
}

const lists = new Set([
  "covers",
  "categories",
  "locationIds",
  "countries",
  "reseated",
  "ids",
  "order",
  "cars",
  "reservationIds",
  "waits",
]);
const fieldLists = new Set(["changed", "changedContact", "fields"]);

/** Codes with words of their own, lists of codes, and names of fields in the words of their form. */
function listed(of: ValueOf, text: string, language: Language): string | undefined {
  const { field, subjectKind } = of;
  const { statuses, waits } = adminReservationsWords(language);
  if (field === "status") return named(statuses, text);
  if (field === "role") return named(adminWords(language).roles, text);
  if (subjectKind === "list") return asked(field, text, language);
  if (subjectKind === "setting") return chosen(of.subjectId, text, language);
  if (!lists.has(field) && !fieldLists.has(field)) return undefined;
  const items = readItems(text);
  if (field === "waits") return items?.map((item) => named(waits.short, item) ?? item).join(", ");
  if (!items || !fieldLists.has(field)) return items?.join(", ");
  const { contact } = adminReservationWords(language).events;
  const called = (name: string) =>
    (subjectKind === "reservation" && Object.hasOwn(contact, name) && contact[name]) ||
    fieldName(of, name, language);
  return items.map(called).join(", ");
}

/** What was chosen in a setting, in words; undefined for a setting of another kind. */
function chosen(key: string, text: string, language: Language): string | undefined {
  const name = settingOf(key);
  const kind = name && settingDefinitions[name].kind;
  if (kind?.is === "choice") return choiceName(text, language);
  if (kind?.is !== "choices") return undefined;
  return readItems(text)
    ?.map((item) => choiceName(item, language))
    .join(", ");
}

/** The filters of an exported list in words. */
function asked(field: string, text: string, language: Language): string | undefined {
  const { views, columns, filters } = adminReservationsWords(language);
  const says: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    view: views,
    sort: columns,
    direction: { up: filters.up, down: filters.down },
    language: filters.languages,
  };
  return named(says[field] ?? {}, text);
}

function named(words: Readonly<Record<string, string>>, text: string): string | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined;
}

function readItems(text: string): string[] | undefined {
  if (!text.startsWith("[")) return undefined;
  try {
    const items: unknown = JSON.parse(text);
    const isList = Array.isArray(items) && items.length > 0;
    const isPlain = (item: unknown) => typeof item === "string" || typeof item === "number";
    return isList && items.every(isPlain) ? items.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Dates, local times of Sarajevo, and instants. */
function dated(text: string, language: Language): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return parseLocalDate(text) && formatDate(text, language);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) {
    const [date, time] = [parseLocalDate(dateOf(text)), parseLocalTime(timeOf(text))];
    return date && time && adminStaffWords(language).moment(formatDate(date, language), time);
  }
  // Instants of the 20th and 21st centuries only: one far off has no local time in Sarajevo.
  if (!/^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text))
    return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : shownMoment(instant, language);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The deed of an entry in words: "Car: picture added". A deed without words keeps its own name. */
export function actionSentence(
  { action, subjectKind }: Pick<ListedEntry, "action" | "subjectKind">,
  language: Language,
): string {
  const words = auditWords(language);
  const deed = action.slice(action.indexOf(".") + 1);
  const subject = words.subjects[subjectKind] ?? subjectKind;
  return `${subject}: ${words.deeds[deed] ?? deed}`;
}

/** The subject of an entry, by its name where it has one. */
export function subjectSentence(
  { subjectKind, subjectId, subjectName }: ListedEntry,
  language: Language,
): string {
  if (subjectKind === "reservation" && subjectName) return formatCode(subjectName);
  if (subjectKind === "special-hours" && subjectName) return formatDate(subjectName, language);
  if (subjectKind === "setting") return settingName(subjectId, language) ?? subjectId;
  if (subjectKind === "list") return auditWords(language).lists[subjectId] ?? subjectId;
  return subjectName ?? (subjectId || auditWords(language).nothing);
}
