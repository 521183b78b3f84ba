import { dateOf, type LocalDate } from "../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { locationCategories } from "../../../domain/locations/location.ts";
import { spanOn } from "../../../domain/locations/opening-hours.ts";
import type {
  SearchContext,
  SearchPlace,
} from "../../../domain/reservations/trip/search-context.ts";
import { formatSpan } from "../../../i18n/hours.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import { SelectField } from "../../controls/field.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  value: string;
  language: Language;
  context: SearchContext;
  fault?: string;
  onChange: (locationId: string) => void;
};

/** The places by kind, each with today's hours. */
export function SearchPlaceField({ language, context, onChange, ...field }: Props) {
  const words = searchWords(language);
  const today = dateOf(context.now);
  return (
    <SelectField {...field} required onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="" disabled hidden={field.value !== ""}>
        {words.choosePlace}
      </option>
      {locationCategories.map((category) => (
        <optgroup key={category} label={words[category]}>
          {context.locations
            .filter((place) => place.category === category)
            .map((place) => (
              <option key={place.id} value={place.id}>
                {placeName(place, language)}, {hoursToday(place, today, language)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function placeName({ name, iata }: SearchPlace, language: Language): string {
  const text = inLanguage(name, language);
  return iata && !text.includes(iata) ? `${text} (${iata})` : text;
}

function hoursToday(place: SearchPlace, today: LocalDate, language: Language): string {
  return searchWords(language).today(formatSpan(spanOn(place.hours, today), language));
}
