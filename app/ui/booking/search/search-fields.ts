import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { parseLocalDate, parseLocalTime } from "../../../domain/calendar.ts";
import { findLocation } from "../../../domain/locations/find-location.ts";
import type { SearchField, SearchFields } from "../../../domain/reservations/trip/check-trip.ts";
import { searchFieldNames } from "../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { draftName } from "../../../domain/reservations/trip/draft-name.ts";
import { readDraft, type SearchDraft } from "../../../domain/reservations/trip/search-draft.ts";

/** The form's values; an empty text is an empty field. */
export type FormFields = Record<SearchField, string>;

const defaultTime = "10:00";

/**
 * Returns the fields of the search form. The address wins, then the text typed before scripts ran, then this browser session's
 * draft; every change is saved in the draft, which holds nothing personal.
 */
export function useSearchFields(
  formRef: RefObject<HTMLFormElement | null>,
  context: SearchContext,
  given?: SearchFields,
): [FormFields, (changed: Partial<FormFields>) => void] {
  const [fields, setFields] = useState(() =>
    given ? fromAddress(given, context) : startFields(context),
  );
  const takeOver = useEffectEvent(() => {
    const typed = typedBefore(formRef.current, fields);
    // The server has drawn the form with the draft already, where the browser sent it along.
    const kept = given || context.draft ? undefined : keptFields(context);
    if (!kept && Object.keys(typed).length === 0) return;
    const next = consistent({ ...fields, ...kept, ...typed });
    setFields(next);
    keepFields(next);
  });
  // Once, when the form takes over from the server's page.
  useLayoutEffect(() => takeOver(), []);
  const change = (changed: Partial<FormFields>) => {
    const next = consistent({ ...fields, ...changed });
    setFields(next);
    keepFields(next);
  };
  return [fields, change];
}

function startFields(context: SearchContext): FormFields {
  const fresh = freshFields(context);
  return context.draft ? consistent({ ...fresh, ...fromDraft(context.draft) }) : fresh;
}

function freshFields(context: SearchContext): FormFields {
  const first = context.locations[0]?.id ?? "";
  return {
    pickupLocation: first,
    dropoffLocation: first,
    sameReturnLocation: "true",
    pickupDate: "",
    pickupTime: defaultTime,
    dropoffDate: "",
    dropoffTime: defaultTime,
  };
}

/**
 * Starts from defaults where the address is silent; a value that no control can show (a date that does not exist) becomes empty.
 */
function fromAddress(given: SearchFields, context: SearchContext): FormFields {
  const fresh = freshFields(context);
  const read = (name: SearchField, reader: (text: string) => string | undefined) =>
    given[name] === undefined ? fresh[name] : (reader(given[name]) ?? "");
  const place = (text: string) => findLocation(context.locations, text)?.id;
  const same = given.sameReturnLocation ?? (given.dropoffLocation === undefined ? "true" : "");
  // A return before the pick-up stays as typed: the fault beside it says so.
  return mirrored({
    pickupLocation: read("pickupLocation", place),
    dropoffLocation: read("dropoffLocation", place),
    sameReturnLocation: same === "true" ? "true" : "",
    pickupDate: read("pickupDate", parseLocalDate),
    pickupTime: read("pickupTime", parseLocalTime),
    dropoffDate: read("dropoffDate", parseLocalDate),
    dropoffTime: read("dropoffTime", parseLocalTime),
  });
}

/** Makes the return mirror the pick-up while the box is ticked; a new pick-up date clears a return before it. */
function consistent(fields: FormFields): FormFields {
  const backwards = fields.dropoffDate !== "" && fields.dropoffDate < fields.pickupDate;
  return mirrored({ ...fields, dropoffDate: backwards ? "" : fields.dropoffDate });
}

function mirrored(fields: FormFields): FormFields {
  const same = fields.sameReturnLocation === "true";
  return { ...fields, dropoffLocation: same ? fields.pickupLocation : fields.dropoffLocation };
}

function typedBefore(form: HTMLFormElement | null, shown: FormFields): Partial<FormFields> {
  if (!form) return {};
  const data = new FormData(form);
  const changed: Partial<FormFields> = {};
  for (const name of searchFieldNames) {
    const value = String(data.get(name) ?? "");
    if (value !== shown[name]) changed[name] = value;
  }
  return changed;
}

function keptFields({ locations, now }: SearchContext): Partial<FormFields> | undefined {
  const draft = readDraft(readSession(), now, locations);
  return draft && fromDraft(draft);
}

function fromDraft(draft: SearchDraft): Partial<FormFields> {
  return {
    ...(draft.pickupLocation && { pickupLocation: draft.pickupLocation }),
    dropoffLocation: draft.dropoffLocation ?? "",
    sameReturnLocation: draft.sameReturnLocation ? "true" : "",
    pickupDate: draft.pickupDate ?? "",
    pickupTime: draft.pickupTime ?? defaultTime,
    dropoffDate: draft.dropoffDate ?? "",
    dropoffTime: draft.dropoffTime ?? defaultTime,
  };
}

function readSession(): string {
  try {
    return sessionStorage.getItem(draftName) ?? "";
  } catch {
    return "";
  }
}

function keepFields(fields: FormFields): void {
  const draft = { ...fields, sameReturnLocation: fields.sameReturnLocation === "true" };
  const json = JSON.stringify(draft);
  document.cookie = `${draftName}=${encodeURIComponent(json)};path=/;samesite=lax`;
  try {
    sessionStorage.setItem(draftName, json);
  } catch {
    // Storage is off or full: the form works without remembering.
  }
}
