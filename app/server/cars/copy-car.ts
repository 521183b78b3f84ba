import { longestTexts } from "../../domain/cars/car-form.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { copyRates } from "../pricing/copy-rates.ts";
import { lockPrices } from "../pricing/lock-prices.ts";
import { insertCar } from "./add-car.ts";
import { findCar } from "./car-row.ts";

/**
 * Copies a car with its features and prices, without vehicles and pictures. The copy is hidden and comes last; its name
 * gets the `suffix`. Returns the id of the copy; undefined when the car does not exist.
 */
export async function copyCar(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { id, suffix, by }: { id: number; suffix: string; by: Doer },
): Promise<number | undefined> {
  const copyId = await inTransaction(pool, async (client) => {
    await lockPrices(client);
    const source = await findCar(client, id);
    if (!source) return undefined;
    const name = cut(source.car.name, longestTexts.name - suffix.length - 1);
    const car = { ...source.car, name: `${name} ${suffix}` };
    const carId = await insertCar(client, car);
    await copyRates(client, { from: id, to: carId, by });
    await writeAuditEntries(client, [
      {
        ...by,
        action: "car.copied",
        subjectKind: "car",
        subjectId: String(carId),
        after: { from: id, ...car },
      },
    ]);
    return carId;
  });
  await catalogue.catchUp();
  return copyId;
}

/** The text cut to a length, never between the two halves of one character. */
function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
