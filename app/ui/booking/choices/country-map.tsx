import { Link } from "react-router";
import { countryOutline, rivers } from "../../../domain/locations/country-outline.ts";
import {
  projectOnMap,
  type GeoPoint,
  type MapPoint,
  type MapView,
} from "../../../domain/locations/project-on-map.ts";
import { spreadPins } from "../../../domain/locations/spread-pins.ts";
import styles from "./country-map.module.css";

type Pin = GeoPoint & {
  id: string;
  /** The number in the pin, the same as beside the place in a list. */
  number: number;
  name: string;
  /** The path of a page, or `#` and the id of an element on this one. */
  to: string;
};

type Props = {
  pins: readonly Pin[];
  /** The id of the pin that the page is about. */
  here?: string;
  label: string;
};

const country: MapView = {
  centre: { lat: 43.915, lng: 17.67 },
  at: { x: 320, y: 322 },
  unitsPerDegree: 213,
};

/** A lens enlarges the four places that lie within ten kilometres of each other. */
const lens = {
  radius: 142,
  view: { centre: { lat: 44.489, lng: 18.692 }, at: { x: 150, y: 574 }, unitsPerDegree: 1600 },
} satisfies { radius: number; view: MapView };
/** Minimum distance of two pins, so that a finger can hit each. */
const pinGap = 82;

/** Our own drawing of Bosnia and Herzegovina, with a pin for each place and a lens over the country around Tuzla. */
export function CountryMap({ pins, here, label }: Props) {
  const inLens = spreadPins(placed(pins, lens.view).filter(isInLens), pinGap);
  const near = new Set(inLens.map(({ id }) => id));
  const far = spreadPins(
    placed(pins, country).filter(({ id }) => !near.has(id)),
    pinGap,
  );
  return (
    <svg className={styles.map} viewBox="0 0 640 724" role="group" aria-label={label}>
      <Land />
      {inLens.length > 0 && <Lens />}
      <Towns />
      {[...far, ...inLens].map((pin) => (
        <PinLink key={pin.id} pin={pin} isHere={pin.id === here} />
      ))}
    </svg>
  );
}

type PlacedPin = Pin & MapPoint;

function PinLink({ pin, isHere }: { pin: PlacedPin; isHere: boolean }) {
  const shape = (
    <>
      <circle className={styles.target} r="42" />
      <circle className={styles.pin} r="25" />
      <text className={styles.number} y="9">
        {pin.number}
      </text>
      <title>{pin.name}</title>
    </>
  );
  const pinProps = {
    className: isHere ? `${styles.link} ${styles.here}` : styles.link,
    transform: `translate(${round(pin.x)} ${round(pin.y)})`,
  };
  const name = `${pin.number} ${pin.name}`;
  if (pin.to.startsWith("#"))
    return (
      <a href={pin.to} aria-label={name} {...pinProps}>
        {shape}
      </a>
    );
  return (
    <Link to={pin.to} aria-label={name} aria-current={isHere ? "page" : undefined} {...pinProps}>
      {shape}
    </Link>
  );
}

function Land() {
  return (
    <g aria-hidden="true">
      <path className={styles.land} d={`${path(countryOutline, country)}z`} />
      {rivers.map((course) => (
        <path key={path(course, country)} className={styles.river} d={path(course, country)} />
      ))}
    </g>
  );
}

/** The main roads around Tuzla, drawn by eye: from Tuzla to Živinice and on, and from both to Dubrave. */
const roads: readonly (readonly GeoPoint[])[] = [
  [
    { lat: 44.6, lng: 18.7 },
    { lat: 44.54, lng: 18.668 },
    { lat: 44.5, lng: 18.662 },
    { lat: 44.45, lng: 18.65 },
    { lat: 44.4, lng: 18.665 },
  ],
  [
    { lat: 44.45, lng: 18.65 },
    { lat: 44.448, lng: 18.69 },
    { lat: 44.47, lng: 18.74 },
    { lat: 44.5, lng: 18.83 },
  ],
  [
    { lat: 44.53, lng: 18.52 },
    { lat: 44.54, lng: 18.668 },
    { lat: 44.5, lng: 18.83 },
  ],
];

function Lens() {
  const { at, centre } = lens.view;
  const spot = projectOnMap(centre, country);
  return (
    <g aria-hidden="true">
      <clipPath id="lens-edge">
        <circle cx={at.x} cy={at.y} r={lens.radius} />
      </clipPath>
      <path className={styles.beam} d={beam(spot, 17, at, lens.radius)} />
      <circle className={styles.spot} cx={round(spot.x)} cy={round(spot.y)} r="17" />
      <circle className={styles.glass} cx={at.x} cy={at.y} r={lens.radius} />
      <g clipPath="url(#lens-edge)">
        {roads.map((road) => (
          <path key={path(road, lens.view)} className={styles.road} d={path(road, lens.view)} />
        ))}
      </g>
      <circle className={styles.rim} cx={at.x} cy={at.y} r={lens.radius} />
      <text className={styles.name} x={round(spot.x + 28)} y={round(spot.y + 9)}>
        Tuzla
      </text>
    </g>
  );
}

// The name of Sarajevo keeps clear of the pin at its airport.
const towns: readonly (GeoPoint & { name: string; before?: boolean; gap?: number })[] = [
  { name: "Sarajevo", lat: 43.856, lng: 18.413, gap: 24 },
  { name: "Banja Luka", lat: 44.772, lng: 17.191 },
  { name: "Bihać", lat: 44.817, lng: 15.87 },
  { name: "Zenica", lat: 44.203, lng: 17.908 },
  { name: "Mostar", lat: 43.343, lng: 17.808, before: true },
  { name: "Trebinje", lat: 42.711, lng: 18.344, before: true },
];

/** Drawn above the lens, whose beam would cover them. */
function Towns() {
  return (
    <g aria-hidden="true">
      {towns.map(({ name, before, gap = 14, ...point }) => {
        const { x, y } = projectOnMap(point, country);
        return (
          <g key={name} className={styles.town}>
            <circle cx={round(x)} cy={round(y)} r="5" />
            <text
              x={round(x + (before ? -gap : gap))}
              y={round(y + 8)}
              textAnchor={before ? "end" : "start"}
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function isInLens({ x, y }: MapPoint): boolean {
  const { at } = lens.view;
  return Math.hypot(x - at.x, y - at.y) < lens.radius;
}

function placed(pins: readonly Pin[], view: MapView): PlacedPin[] {
  return pins.map((pin) => ({ ...pin, ...projectOnMap(pin, view) }));
}

/** Returns the band between the two common tangents of both circles, from the small one to the large one. */
function beam(from: MapPoint, fromRadius: number, to: MapPoint, toRadius: number): string {
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  const lean = Math.acos((fromRadius - toRadius) / Math.hypot(to.x - from.x, to.y - from.y));
  const touch = (centre: MapPoint, radius: number, angle: number) =>
    `${round(centre.x + radius * Math.cos(angle))} ${round(centre.y + radius * Math.sin(angle))}`;
  const [left, right] = [along + lean, along - lean];
  return `M${touch(from, fromRadius, left)}L${touch(to, toRadius, left)}L${touch(to, toRadius, right)}L${touch(from, fromRadius, right)}z`;
}

function path(points: readonly GeoPoint[], view: MapView): string {
  const steps = points.map((point) => {
    const { x, y } = projectOnMap(point, view);
    return `${round(x)} ${round(y)}`;
  });
  return `M${steps.join("L")}`;
}

function round(value: number): number {
  return Math.round(value);
}
