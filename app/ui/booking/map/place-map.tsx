import styles from "./place-map.module.css";

type Props = { lat: number; lng: number; name: string; label: string };

// The map is flat: Živinice and Tuzla are its two known points, and the scale follows from them.
const scale = { x: 1689, y: 1888 };
const origin = { lng: 18.649, lat: 44.449, x: 364, y: 226 };

/** True when a place lies in the part of the country that the map shows (Tuzla, Živinice, Dubrave). */
export function isOnMap({ lat, lng }: Pick<Props, "lat" | "lng">): boolean {
  const { x, y } = pointOf({ lat, lng });
  return x > 40 && x < 600 && y > 60 && y < 290;
}

/** A drawn map of the country around Tuzla with a pin at the meeting point. It needs no map service. */
export function PlaceMap({ lat, lng, name, label }: Props) {
  const { x, y } = pointOf({ lat, lng });
  const nameY = y < 100 ? y + 28 : y - 72;
  return (
    <svg
      className={styles.map}
      viewBox="0 0 640 300"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={label}
    >
      <Country />
      <path
        className={styles.pin}
        d={`M${x} ${y}c-14-19-21-29-21-40a21 21 0 0 1 42 0c0 11-7 21-21 40z`}
      />
      <circle className={styles.eye} cx={x} cy={y - 40} r="7.5" />
      <text className={styles.place} x={x} y={nameY} textAnchor="middle">
        {name}
      </text>
    </svg>
  );
}

function pointOf({ lat, lng }: Pick<Props, "lat" | "lng">) {
  return {
    x: Math.round(origin.x + (lng - origin.lng) * scale.x),
    y: Math.round(origin.y - (lat - origin.lat) * scale.y),
  };
}

const roads =
  "M404 -6c-4 50-30 70-26 108s-6 78-14 122 12 56 10 90M-10 60c90 8 150 26 214 28s130-24 186-30 150 8 260-30M364 226c40 10 70-16 110-18s100 8 176-20";

function Country() {
  return (
    <>
      <rect className={styles.land} width="640" height="300" />
      <path
        className={styles.hills}
        d="M0 60c80 10 150-26 232-18 90 9 130 44 214 38 78-6 126-44 194-40V0H0z"
      />
      <path className={styles.hills} d="M640 176c-60-6-90 26-120 62s-70 40-92 62h212z" />
      <path
        className={styles.lake}
        d="M22 196c14-34 44-44 60-78 10-22 34-30 52-18 20 14 4 36-6 54-8 16 10 30 0 50-12 24-44 16-62 28s-54 2-44-36z"
      />
      <text className={styles.water} x="64" y="262">
        Modrac
      </text>
      <path className={styles.roadEdge} d={roads} />
      <path className={styles.road} d={roads} />
      <path className={styles.runway} d="M462 230l62 8" />
      <g className={styles.town}>
        <circle cx="390" cy="58" r="5" />
        <circle cx="364" cy="226" r="5" />
      </g>
      <text className={styles.name} x="404" y="50">
        Tuzla
      </text>
      <text className={styles.name} x="352" y="231" textAnchor="end">
        Živinice
      </text>
      <text className={styles.name} x="560" y="264" textAnchor="middle">
        Dubrave Gornje
      </text>
    </>
  );
}
