import { joinDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { outOfHoursAt } from "../../../../domain/locations/opening-hours.ts";
import type { SearchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import type { TripEditFields } from "../../../../ui/booking/search/trip-edit.tsx";
import { Field } from "../../../../ui/controls/field.tsx";

type Props = { language: Language; context: SearchContext; fields: TripEditFields };

/** Why somebody comes while the place is closed: asked only then, and kept with the note of the booking. */
export function HoursWhy({ language, context, fields }: Props) {
  const words = adminReservationsWords(language).book;
  const isOut = (["pickup", "dropoff"] as const).some((end) => {
    const [id, date, time] = [`${end}Location`, `${end}Date`, `${end}Time`] as const;
    const place = context.locations.find((one) => one.id === fields[id]);
    if (!place || !fields[date] || !fields[time]) return false;
    return outOfHoursAt(place, joinDateTime(fields[date], fields[time])) !== "open";
  });
  if (!isOut) return undefined;
  return (
    <Field
      id="hoursWhy"
      name="hoursWhy"
      label={words.hoursWhy}
      help={words.hoursWhyHelp}
      autoComplete="off"
      maxLength={300}
    />
  );
}
