/** Where a point of the country stands on a flat drawing of it. */

/** WGS 84, degrees. */
export type GeoPoint = { lat: number; lng: number };
/** Units of the drawing, y downwards. */
export type MapPoint = { x: number; y: number };

/** What a drawing shows: `centre` stands at `at`, and a degree of latitude is `unitsPerDegree` long. */
export type MapView = { centre: GeoPoint; at: MapPoint; unitsPerDegree: number };

/**
 * The equirectangular projection, true to scale at the centre of the view: a degree of longitude is as much shorter
 * than one of latitude as it is there on the ground. Good for a country of this size.
 */
export function projectOnMap(point: GeoPoint, { centre, at, unitsPerDegree }: MapView): MapPoint {
  const shrink = Math.cos((centre.lat * Math.PI) / 180);
  return {
    x: at.x + (point.lng - centre.lng) * shrink * unitsPerDegree,
    y: at.y - (point.lat - centre.lat) * unitsPerDegree,
  };
}
