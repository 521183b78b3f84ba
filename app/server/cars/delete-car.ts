import type { PoolClient } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { lockCars } from "../availability/lock-cars.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { dropPhotos } from "../images/photo-folders.ts";
import { findCar } from "./car-row.ts";
import { reservationsOf, type NamedReservations } from "./named-reservations.ts";

type Deleted =
  | { ok: true }
  | { ok: false; reason: "none" | "stale" }
  | ({ ok: false; reason: "reserved" } & NamedReservations)
  | { ok: false; reason: "vehicles"; plates: string[] };

/**
 * Deletes a car that nothing names, with its features, prices and pictures. A car that a reservation of any state names
 * is never deleted; a car with vehicles stays until they are moved or deleted.
 */
export async function deleteCar(
  { pool, catalogue, imagesDir }: Pick<Deps, "pool" | "catalogue" | "imagesDir">,
  { id, version, by }: { id: number; version: number; by: Doer },
): Promise<Deleted> {
  const files: string[] = [];
  const deleted = await inTransaction(pool, async (client): Promise<Deleted> => {
    // A booking holds the same lock, so nobody books the car meanwhile.
    await lockCars(client, [id]);
    const held = await findCar(client, id, { lock: true });
    if (!held) return { ok: false, reason: "none" };
    if (held.version !== version) return { ok: false, reason: "stale" };
    const reserved = await reservationsOf(client, "car_id", id);
    if (reserved.count > 0) return { ok: false, reason: "reserved", ...reserved };
    const plates = await platesOf(client, id);
    if (plates.length > 0) return { ok: false, reason: "vehicles", plates };
    const images = await client.query<{ file: string }>(
      "select file from image where car_id = $1",
      [id],
    );
    files.push(...images.rows.map(({ file }) => file));
    await client.query("delete from car where id = $1", [id]);
    const before = { ...held.car, published: held.published };
    await writeAuditEntries(client, [
      { ...by, action: "car.deleted", subjectKind: "car", subjectId: String(id), before },
    ]);
    return { ok: true };
  });
  if (deleted.ok) {
    await dropPhotos(imagesDir, files);
    await catalogue.catchUp();
  }
  return deleted;
}

async function platesOf(client: PoolClient, carId: number): Promise<string[]> {
  const { rows } = await client.query<{ plate: string }>(
    "select plate from vehicle where car_id = $1 order by plate",
    [carId],
  );
  return rows.map(({ plate }) => plate);
}
