import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { customerKey } from "./customer-key.ts";
import { isLetterOfTheirs, isTheirs, readCustomer } from "./find-customers.ts";

/** Everything of each kind, without what only opens doors: tokens and keys. */
const parts = {
  reservations: `
    select to_jsonb(reservation) - 'token' - 'search' - 'first_name_key' || jsonb_build_object(
      'lines', (select coalesce(jsonb_agg(to_jsonb(line) order by position), '[]') from reservation_line as line where reservation_id = reservation.id),
      'events', (select coalesce(jsonb_agg(to_jsonb(event) - 'actor_id' order by id), '[]') from reservation_event as event where reservation_id = reservation.id),
      'late_reports', (select coalesce(jsonb_agg(to_jsonb(report) order by trip_end), '[]') from late_report as report where reservation_id = reservation.id),
      'handovers', (select coalesce(jsonb_agg(to_jsonb(handover) - 'staff_id' - 'seen_by' - 'phone_key' #- '{signatures,staff}' #- '{facts,staff}' order by id), '[]') from handover where reservation_id = reservation.id),
      'handover_drafts', (select coalesce(jsonb_agg(to_jsonb(draft) - 'edited_by' order by direction), '[]') from handover_draft as draft where reservation_id = reservation.id),
      'own_phone', (select coalesce(jsonb_agg(jsonb_build_object('direction', direction, 'told', told, 'signed', signed, 'createdAt', created_at) order by id), '[]') from handover_pass where reservation_id = reservation.id),
      'papers', (select coalesce(jsonb_agg(to_jsonb(papers) order by position), '[]') from driver_papers as papers where reservation_id = reservation.id),
      'deposits', (select coalesce(jsonb_agg(to_jsonb(deposit) - 'held_by' - 'form_key' || jsonb_build_object(
        'entries', (select coalesce(jsonb_agg(to_jsonb(entry) - 'staff_id' - 'form_key' order by id), '[]') from deposit_entry as entry where deposit_id = deposit.id)
      ) order by id), '[]') from deposit where reservation_id = reservation.id),
      'fines', (select coalesce(jsonb_agg(to_jsonb(fine) - 'staff_id' - 'form_key' order by id), '[]') from fine where reservation_id = reservation.id),
      'payments', (select coalesce(jsonb_agg(to_jsonb(payment) - 'staff_id' - 'voided_by' - 'form_key' order by id), '[]') from payment where reservation_id = reservation.id),
      'charges', (select coalesce(jsonb_agg(to_jsonb(charge) - 'staff_id' - 'voided_by' - 'form_key' order by id), '[]') from charge where reservation_id = reservation.id)
    ) as one
    from reservation where ${isTheirs} order by pickup_at`,
  letters: `
    select jsonb_build_object(
      'kind', kind, 'language', language, 'content', payload #- '{token}' #- '{reservation,token}' #- '{before,token}' #- '{after,token}',
      'createdAt', created_at, 'sentAt', sent_at, 'failedAt', failed_at
    ) as one
    from outbox where ${isLetterOfTheirs} order by id`,
  messages: `select to_jsonb(contact_message) as one from contact_message where lower(email) = $1 order by id`,
  newsletter: `select to_jsonb(subscriber) - 'token' as one from subscriber where email_key = $1`,
} as const;

/**
 * Returns everything about one customer, found by the lower-case e-mail address or else the phone, as one JSON text;
 * the audit log notes the export without the name. `undefined` when there is nothing.
 */
export function exportCustomer(
  { pool, clock, signingKey }: Pick<Deps, "pool" | "clock" | "signingKey">,
  { email, by }: { email: string; by: Doer },
): Promise<string | undefined> {
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read");
    if (!(await readCustomer(client, email))) return undefined;
    const file: Record<string, unknown> = {
      email,
      exportedAt: new Date(clock.now()).toISOString(),
    };
    const counts: Record<string, number> = {};
    for (const [name, text] of Object.entries(parts)) {
      const { rows } = await client.query<{ one: unknown }>(text, [email]);
      file[name] = rows.map(({ one }) => one);
      counts[name] = rows.length;
    }
    await writeAuditEntries(client, [
      {
        ...by,
        action: "customer.export",
        subjectKind: "customer",
        subjectId: customerKey(signingKey, email),
        after: counts,
      },
    ]);
    return `${JSON.stringify(file, null, 2)}\n`;
  });
}
