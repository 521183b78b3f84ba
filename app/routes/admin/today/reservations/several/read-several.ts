import type { Language } from "../../../../../domain/language.ts";
import { inLanguage } from "../../../../../domain/language.ts";
import { placeMark } from "../../../../../domain/locations/place-mark.ts";
import {
  readChosen,
  severalDeeds,
  type SeveralDeed,
} from "../../../../../domain/reservations/chosen.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import type { severalWords } from "../../../../../i18n/admin-several/en.ts";
import type { Deps } from "../../../../../server/deps.ts";
import {
  listChosen,
  type ChosenReservation,
} from "../../../../../server/reservations/lists/list-chosen.ts";

export type Will = keyof ReturnType<typeof severalWords>["will"];

/** A chosen reservation as the page receives it. Its token opens it for its customer, so it goes only to who may steer. */
export type ShownChosen = Omit<ChosenReservation, "token"> & {
  /** What the deed will do to it; nothing is done by printing. */
  will?: Will;
  pdf?: string;
};

export type Several =
  | { deed?: undefined; fault: "none" | "too-many" | "unknown" }
  | {
      deed: SeveralDeed;
      fault?: undefined;
      rows: ShownChosen[];
      /** How many of the chosen codes are nobody's. */
      missing: number;
      places: { id: string; name: string; mark: string }[];
    };

/** The deed of an address, and the reservations that it names; tokens are still in. */
export async function findSeveral(
  { pool }: Pick<Deps, "pool">,
  params: URLSearchParams,
): Promise<
  | { deed?: undefined; fault: "none" | "too-many" | "unknown" }
  | { deed: SeveralDeed; fault?: undefined; asked: number; found: ChosenReservation[] }
> {
  const deed = severalDeeds.find((one) => one === params.get("deed"));
  if (!deed) return { fault: "unknown" };
  const chosen = readChosen(params.getAll("code"));
  if (!chosen.ok) return { fault: chosen.reason };
  return { deed, asked: chosen.codes.length, found: await listChosen(pool, chosen.codes) };
}

/** Everything that the page shows. */
export async function readSeveral(
  deps: Pick<Deps, "pool" | "catalogue">,
  params: URLSearchParams,
  { language, maySteer }: { language: Language; maySteer: boolean },
): Promise<Several> {
  const several = await findSeveral(deps, params);
  if (several.fault) return several;
  const { deed, asked, found } = several;
  const { priceList, withdrawn } = await deps.catalogue.get();
  return {
    deed,
    rows: found.map(({ token, ...row }) => ({
      ...row,
      ...(deed !== "print" && { will: willOf(deed, row) }),
      ...(maySteer && !row.isErased && { pdf: pathTo("reservation-pdf", row.language, { token }) }),
    })),
    missing: asked - found.length,
    places: [...priceList.locations, ...withdrawn.locations].map((place) => ({
      id: place.id,
      name: inLanguage(place.name, language),
      mark: placeMark(place),
    })),
  };
}

/** What a deed will do to a reservation. */
export function willOf(
  deed: "confirm" | "write",
  { status, hasEmail, isErased }: Pick<ChosenReservation, "status" | "hasEmail" | "isErased">,
): Will {
  if (isErased) return "erased";
  if (deed === "write") return hasEmail ? "write" : "no-address";
  if (!can("confirm", status)) return "closed";
  return hasEmail ? "confirm" : "confirm-untold";
}
