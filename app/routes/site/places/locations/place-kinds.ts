import type { LocationCategory } from "../../../../domain/locations/location.ts";

/** The kinds of place in the order of the pills. */
export const placeKinds: readonly LocationCategory[] = ["airports", "offices", "bus-stations"];

/** The kind that an address asks for; `undefined` shows all, nonsense too. */
export function readKind(params: URLSearchParams): LocationCategory | undefined {
  const asked = params.get("category");
  return placeKinds.find((kind) => kind === asked);
}
