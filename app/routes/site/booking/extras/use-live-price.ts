import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import { quote } from "../../../../domain/pricing/quote.ts";
import type { Selection } from "../../../../domain/reservations/trip/trip.ts";
import { rowKey } from "../../../../i18n/booking/bill-rows.ts";
import { useReservation } from "../../../../ui/booking/own/reservation-state.tsx";
import { bookingAddress } from "../booking-address.ts";
import type { Booking } from "../open-booking.ts";

export type LivePrice = {
  selection: Selection;
  price: Quote;
  /** The row of the bill that changed last; absent before the first change. */
  changed: string | undefined;
};

/**
 * Returns the price of the page's choices, calculated here from the price list without a request, and writes the choices into the
 * address, so that reload, share and back keep them.
 */
export function useLivePrice(booking: Booking, language: Language): LivePrice {
  const { car, trip, list } = booking;
  const draft = useReservation();
  const selection: Selection = {
    carId: car.id,
    planCode: draft.selectedProtectionPlan ?? booking.selection.planCode,
    extras: draft.selectedExtras,
    countries: draft.selectedCrossBorderFees,
  };
  const priced = quote({ ...selection, trip, car }, list);
  if (!priced.ok) throw new Error(`a choice that the page offers has no price: ${priced.reason}`);
  useAddress(bookingAddress("extras", language, trip, selection));
  return { selection, price: priced.quote, changed: useChangedRow(priced.quote) };
}

function useAddress(address: string): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst || pathname + search === address) return;
    void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, pathname, search, navigate]);
}

function useChangedRow(price: Quote): string | undefined {
  const [shown, setShown] = useState({ price, changed: undefined as string | undefined });
  if (
    shown.price.totalCents === price.totalCents &&
    shown.price.lines.length === price.lines.length
  ) {
    return shown.changed;
  }
  const amounts = amountsOf(shown.price);
  const row = price.lines.map(rowKey).find((key) => amountsOf(price).get(key) !== amounts.get(key));
  setShown({ price, changed: row ?? "" });
  return row ?? "";
}

function amountsOf({ lines }: Quote): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const line of lines) {
    const key = rowKey(line);
    amounts.set(key, (amounts.get(key) ?? 0) + line.amountCents);
  }
  return amounts;
}
