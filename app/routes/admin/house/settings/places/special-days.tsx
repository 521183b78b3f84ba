import { List } from "../../../../../ui/controls/list.tsx";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { formatLongDate } from "../../../../../i18n/format.ts";
import { formatSpan } from "../../../../../i18n/hours.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { listPlaces } from "../../../../../server/locations/list-places.ts";
import { listSpecialDays } from "../../../../../server/locations/special-days.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { NewLink } from "../../../../../ui/admin/list/new-link.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { ListRow } from "../record/order-list.tsx";
import styles from "../record/rows.module.css";
import { sectionPath, SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { language, today, deps } = about;
  const names = new Map(
    (await listPlaces(deps.pool)).map(({ id, edit }) => [id, inLanguage(edit.name, language)]),
  );
  const days = (await listSpecialDays(deps.pool)).map(({ id, date, locationId, span, label }) => ({
    id,
    date,
    span: span ?? undefined,
    place: locationId && (names.get(locationId) ?? locationId),
    label: inLanguage(label, language),
    isPast: date < today,
  }));
  return data({ language, days }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The dates with special hours: those to come, and the past ones folded away. */
export default function SpecialDays() {
  const { language, days } = useLoaderData<typeof loader>();
  const words = settingsWords(language).days;
  const coming = days.filter(({ isPast }) => !isPast);
  const past = days.filter(({ isPast }) => isPast).toReversed();
  return (
    <SettingsFrame
      language={language}
      section="special-days"
      acts={<NewLink to={sectionPath("special-days", language, "new")}>{words.add}</NewLink>}
    >
      <Panel title={words.coming}>
        {coming.length === 0 ? <p>{words.none}</p> : <Days language={language} days={coming} />}
      </Panel>
      {past.length > 0 && (
        <details className={styles.fold}>
          <summary>{words.past(past.length)}</summary>
          <List className={styles.rows}>
            {past.map((day) => (
              <li key={day.id}>
                {formatLongDate(day.date, language)}: {day.label}, {hoursOf(day, language)}
              </li>
            ))}
          </List>
        </details>
      )}
    </SettingsFrame>
  );
}

type Day = ReturnType<typeof useLoaderData<typeof loader>>["days"][number];

function Days({ language, days }: { language: Language; days: readonly Day[] }) {
  return (
    <List className={styles.rows}>
      {days.map((day) => (
        <li key={day.id}>
          <ListRow
            to={sectionPath("special-days", language, day.id)}
            name={formatLongDate(day.date, language)}
            sub={day.label}
            end={hoursOf(day, language)}
          />
        </li>
      ))}
    </List>
  );
}

function hoursOf({ place, span }: Day, language: Language): string {
  const words = settingsWords(language).days;
  return `${place ?? words.everywhere}, ${formatSpan(span, language)}`;
}
