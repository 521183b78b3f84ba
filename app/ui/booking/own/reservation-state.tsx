import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

/** A visitor's choices for one car and one trip, while the page of extras is open. */
export type ReservationDraft = {
  selectedProtectionPlan: string | undefined;
  /** Quantity per extra code; only quantities above zero. */
  selectedExtras: Readonly<Record<string, number>>;
  /** Two-letter country codes, in the order of choosing. */
  selectedCrossBorderFees: readonly string[];
};

export type ReservationState = ReservationDraft & {
  selectPlan: (code: string) => void;
  setExtra: (code: string, quantity: number) => void;
  toggleCountry: (code: string) => void;
};

const Reservation = createContext<ReservationState | undefined>(undefined);

/** Holds the draft, which starts from the page's address. */
export function ReservationProvider(props: { start: ReservationDraft; children?: ReactNode }) {
  const [draft, setDraft] = useState(props.start);
  const state = useMemo(() => ({ ...draft, ...changes(setDraft) }), [draft]);
  return <Reservation value={state}>{props.children}</Reservation>;
}

/** Returns the draft of the surrounding page; throws outside of one. */
export function useReservation(): ReservationState {
  const state = useContext(Reservation);
  if (!state) throw new Error("The reservation state is read outside its provider.");
  return state;
}

type SetDraft = (change: (draft: ReservationDraft) => ReservationDraft) => void;

function changes(setDraft: SetDraft) {
  return {
    selectPlan: (code: string) => setDraft((draft) => ({ ...draft, selectedProtectionPlan: code })),
    setExtra: (code: string, quantity: number) =>
      setDraft((draft) => ({
        ...draft,
        selectedExtras: withQuantity(draft.selectedExtras, code, quantity),
      })),
    toggleCountry: (code: string) =>
      setDraft((draft) => ({
        ...draft,
        selectedCrossBorderFees: toggled(draft.selectedCrossBorderFees, code),
      })),
  };
}

function withQuantity(extras: Readonly<Record<string, number>>, code: string, quantity: number) {
  const { [code]: _, ...others } = extras;
  return quantity > 0 ? { ...others, [code]: quantity } : others;
}

function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}
