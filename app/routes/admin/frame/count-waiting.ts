import { may } from "../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import {
  type CountedRoom,
  countedRooms,
  rooms,
  type Waiting,
} from "../../../domain/staff/rooms.ts";
import type { About } from "../../../server/http/about.ts";
import { countOpenFines } from "../../../server/fines/list-fines.ts";
import { countFailed } from "../../../server/mail/desk/mail-state.ts";
import { countPressing } from "../../../server/reservations/overdue/count-pressing.ts";
import { countView } from "../../../server/reservations/lists/list-counts.ts";

type Deps = About["deps"];

/** What waits in each room, counted as the room's own page counts it. */
const counters: Record<CountedRoom, (deps: Deps, time: ListTime) => Promise<number>> = {
  reservations: ({ pool }, time) => countView(pool, "pending", time),
  "reservation-management": (deps, time) => countPressing(deps, time.now),
  fines: ({ pool }) => countOpenFines(pool),
  mail: ({ pool }, { now }) => countFailed(pool, now),
};

type ListTime = { now: number; graceMinutes: number };

/** How many wait in each room that a role may open. */
export async function countWaiting(deps: Deps, role: StaffRole): Promise<Waiting> {
  const { rules } = (await deps.catalogue.get()).priceList;
  const time = { now: deps.clock.now(), graceMinutes: rules.graceMinutes };
  const open = countedRooms.filter((name) =>
    rooms.some((room) => room.name === name && may(role, room.right)),
  );
  const counts = await Promise.all(open.map((name) => counters[name](deps, time)));
  return Object.fromEntries(open.map((name, index) => [name, counts[index] ?? 0]));
}
