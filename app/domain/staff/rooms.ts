/** The pages of the back office by group, in the order of the rail. What a new page takes: ARCHITECTURE, "A page of the back office". */
import { may, type Right } from "./rights.ts";
import type { StaffRole } from "./roles.ts";

export const roomGroups = ["today", "fleet", "prices", "insight", "house"] as const;
export type RoomGroup = (typeof roomGroups)[number];

const table = [
  { name: "dashboard", group: "today", right: "see-reservations" },
  { name: "reservations", group: "today", right: "see-reservations" },
  { name: "reservation-management", group: "today", right: "see-reservations" },
  { name: "car-availability", group: "today", right: "see-reservations" },
  { name: "cash-drawers", group: "today", right: "see-cash" },
  { name: "day-close", group: "today", right: "see-cash" },
  { name: "fines", group: "today", right: "handle-fines" },
  { name: "cars", group: "fleet", right: "see-catalogue" },
  { name: "pricing", group: "prices", right: "see-catalogue" },
  { name: "protection-plans", group: "prices", right: "see-catalogue" },
  {
    name: "protection-plan-pricing",
    group: "prices",
    right: "see-catalogue",
    tabOf: "protection-plans",
  },
  { name: "extras", group: "prices", right: "see-catalogue" },
  { name: "cross-border-fees", group: "prices", right: "see-catalogue" },
  { name: "coupons", group: "prices", right: "see-catalogue" },
  { name: "revenue", group: "insight", right: "see-revenue" },
  { name: "analytics", group: "insight", right: "see-analytics" },
  { name: "books", group: "insight", right: "see-books" },
  { name: "audit-logs", group: "insight", right: "see-audit" },
  { name: "proof", group: "insight", right: "see-proof" },
  { name: "settings", group: "house", right: "see-settings" },
  { name: "staff", group: "house", right: "manage-staff" },
  { name: "mail", group: "house", right: "see-settings" },
] as const satisfies readonly { name: string; group: RoomGroup; right: Right; tabOf?: string }[];

export type RoomName = (typeof table)[number]["name"];

export type Room = {
  name: RoomName;
  group: RoomGroup;
  right: Right;
  /** The room on whose line of the rail this one stands, as another tab of the same page. */
  tabOf?: RoomName;
};

export const rooms: readonly Room[] = table;

/** The rooms in which somebody can wait for the staff; the rail says how many. */
export const countedRooms = [
  "reservations",
  "reservation-management",
  "fines",
  "mail",
] as const satisfies readonly RoomName[];
export type CountedRoom = (typeof countedRooms)[number];

/** How many wait in each room; a room that the member may not open is left out. */
export type Waiting = Partial<Record<RoomName, number>>;

/** The rooms that a role may open. */
export function roomsOf(role: StaffRole): readonly Room[] {
  return rooms.filter(({ right }) => may(role, right));
}

/** The lines of the rail for a role by group; a group without a line is left out, and so is every tab of another room. */
export function railOf(role: StaffRole): readonly { group: RoomGroup; lines: readonly Room[] }[] {
  const lines = roomsOf(role).filter(({ tabOf }) => tabOf === undefined);
  return roomGroups
    .map((group) => ({ group, lines: lines.filter((room) => room.group === group) }))
    .filter((one) => one.lines.length > 0);
}
