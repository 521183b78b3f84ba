import { useEffect, useMemo, useSyncExternalStore } from "react";
import {
  type Room,
  type RoomGroup,
  roomGroups,
  type RoomName,
} from "../../../../domain/staff/rooms.ts";

export type LastRooms = Partial<Record<RoomGroup, string>>;

/** The room of each group that a member visited last in this browser; of each member apart, since a desk has one browser. */
export function useLastRooms(memberId: string, current: Room | undefined): LastRooms {
  const key = `admin-last-rooms:${memberId}`;
  const kept = useSyncExternalStore(
    follow,
    () => readKept(key),
    () => "",
  );
  useEffect(() => {
    if (!current) return;
    const before = parsed(readKept(key));
    if (before[current.group] !== current.name)
      keep(key, { ...before, [current.group]: current.name });
  }, [key, current]);
  return useMemo(() => parsed(kept), [kept]);
}

/** The room that a tap on a group opens: the one visited last, as long as the member may open it, else the first. */
export function roomToOpen(
  group: RoomGroup,
  { open, last }: { open: readonly Room[]; last: LastRooms },
): RoomName | undefined {
  const own = open.filter((room) => room.group === group);
  return (own.find(({ name }) => name === last[group]) ?? own[0])?.name;
}

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(key: string, last: LastRooms): void {
  try {
    localStorage.setItem(key, JSON.stringify(last));
  } catch {
    // Storage is switched off: a group opens its first room.
  }
  for (const listener of listeners) listener();
}

function readKept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The kept text, checked like all data from outside. */
function parsed(text: string): LastRooms {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null) return {};
    const names = new Map(Object.entries(read));
    return Object.fromEntries(
      roomGroups.flatMap((group) => {
        const name: unknown = names.get(group);
        return typeof name === "string" ? [[group, name]] : [];
      }),
    );
  } catch {
    return {};
  }
}
