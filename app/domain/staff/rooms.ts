/** The pages of the back office by group, in the order of the rail. What a new page takes: ARCHITECTURE, "A page of the back office". */
import type { Right } from "./rights.ts";

export const roomGroups = ["today", "fleet", "prices", "insight", "house"] as const;
export type RoomGroup = (typeof roomGroups)[number];

export const rooms = [
  { name: "reservations", group: "today", right: "see-reservations" },
  { name: "reservation-management", group: "today", right: "see-reservations" },
  { name: "cars", group: "fleet", right: "see-catalogue" },
  { name: "pricing", group: "prices", right: "see-catalogue" },
  { name: "protection-plans", group: "prices", right: "see-catalogue" },
  { name: "protection-plan-pricing", group: "prices", right: "see-catalogue" },
  { name: "extras", group: "prices", right: "see-catalogue" },
  { name: "cross-border-fees", group: "prices", right: "see-catalogue" },
  { name: "coupons", group: "prices", right: "see-catalogue" },
  { name: "settings", group: "house", right: "see-settings" },
  { name: "audit-logs", group: "house", right: "see-audit" },
] as const satisfies readonly { name: string; group: RoomGroup; right: Right }[];

export type Room = (typeof rooms)[number];
export type RoomName = Room["name"];
