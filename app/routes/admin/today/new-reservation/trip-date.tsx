import { parseLocalDate } from "../../../../domain/calendar.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import type { DateFieldProps } from "../../../../ui/controls/date/date-field.tsx";

/** A date of a trip as the staff write it: typed, or picked in the calendar of both days. */
export function TripDate({ id, name, label, value, faultId, sheet, onChange }: DateFieldProps) {
  return (
    <DateInput
      {...{ id, name, label, value, faultId, sheet }}
      startName={name === "dropoffDate" ? "pickupDate" : undefined}
      // The trip knows days alone; what is none stays in the field, which says so.
      onChange={(typed) => onChange(parseLocalDate(typed) ?? "")}
    />
  );
}
