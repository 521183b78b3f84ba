import { useState } from "react";
import type { Language } from "../../../domain/language.ts";
import {
  checkTrip,
  minRentalDaysFor,
  searchFieldNames,
  type SearchField,
  type TripFault,
  type TripFaults,
} from "../../../domain/reservations/trip/check-trip.ts";
import { pickupNotice } from "../../../domain/reservations/trip/pickup-notice.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { tripFaultsHead, tripFaultText } from "../../../i18n/search/trip-faults.ts";
import type { FormFields } from "./search-fields.ts";

export type SearchFaults = {
  /** Returns the sentence for a control that covers these fields. */
  textFor: (...names: SearchField[]) => string | undefined;
  /** True for a field that keeps the form from being sent: it is empty or wrong. */
  isOpen: (name: SearchField) => boolean;
  /** The sentence for the whole form, after the first try. */
  head: string | undefined;
  noteEdit: (names: readonly SearchField[]) => void;
  /** Checks the form before it is sent; returns the first faulty field. */
  firstFault: () => SearchField | undefined;
};

/**
 * Returns the form's faults. Faults of the last try stay until their field is edited; a wrong value is reported immediately, an
 * empty field only after a try.
 */
export function useSearchFaults(
  fields: FormFields,
  context: SearchContext,
  language: Language,
  told?: TripFaults,
): SearchFaults {
  const [asked, setAsked] = useState(told);
  const [edited, setEdited] = useState<ReadonlySet<SearchField>>(new Set());
  const live = faultsOf(fields, context);
  const faultOf = (name: SearchField, isEdited: boolean): TripFault | undefined => {
    const shown = asked || live[name] !== "missing" ? live[name] : undefined;
    return isEdited ? shown : (asked?.[name] ?? shown);
  };
  return {
    textFor: (...names) => {
      const isEdited = names.some((name) => edited.has(name));
      const name = names.find((each) => faultOf(each, isEdited));
      const fault = name && faultOf(name, isEdited);
      if (!name || !fault) return undefined;
      const minRentalDays = minRentalDaysFor(fields.pickupDate, context.rules, context.seasons);
      const notice = pickupNotice(fields, context);
      return tripFaultText(name, fault, { ...context.rules, minRentalDays, notice }, language);
    },
    isOpen: (name) => live[name] !== undefined,
    head: asked && Object.keys(live).length > 0 ? tripFaultsHead(live, language) : undefined,
    noteEdit: (names) => setEdited((before) => new Set([...before, ...names])),
    firstFault: () => {
      const found = faultsOf(fields, { ...context, now: toLocal(Date.now()) });
      const first = searchFieldNames.find((name) => found[name]);
      if (first) setAsked(found);
      if (first) setEdited(new Set());
      return first;
    },
  };
}

function faultsOf(fields: FormFields, context: SearchContext): TripFaults {
  const found = checkTrip(fields, context);
  return found.ok ? {} : found.faults;
}
