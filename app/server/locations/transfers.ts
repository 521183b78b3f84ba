/** The transfer minutes between places, as one form: a field for each direction. */
import type { Pool, PoolClient } from "pg";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { optional } from "../../domain/forms/field.ts";
import { whole } from "../../domain/forms/fields.ts";
import { isFaultless } from "../../domain/forms/read-form.ts";
import type { Edit, EditAnswer } from "../../domain/settings/edit-answer.ts";
import { mergeFields, type Fields } from "../../domain/settings/merge-fields.ts";
import { pickFields } from "../../domain/settings/pick-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

/** The field name of a transfer from one place to another. */
function transferField(from: string, to: string): string {
  return `way.${from}.${to}`;
}

type Way = { from: string; to: string };

/**
 * The transfer minutes between all places, as the fields of their form; unknown minutes are empty. `version` changes
 * with every edit of any field.
 */
export async function listTransfers(
  db: Pool | PoolClient,
): Promise<{ fields: Fields; version: number }> {
  const { rows } = await db.query<Way & { minutes: number | null; version: number | null }>(`
    select a.id as "from", b.id as "to", minutes, transfer.version from location as a
    join location as b on b.id <> a.id
    left join transfer on from_location_id = a.id and to_location_id = b.id
    order by a.display_order, a.id, b.display_order, b.id`);
  const texts = rows.map(({ from, to, minutes }) => [
    transferField(from, to),
    minutes?.toString() ?? "",
  ]);
  const known = rows.filter(({ version }) => version !== null);
  const edits = known.reduce((sum, { version }) => sum + (version ?? 0), 0);
  // An emptied field loses its row with its version; 100,000 per row keep the sum from repeating.
  return { fields: Object.fromEntries(texts), version: edits + known.length * 100_000 };
}

/**
 * The field for transfer minutes: at most a day, because no two places of ours are farther apart; an empty field is
 * unknown.
 */
const minutesBetween = optional(whole({ min: 0, max: 1440 }), null);

/** Writes the transfer minutes that the member changed. */
export function changeTransfers(
  pool: Pool,
  { typed, seen, by }: Edit & { by: Doer },
): Promise<EditAnswer> {
  return inTransaction(pool, async (client): Promise<EditAnswer> => {
    await client.query("lock table transfer in share row exclusive mode");
    const before = (await listTransfers(client)).fields;
    const merged = mergeFields(Object.keys(before), { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    const faults: FieldFaults = {};
    const ways = merged.touched.map((field) => {
      const read = minutesBetween(merged.fields[field] ?? "");
      if ("fault" in read) faults[field] = read.fault;
      const [, from = "", to = ""] = field.split(".");
      return { from, to, minutes: "value" in read ? read.value : null };
    });
    if (!isFaultless(faults)) return { ok: false, reason: "invalid", faults };
    if (ways.length === 0) return { ok: true, before, after: before };
    await write(client, ways);
    const after = (await listTransfers(client)).fields;
    await writeAuditEntries(client, [
      {
        ...by,
        action: "transfer.change",
        subjectKind: "transfer",
        subjectId: "all",
        before: pickFields(before, merged.touched),
        after: pickFields(after, merged.touched),
      },
    ]);
    return { ok: true, before, after };
  });
}

async function write(
  client: PoolClient,
  ways: readonly (Way & { minutes: number | null })[],
): Promise<void> {
  const known = JSON.stringify(ways);
  await client.query(
    `insert into transfer (from_location_id, to_location_id, minutes)
     select "from", "to", minutes from jsonb_to_recordset($1) as way ("from" text, "to" text, minutes int)
     where minutes is not null
     on conflict (from_location_id, to_location_id) do update set minutes = excluded.minutes`,
    [known],
  );
  await client.query(
    `delete from transfer using jsonb_to_recordset($1) as way ("from" text, "to" text, minutes int)
     where from_location_id = "from" and to_location_id = "to" and way.minutes is null`,
    [known],
  );
}
