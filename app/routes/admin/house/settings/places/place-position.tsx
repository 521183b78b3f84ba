import { useState, type FocusEvent } from "react";
import { countryOutline, rivers } from "../../../../../domain/locations/country-outline.ts";
import {
  projectOnMap,
  type GeoPoint,
  type MapView,
} from "../../../../../domain/locations/project-on-map.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import type { SettingsAnswer } from "../record/edit-action.ts";
import styles from "./place-position.module.css";
import { RecordField } from "../record/record-field.tsx";

type Props = { language: Language; fields: Fields; answer: SettingsAnswer | undefined };

const view: MapView = {
  centre: { lat: 43.915, lng: 17.67 },
  at: { x: 160, y: 150 },
  unitsPerDegree: 100,
};

/** The position of a place: its degrees, and a pin on a map of the country. */
export function PlacePosition(props: Props) {
  const { language, fields } = props;
  const words = settingsWords(language).places;
  const [point, setPoint] = useState({ lat: degrees(fields.lat), lng: degrees(fields.lng) });
  const move = (part: keyof GeoPoint) => (event: FocusEvent<HTMLInputElement>) =>
    setPoint((before) => ({ ...before, [part]: degrees(event.target.value) }));
  return (
    <div className={styles.position}>
      <FieldRow>
        <RecordField
          {...props}
          name="lat"
          label={words.fields.lat}
          inputMode="decimal"
          onBlur={move("lat")}
        />
        <RecordField
          {...props}
          name="lng"
          label={words.fields.lng}
          inputMode="decimal"
          onBlur={move("lng")}
        />
      </FieldRow>
      <svg className={styles.map} viewBox="0 0 320 300" role="img" aria-label={words.map}>
        <path className={styles.land} d={`${path(countryOutline)}z`} />
        {rivers.map((course) => (
          <path key={path(course)} className={styles.river} d={path(course)} />
        ))}
        <Pin point={point} />
      </svg>
    </div>
  );
}

function Pin({ point }: { point: GeoPoint }) {
  if (Number.isNaN(point.lat) || Number.isNaN(point.lng)) return null;
  const { x, y } = projectOnMap(point, view);
  return <circle className={styles.pin} cx={Math.round(x)} cy={Math.round(y)} r="7" />;
}

function degrees(text = ""): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

function path(points: readonly GeoPoint[]): string {
  const steps = points.map((point) => {
    const { x, y } = projectOnMap(point, view);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${steps.join("L")}`;
}
