/** Where the pictures of the street map come from. */
import { isAddress } from "../is-address.ts";

export type MapTiles = {
  /** An address with `{z}`, `{x}` and `{y}` in its path or query. */
  url: string;
  /** Whose map it is, and where that is said. */
  attribution: string;
  attributionUrl: string;
  maxZoom: number;
};

/** Source: the tile usage policy of the OpenStreetMap Foundation. */
export const defaultMapTiles: MapTiles = {
  url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
  attribution: "© OpenStreetMap contributors",
  attributionUrl: "https://www.openstreetmap.org/copyright",
  maxZoom: 19,
};

const places = ["{z}", "{x}", "{y}"];

/**
 * The one origin that the pictures come from, for instance `https://tile.openstreetmap.org`. `undefined` when the
 * address names no single host, is not a web address, or lacks one of its three places.
 */
export function tileOrigin(url: string): string | undefined {
  const host = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=\/)/i.exec(url)?.[0];
  if (!host || !isAddress(url) || /[\s"'<>\\]/.test(url)) return undefined;
  const rest = url.slice(host.length);
  if (!places.every((place) => rest.split(place).length === 2)) return undefined;
  return /[{}]/.test(rest.replace(/\{[zxy]\}/g, "")) ? undefined : new URL(host).origin;
}
