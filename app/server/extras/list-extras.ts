import type { Pool, PoolClient } from "pg";
import type { ExtraEdit } from "../../domain/extras/read-extra.ts";

/** An extra as staff see it, offered or not. */
export type ExtraRow = ExtraEdit & { code: string; displayOrder: number; version: number };

const text = `
  select code, name_en as "nameEn", name_bs as "nameBs", note_en as "noteEn", note_bs as "noteBs", charge,
    price_cents as "priceCents", cap_cents as "capCents", max_quantity as "maxQuantity", stock,
    included_from as "includedFrom", included_to as "includedTo", active, display_order as "displayOrder", version
  from extra order by display_order, code`;

/** All extras, offered or not, in display order. */
export async function listExtras(db: Pool | PoolClient): Promise<ExtraRow[]> {
  const { rows } = await db.query<ExtraRow>({ name: "list-extras", text });
  return rows;
}

/** Returns one extra by its code; undefined when there is none. */
export async function findExtra(
  db: Pool | PoolClient,
  code: string,
): Promise<ExtraRow | undefined> {
  return (await listExtras(db)).find((extra) => extra.code === code);
}

/** True when any reservation, of any time and state, has this extra or a line about it. */
export async function isExtraUsed(db: Pool | PoolClient, code: string): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(
    `select exists (select from reservation where extras ? $1)
       or exists (select from reservation_line where code = 'extra' and subject = $1) as used`,
    [code],
  );
  return rows[0]?.used ?? false;
}

/** The values of an extra in the order of `extraColumns`. */
export function extraValues(extra: ExtraEdit): unknown[] {
  const texts = [extra.nameEn, extra.nameBs, extra.noteEn, extra.noteBs];
  const price = [extra.charge, extra.priceCents, extra.capCents];
  const pieces = [extra.maxQuantity, extra.stock];
  return [...texts, ...price, ...pieces, extra.includedFrom, extra.includedTo, extra.active];
}

export const extraColumns =
  "name_en, name_bs, note_en, note_bs, charge, price_cents, cap_cents, max_quantity, stock, included_from, included_to, active";
