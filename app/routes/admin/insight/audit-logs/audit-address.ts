import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { AuditQuery } from "./audit-query.ts";

/** What of a query stays when one of its fields changes, as fields of a form. */
export function keptFields(query: AuditQuery, ...changed: string[]): [string, string][] {
  const { list, actor, staff, subject, from, to } = query;
  return Object.entries({ q: list.q, actor, staff, subject, from, to }).filter(
    (field): field is [string, string] => Boolean(field[1]) && !changed.includes(field[0]),
  );
}

/** The address of the log with some fields changed; `undefined` takes one away. A change begins at the newest entry. */
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
