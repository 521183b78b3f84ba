import { offeredTo } from "../../../../../../domain/reservations/change/offered-to.ts";
import { can } from "../../../../../../domain/reservations/states/actions.ts";
import { inLanguage } from "../../../../../../domain/language.ts";
import type { StaffRole } from "../../../../../../domain/staff/roles.ts";
import { goesOn } from "../../../../../../server/handovers/exchange-vehicle.ts";
import { type Exchange, listExchanges } from "../../../../../../server/handovers/list-exchanges.ts";
import type { PageContext } from "../../../../../request/page-context.ts";
import type { HandoverFacts } from "../facts.ts";
import { loadHandover, type openHandover } from "../load-handover.ts";

type About = Pick<PageContext, "deps" | "language" | "now"> & { role: StaffRole };
type Opened = Awaited<ReturnType<typeof openHandover>>;

export type LoadedExchange = {
  /** `closed`: the car is not out; `over`: the agreed return has passed, so that no vehicle is free for the rest. */
  state: "open" | "closed" | "over";
  /** The vehicle that comes back. */
  back: HandoverFacts;
  /** The one that goes out instead; absent while none is chosen. */
  out?: HandoverFacts;
  free: Exchange[];
  places: { id: string; name: string }[];
};

/** Everything that the page of an exchange has to know; `wished` is the id of the vehicle that was chosen. */
export async function loadExchange(
  found: Opened,
  wished: number,
  about: About,
): Promise<LoadedExchange> {
  const { deps, language, now } = about;
  const { view } = found;
  const catalogue = await deps.catalogue.get();
  const places = catalogue.priceList.locations.map(({ id, name }) => ({
    id,
    name: inLanguage(name, language),
  }));
  const isOut = can("exchange", view.status);
  const loaded = await loadHandover(found, "in", about);
  // The rental goes on: no day is too late or unused.
  const back = { ...loaded, price: goesOn, isExchange: true };
  if (!isOut) return { state: "closed", back, free: [], places };
  if (now >= view.trip.dropoffAt) return { state: "over", back, free: [], places };
  const free = await listExchanges(deps, { token: view.token, now });
  const chosen = free.find(({ vehicleId }) => vehicleId === wished);
  const car = chosen && offeredTo(view, catalogue).cars.find(({ id }) => id === chosen.car.id);
  if (!chosen || !car) return { state: "open", back, free, places };
  const next = { ...found, vehicle: { id: chosen.vehicleId, plate: chosen.plate } };
  const loadedOut = await loadHandover({ ...next, view: { ...view, car } }, "out", about);
  const { rules, drivers } = loadedOut;
  // Papers that are known were photographed when the first vehicle went out.
  const papersPhotos = rules.papersPhotos && drivers.length === 0;
  const out = { ...loadedOut, rules: { ...rules, papersPhotos } };
  return { state: "open", back, out, free, places };
}
