import type { PoolClient } from "pg";
import type { HeldReservation } from "../../domain/reservations/held-reservation.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { inCarLanes } from "../reservations/booking/booking-lanes.ts";
import { holdReservation, readHeld } from "../reservations/held/hold-reservation.ts";
import { untilDone } from "../reservations/held/until-done.ts";

/** A reservation that nobody else can change, inside the transaction that enters what a provider has told. */
export type HeldTold = { client: PoolClient; kept: HeldReservation; at: Date };

/** Runs `work` on the reservation of a token under the locks of its car and itself, all or nothing; undefined when it is gone. */
export async function holdTold<Answer extends object | string>(
  world: Pick<Deps, "pool" | "catalogue" | "clock">,
  token: string,
  work: (held: HeldTold) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { pool, clock } = world;
  const done = await untilDone(world, async () => {
    const catalogue = await world.catalogue.get();
    const seen = await readHeld(pool, token, catalogue);
    if (!seen) return { answer: undefined };
    const carIds = [seen.view.car.id];
    return inCarLanes(pool, carIds, () =>
      inTransaction(pool, async (client) => {
        const kept = await holdReservation(client, { token, carIds }, catalogue);
        if (!kept) return { answer: undefined };
        if (typeof kept === "string") return kept;
        return { answer: await work({ client, kept, at: new Date(clock.now()) }) };
      }),
    );
  });
  if (!done) throw new Error("what a payment provider told met others again and again");
  return done.answer;
}
