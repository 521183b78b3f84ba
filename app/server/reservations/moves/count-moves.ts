import type { LocalDate } from "../../../domain/calendar.ts";
import type { MoveSide } from "../../../domain/moves/move.ts";
import { hasBegun, isBack } from "../../../domain/reservations/states/states.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import { startOf } from "../lists/list-conditions.ts";
import { haveEarlier, isRunOf, type MoveDays, movesSql } from "./moves-sql.ts";

/** Moves of one day and place that are left to be done, and the member who drives them; null while nobody was named. */
export type MovesLeft = {
  day: LocalDate;
  placeId: string;
  driverId: string | null;
  count: number;
};

const isDone = { out: statusIn(hasBegun), in: statusIn(isBack) } as const;

const leftOf = (side: MoveSide) => `
  select left(move_local, 10) as day, ${side === "out" ? "pickup_location_id" : "dropoff_location_id"} as place, run.driver_id as driver
  from (${movesSql(side, { from: "$1::timestamptz", to: "$2::timestamptz", withEarlier: "$3::boolean" })}) as move
    join reservation using (id)
    left join move_run run on ${isRunOf(side)}
  where not (${isDone[side]})`;

const text = `
  select day, place as "placeId", driver as "driverId", count(*)::int as count
  from (${leftOf("out")} union all ${leftOf("in")}) as waiting
  group by day, place, driver`;

/** Counts the moves that `listMoves` would list of the same days and that are not done, by day, place and driver. */
export async function countMovesLeft(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  days: MoveDays,
): Promise<MovesLeft[]> {
  const values = [startOf(days.from), startOf(days.to), haveEarlier(days, clock.now())];
  return (await pool.query<MovesLeft>({ name: "moves-left", text, values })).rows;
}
