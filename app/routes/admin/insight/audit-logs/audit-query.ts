import { addDays, type LocalDate, parseLocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { type ListQuery, readCursor, readListQuery } from "../../../../domain/lists/list-query.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { toInstant } from "../../../../domain/sarajevo.ts";
import { type AuditActor, auditActors } from "../../../../domain/staff/audit-actors.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { AuditFilter } from "../../../../server/audit/list-entries.ts";

export type AuditQuery = {
  list: ListQuery<"at">;
  actor?: AuditActor;
  staff?: string;
  subject?: string;
  /** Local dates, both included. */
  from?: LocalDate;
  to?: LocalDate;
};

/** Reads the query of the log from its address; entries that cannot be read are left out. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const list = readListQuery(params, { sorts: ["at"], sort: "at", direction: "down" });
  const date = (name: string) => {
    const read = parseLocalDate(params.get(name) ?? "");
    return read && read > "2000" && read < "2200" ? { [name]: read } : {};
  };
  const word = (name: string) => {
    const text = params.get(name) ?? "";
    return /^[\w-]{1,64}$/.test(text) ? { [name]: text } : {};
  };
  const actor = auditActors.find((one) => one === params.get("actor"));
  return {
    list,
    ...(actor ? { actor } : {}),
    ...word("staff"),
    ...word("subject"),
    ...date("from"),
    ...date("to"),
  };
}

/** The filter of a query, as the database takes it. */
export function auditFilter({ list, actor, staff, subject, from, to }: AuditQuery): AuditFilter {
  return {
    actor,
    staffId: staff,
    subject,
    q: parseCode(list.q) ?? list.q,
    ...(from ? { from: toInstant(`${from}T00:00`) } : {}),
    ...(to ? { to: toInstant(`${addDays(to, 1)}T00:00`) } : {}),
  };
}

/**
 * The id of the entry that a page begins after, or ends before; undefined for an address that was made up, which shows
 * the newest page.
 */
export function cursorOf(text: string | undefined): number | undefined {
  const id = text ? readCursor(text)?.id : undefined;
  return id && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/** The fields of a query that stay when others change, as hidden fields of a form. */
export function keptFields(query: AuditQuery, ...changed: string[]): [string, string][] {
  const { list, actor, staff, subject, from, to } = query;
  return Object.entries({ q: list.q, actor, staff, subject, from, to }).filter(
    (field): field is [string, string] => Boolean(field[1]) && !changed.includes(field[0]),
  );
}

/** The address of the log with some fields changed; undefined removes a field. The new list begins at the newest entry. */
export function auditAddress(
  language: Language,
  query: AuditQuery,
  change: Record<string, string | undefined>,
): string {
  const params = new URLSearchParams(keptFields(query, ...Object.keys(change)));
  for (const [name, value] of Object.entries(change)) if (value) params.set(name, value);
  const text = params.toString();
  return adminPath("audit-logs", language) + (text ? `?${text}` : "");
}
