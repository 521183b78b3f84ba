import {
  readVehicleForm,
  typedVehicle,
  vehicleFields,
  type VehicleFaults,
} from "../../../../../domain/cars/vehicle-form.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { endBlock } from "../../../../../server/availability/end-block.ts";
import { addVehicle } from "../../../../../server/cars/add-vehicle.ts";
import { changeVehicle } from "../../../../../server/cars/change-vehicle.ts";
import { deleteVehicle } from "../../../../../server/cars/delete-vehicle.ts";
import type { TakenMark } from "../../../../../server/cars/taken-mark.ts";
import { listCars } from "../../../../../server/cars/list-cars.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { answerWith, badForm, notFound, type ActionAnswer } from "../../../forms/action-answer.ts";
import { leadAndTell } from "../../../forms/told.ts";
import type { Member } from "../../../guard/require-staff.ts";
import { textOf, readId } from "../../../forms/fields-of.ts";
import { placeChoices } from "../../place-choices.ts";

/** The reason why a vehicle was not saved or deleted. */
export type VehicleRefusal =
  | { reason: "stale" | "used" }
  | { reason: "reserved"; codes: string[]; count: number }
  | { reason: "reserved-service" | "reserved-move"; codes: string[] }
  | TakenMark;

/** The answer of the action of a vehicle's page; `done` are the codes of reservations that moved to other vehicles. */
type VehicleAnswer = ActionAnswer<{
  saved: { undo: Record<string, string> };
  done: string[];
  refused: VehicleRefusal;
  faults: VehicleFaults;
  typed: Record<string, string>;
  stale: { version: number; theirs: Record<string, string> };
}>;

const answered = answerWith<VehicleAnswer>;

type VehicleRequest = { about: PageContext; member: Member; form: FormData };

/** The cars and places that a vehicle can belong to and stand at. */
export async function vehicleChoices({ deps, language }: PageContext) {
  const cars = await listCars(deps.pool, deps.clock.now());
  const places = placeChoices(await deps.catalogue.get(), language);
  return { cars: cars.map(({ id, name }) => ({ id, name })), places };
}

/** Adds the vehicle of a form and leads to its page. */
export async function answerNewVehicle({ about, member, form }: VehicleRequest) {
  const { typed, read } = await readVehicle(about, form);
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const { vehicle } = read;
  const added = await addVehicle(about.deps, { vehicle, by: member.by });
  if (added.ok) {
    const path = adminPath("cars", about.language, vehicle.carId, "vehicles", added.id);
    return leadAndTell(path, { deed: "vehicle-created", name: vehicle.plate });
  }
  if (added.reason === "no-car") throw notFound();
  return answered({ refused: added, typed }, 409);
}

/** Answers a form of a vehicle's page. */
export async function answerVehicle(request: VehicleRequest & { id: number; plate: string }) {
  const { about, member, id, form } = request;
  const version = readId(textOf(form, "version"));
  if (version === undefined) throw badForm();
  const intent = textOf(form, "intent");
  if (intent === "") return save(request, version);
  if (intent === "end-block") return end(request);
  if (intent !== "delete") throw badForm();
  const deleted = await deleteVehicle(about.deps, { id, version, by: member.by });
  if (!deleted.ok) {
    if (deleted.reason === "none") throw notFound();
    return answered({ refused: deleted as VehicleRefusal }, 409);
  }
  const carId = readId(textOf(form, "carId"));
  const rest = carId === undefined ? [] : [carId, "vehicles"];
  const to = adminPath("cars", about.language, ...rest);
  return leadAndTell(to, { deed: "vehicle-deleted", name: request.plate });
}

/** Gives the vehicle back to sale; a block that is over already is as it was to be. */
async function end({ about, member, id, form, plate }: Parameters<typeof answerVehicle>[0]) {
  const blockId = readId(textOf(form, "block"));
  if (blockId === undefined) throw badForm();
  await endBlock(about.deps, { id: blockId, vehicleId: id, by: member.by });
  const carId = readId(textOf(form, "carId"));
  if (carId === undefined) throw badForm();
  const to = adminPath("cars", about.language, carId, "vehicles", id);
  return leadAndTell(to, { deed: "vehicle-repaired", name: plate });
}

async function save({ about, member, id, form }: VehicleRequest & { id: number }, version: number) {
  const { typed, read } = await readVehicle(about, form);
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const wish = { id, version, vehicle: read.vehicle, by: member.by };
  const changed = await changeVehicle(about.deps, wish);
  if (changed.ok) {
    const { before, moved } = changed;
    return answered({ saved: { undo: typedVehicle(before) }, done: moved });
  }
  switch (changed.reason) {
    case "none":
    case "no-car":
      throw notFound();
    case "stale": {
      const { theirs } = changed;
      const stale = { version: theirs.version, theirs: typedVehicle(theirs.vehicle) };
      return answered({ stale, typed }, 409);
    }
    default:
      return answered({ refused: changed, typed }, 409);
  }
}

async function readVehicle(about: PageContext, form: FormData) {
  const typed = Object.fromEntries(vehicleFields.map((name) => [name, textOf(form, name, 5000)]));
  const { cars, places } = await vehicleChoices(about);
  const read = readVehicleForm(typed, {
    carIds: cars.map(({ id }) => id),
    locationIds: places.map(({ id }) => id),
    today: about.today,
  });
  return { typed, read };
}
