import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";

type Published = { ok: true; version: number } | { ok: false; reason: "none" | "stale" };

/**
 * Shows a car on the site, or hides it: a hidden car keeps its reservations and cannot be booked. A change without a
 * difference writes nothing.
 */
export async function publishCar(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { id, version, published, by }: { id: number; version: number; published: boolean; by: Doer },
): Promise<Published> {
  const answer = await inTransaction(pool, async (client): Promise<Published> => {
    const held = await client.query<{ version: number; published: boolean }>(
      "select version, published from car where id = $1 for no key update",
      [id],
    );
    const [car] = held.rows;
    if (!car) return { ok: false, reason: "none" };
    if (car.published === published) return { ok: true, version: car.version };
    if (car.version !== version) return { ok: false, reason: "stale" };
    const { rows } = await client.query<{ version: number }>(
      "update car set published = $2 where id = $1 returning version",
      [id, published],
    );
    await writeAuditEntries(client, [
      {
        ...by,
        action: published ? "car.published" : "car.hidden",
        subjectKind: "car",
        subjectId: String(id),
        before: { published: !published },
        after: { published },
      },
    ]);
    return { ok: true, version: rows[0]?.version ?? version };
  });
  if (answer.ok) await catalogue.catchUp();
  return answer;
}
