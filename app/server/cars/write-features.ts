import type { PoolClient } from "pg";
import { fold } from "../../domain/plain-text.ts";
import type { Bilingual } from "../../domain/language.ts";

/** Replaces the further features of a car, in their order; features of other types stay. */
export async function writeFeatures(
  client: PoolClient,
  carId: number,
  features: readonly Bilingual[],
): Promise<void> {
  await client.query("delete from car_feature where car_id = $1 and type = 'others'", [carId]);
  if (features.length === 0) return;
  const rows = features.map(({ en, bs }, index) => ({
    value: keyOf(en),
    en,
    bs,
    place: index + 1,
  }));
  await client.query(
    `insert into car_feature (car_id, type, value, label_en, label_bs, display_order)
     select $1, 'others', value, en, bs, place
     from jsonb_to_recordset($2) as feature (value text, en text, bs text, place int)`,
    [carId, JSON.stringify(rows)],
  );
}

/** The key of a feature: `Apple CarPlay` becomes `apple-carplay`. */
function keyOf(label: string): string {
  const key = fold(label)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return key === "" ? "feature" : key;
}
