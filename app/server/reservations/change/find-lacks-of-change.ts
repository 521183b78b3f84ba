import { findLacks, type LackingVehicle } from "../../availability/find-lacks.ts";
import type { Deps } from "../../deps.ts";
import { readHeld } from "../held/hold-reservation.ts";

type Asked = Omit<Parameters<typeof findLacks>[1], "kept"> & { token: string };

/** The vehicle that a reservation would have after a change of its trip or car, when it lacks something; as `findLacks`. */
export async function findLacksOfChange(
  deps: Pick<Deps, "pool" | "catalogue">,
  { token, ...asked }: Asked,
): Promise<LackingVehicle | undefined> {
  const kept = await readHeld(deps.pool, token, await deps.catalogue.get());
  return kept && findLacks(deps, { ...asked, kept });
}
