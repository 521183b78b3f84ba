import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { slots } from "../../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import {
  specialDayFields,
  writeSpecialDay,
} from "../../../../../domain/locations/special-day-form.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import {
  findSpecialDay,
  removeSpecialDay,
  saveSpecialDay,
} from "../../../../../server/locations/special-days.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { type SettingsAnswer, saveRecordAction, openRecord } from "../record/edit-action.ts";
import { BothFields, RecordDate, RecordSelect, type FieldAbout } from "../record/record-field.tsx";
import { RecordPage, shownFields } from "../record/edit-form.tsx";
import { ends } from "../record/week-fields.tsx";

const blank: Fields = Object.fromEntries(specialDayFields.map((name) => [name, ""]));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, today, deps } = about;
  const day = await openRecord(params.id, (id) => findSpecialDay(deps.pool, id));
  const places = (await listPlaces(deps.pool)).map((place) => ({
    id: place.id,
    name: inLanguage(place.edit.name, language),
  }));
  const shown = { version: day?.version, fields: day ? writeSpecialDay(day) : blank };
  return data({ language, today, places, ...shown }, { headers: privateHeaders });
}

export function action(args: ActionFunctionArgs) {
  const { deps, today } = args.context.get(page);
  const { pool } = deps;
  return saveRecordAction(args, {
    section: "special-days",
    fields: specialDayFields,
    save: (change) => saveSpecialDay(pool, { ...change, today }),
    remove: (wish) => removeSpecialDay(pool, wish),
    find: async (id) => {
      const found = await findSpecialDay(pool, id);
      return found && { version: found.version, fields: writeSpecialDay(found) };
    },
    nameOf: (fields, language) => fields[language === "ba" ? "label.bs" : "label.en"] ?? "",
    tells: { created: "day-created", deleted: "day-deleted" },
  });
}

export function headers() {
  return privateHeaders;
}

/** One date with special hours. */
export default function SpecialDay() {
  const { language, today, places, version, fields } = useLoaderData<typeof loader>();
  const answer = useActionData<SettingsAnswer>();
  const words = settingsWords(language).days;
  const about = { language, answer, fields: shownFields(answer, fields) };
  return (
    <RecordPage
      section="special-days"
      labels={dayLabels(language)}
      {...{ language, words, version, answer, fields }}
    >
      <Panel title={settingsWords(language).sections["special-days"].title}>
        <FieldRow>
          <RecordDate {...about} name="date" label={words.date} min={today} />
          <RecordSelect {...about} name="locationId" label={words.place}>
            <option value="">{words.everywhere}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </RecordSelect>
        </FieldRow>
        <FieldRow>
          <TimeField {...about} name="opens" label={words.opens} times={slots} />
          <TimeField {...about} name="closes" label={words.closes} times={ends} />
        </FieldRow>
        <BothFields {...about} name="label" label={words.label} />
      </Panel>
    </RecordPage>
  );
}

type TimeProps = FieldAbout & { name: string; label: string; times: readonly string[] };

function TimeField({ times, ...field }: TimeProps) {
  const { closed } = settingsWords(field.language).days;
  const value = field.fields[field.name] ?? "";
  const offered = value === "" || times.includes(value) ? times : [...times, value].sort();
  return (
    <RecordSelect {...field}>
      <option value="">{closed}</option>
      {offered.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </RecordSelect>
  );
}

function dayLabels(language: Language): Record<string, string> {
  const { parts, days } = settingsWords(language);
  return {
    date: days.date,
    locationId: days.place,
    opens: days.opens,
    closes: days.closes,
    "label.en": `${days.label} ${parts.en}`,
    "label.bs": `${days.label} ${parts.bs}`,
  };
}
