import { isDeepStrictEqual } from "node:util";
import type { WrittenCar } from "../../domain/cars/car-form.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { factColumns, factValues, findCar, type CarRow } from "./car-row.ts";
import { writeFeatures } from "./write-features.ts";

type Changed =
  /** `before` is the former car: saving it over the new version undoes the change. */
  | { ok: true; version: number; before: WrittenCar }
  | { ok: false; reason: "none" }
  | { ok: false; reason: "stale"; theirs: CarRow };

/**
 * Writes the facts of a car over the version that the member saw. A change without a difference is neither written nor
 * audited.
 */
export async function changeCar(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { id, version, car, by }: { id: number; version: number; car: WrittenCar; by: Doer },
): Promise<Changed> {
  const changed = await inTransaction(pool, async (client): Promise<Changed> => {
    const held = await findCar(client, id, { lock: true });
    if (!held) return { ok: false, reason: "none" };
    if (held.version !== version) return { ok: false, reason: "stale", theirs: held };
    const names = (Object.keys(car) as (keyof WrittenCar)[]).filter(
      (name) => !isDeepStrictEqual(held.car[name], car[name]),
    );
    if (names.length === 0) return { ok: true, version, before: held.car };
    const { rows } = await client.query<{ version: number }>(
      `update car set ${factColumns.map((column, index) => `${column} = $${index + 2}`).join(", ")}
       where id = $1 returning version`,
      [id, ...factValues(car)],
    );
    if (names.includes("features")) await writeFeatures(client, id, car.features);
    const [before, after] = [held.car, car].map((one) =>
      Object.fromEntries(names.map((name) => [name, one[name]])),
    );
    await writeAuditEntries(client, [
      { ...by, action: "car.changed", subjectKind: "car", subjectId: String(id), before, after },
    ]);
    return { ok: true, version: rows[0]?.version ?? version, before: held.car };
  });
  if (changed.ok) await catalogue.catchUp();
  return changed;
}
