import { addDays, parseLocalDate, type LocalDate } from "../../../../domain/calendar.ts";
import { readCursor, readListQuery, type ListQuery } from "../../../../domain/lists/list-query.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { toInstant } from "../../../../domain/sarajevo.ts";
import { auditActors, type AuditActor } from "../../../../domain/staff/audit-actors.ts";
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

/** What the address of the log asks for; whatever it cannot mean is left out. */
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

/** The same as the log is asked for it. */
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

/** The entry that a page begins after, or ends before; an address that was made up begins at the newest. */
export function cursorOf(text: string | undefined): number | undefined {
  const id = text ? readCursor(text)?.id : undefined;
  return id && /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}
