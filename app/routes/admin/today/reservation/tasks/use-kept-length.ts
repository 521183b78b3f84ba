import { useRef, useState, type ChangeEvent } from "react";
import {
  addDays,
  daysBetween,
  parseLocalDate,
  type LocalDate,
} from "../../../../../domain/calendar.ts";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";

type Dates = { pickup: string; dropoff: string };

/**
 * The return moves along with the pick-up, so that the trip keeps its length, until a member wants that otherwise. What is typed as
 * the return is the new length. The fields keep their own text; before scripts are there nothing moves, and nothing is offered.
 */
export function useKeptLength({ pickup, dropoff }: Dates) {
  const dropoffField = useRef<HTMLInputElement>(null);
  const pickupField = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState(() => daysOf({ pickup, dropoff }));
  const isOffered = useHydrated();
  const [isKept, setKept] = useState(true);
  const [moved, setMoved] = useState<LocalDate>();
  const measure = () => {
    setMoved(undefined);
    const [from, to] = [pickupField.current?.value ?? "", dropoffField.current?.value ?? ""];
    setDays(daysOf({ pickup: from, dropoff: to }));
  };
  const follow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const from = parseLocalDate(target.value);
    if (!isKept || !from || days === undefined || !dropoffField.current) return;
    const to = addDays(from, days);
    dropoffField.current.value = to;
    setMoved(to);
  };
  return {
    pickup: { ref: pickupField, onChange: follow },
    dropoff: { ref: dropoffField, onChange: measure },
    isOffered,
    isKept,
    /** From now on the length that is there now is kept, or none. */
    keep: (isWanted: boolean) => {
      setKept(isWanted);
      measure();
    },
    /** Where the return was moved to. */
    moved,
  };
}

/** Nothing where a date is missing, or the return lies before the pick-up. */
function daysOf({ pickup, dropoff }: Dates): number | undefined {
  const [from, to] = [parseLocalDate(pickup), parseLocalDate(dropoff)];
  const days = from && to ? daysBetween(from, to) : -1;
  return days < 0 ? undefined : days;
}
