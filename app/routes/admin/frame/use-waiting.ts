import { useState } from "react";
import { rooms, type Waiting } from "../../../domain/staff/rooms.ts";

/** What waits in each room: as the page was loaded, then as the news tell it. */
export function useWaiting(loaded: Waiting): { waiting: Waiting; tell: (told: Waiting) => void } {
  const [newest, tell] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    tell(loaded);
  }
  return { waiting: seen === loaded ? newest : loaded, tell };
}

/** The counts of an event, checked like all data from outside. */
export function readWaiting(read: unknown): Waiting {
  if (typeof read !== "object" || read === null) return {};
  const counts = new Map(Object.entries(read));
  return Object.fromEntries(
    rooms.flatMap(({ name }) => {
      const count: unknown = counts.get(name);
      return typeof count === "number" ? [[name, count]] : [];
    }),
  );
}
