import type { Pool, PoolClient } from "pg";
import {
  checkPlace,
  placeFields,
  writePlace,
  type PlaceEdit,
} from "../../domain/locations/place-form.ts";
import type { Edit, EditAnswer } from "../../domain/settings/edit-answer.ts";
import { mergeFields } from "../../domain/settings/merge-fields.ts";
import { pickFields } from "../../domain/settings/pick-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { toE164 } from "../phones/phone-number.ts";
import { ruleValues } from "../settings/setting-rows.ts";
import { findPlace } from "./list-places.ts";

export type PlaceChange = Edit & { id: string; by: Doer };

/**
 * Writes the fields of a place that the member changed: texts, address, hours, whether it is offered. A place that is
 * no longer offered stays for the reservations that name it; the last place stays on offer. Every process learns of the
 * change at its commit.
 */
export function changePlace(pool: Pool, change: PlaceChange): Promise<EditAnswer> {
  const { id, typed, seen, by } = change;
  return inTransaction(pool, async (client): Promise<EditAnswer> => {
    // The lock makes members wait for each other, not bookings: two members must not withdraw the last two places at
    // once.
    await client.query("lock table location in share row exclusive mode");
    const kept = await findPlace(client, id);
    if (!kept) return { ok: false, reason: "not-found" };
    const before = writePlace(kept.edit);
    const merged = mergeFields(placeFields, { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    if (merged.touched.length === 0) return { ok: true, before, after: before };
    const read = checkPlace(merged.fields, {
      readPhone: (phone) => (phone === before.phone ? phone : toE164(phone, "BA")),
      maxAdvanceDays: (await ruleValues(client)).maxAdvanceDays ?? Number.POSITIVE_INFINITY,
    });
    if (!read.ok) return { ok: false, reason: "invalid", faults: read.faults };
    if (kept.edit.active && !read.place.active && (await isLastOffered(client, id)))
      return { ok: false, reason: "invalid", faults: { active: { code: "last-place" } } };
    await write(client, id, read.place);
    const after = writePlace(read.place);
    const touched = merged.touched.filter((name) => before[name] !== after[name]);
    await writeAuditEntries(client, [
      {
        ...by,
        action: "location.change",
        subjectKind: "location",
        subjectId: id,
        before: pickFields(before, touched),
        after: pickFields(after, touched),
      },
    ]);
    return { ok: true, before, after };
  });
}

async function isLastOffered(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query("select from location where active and id <> $1", [id]);
  return rowCount === 0;
}

const placeText = `
  update location set
    name_en = $2, name_bs = $3, description_en = $4, description_bs = $5, meeting_en = $6, meeting_bs = $7,
    region_en = $8, region_bs = $9, address = $10, postal_code = $11, city = $12, phone = $13, email = $14,
    lat = $15, lng = $16, active = $17, lead_minutes = $18, key_box = $19, key_box_en = $20, key_box_bs = $21
  where id = $1`;

const hoursText = `
  insert into opening_hours as held (location_id, weekday, opens, closes)
  select $1, weekday, opens, closes
  from jsonb_to_recordset($2) as day (weekday int, opens text, closes text)
  on conflict (location_id, weekday) do update set opens = excluded.opens, closes = excluded.closes
  where (held.opens, held.closes) is distinct from (excluded.opens, excluded.closes)`;

const closedText = `delete from opening_hours where location_id = $1 and weekday <> all($2)`;

async function write(client: PoolClient, id: string, place: PlaceEdit): Promise<void> {
  const { name, description, meeting, region, weekly } = place;
  await client.query(placeText, [
    id,
    ...[name, description, meeting, region].flatMap(({ en, bs }) => [en, bs]),
    place.address,
    place.postalCode,
    place.city,
    place.phone,
    place.email,
    place.lat,
    place.lng,
    place.active,
    place.leadMinutes,
    place.keyBox,
    place.keyBoxText.en,
    place.keyBoxText.bs,
  ]);
  const open = weekly.flatMap((span, index) => (span ? [{ weekday: index + 1, ...span }] : []));
  await client.query(hoursText, [id, JSON.stringify(open)]);
  await client.query(closedText, [id, open.map(({ weekday }) => weekday)]);
}
