import type { LoaderFunctionArgs } from "react-router";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { listVehicles } from "../../../../server/cars/vehicle-row.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { placeChoices } from "../place-choices.ts";

/** All vehicles by car, as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "vehicles", async ({ deps, language }) => {
    const { columns, files, vehicles } = adminCarsWords(language);
    const { fields } = vehicles;
    const { inServiceFrom, inServiceUntil } = fields;
    const { registrationExpires, insuranceExpires, inspectionExpires } = fields;
    const places = placeChoices(await deps.catalogue.get(), language);
    const rows = await listVehicles(deps.pool, { now: deps.clock.now() });
    return {
      name: files.vehicles,
      columns: [
        ...fileColumns("text", columns.car, fields.plate, fields.vin, fields.colour),
        ...fileColumns("number", fields.year, fields.odometerKm),
        ...fileColumns("text", fields.homeLocationId),
        ...fileColumns("date", inServiceFrom, inServiceUntil),
        ...fileColumns("date", registrationExpires, insuranceExpires, inspectionExpires),
        ...fileColumns("number", vehicles.columns.reservations),
        ...fileColumns("text", fields.note),
      ],
      rows: rows.map(({ carName, vehicle, reservations }) => [
        carName,
        vehicle.plate,
        vehicle.vin,
        vehicle.colour,
        vehicle.year,
        vehicle.odometerKm,
        places.find(({ id }) => id === vehicle.homeLocationId)?.name,
        vehicle.inServiceFrom,
        vehicle.inServiceUntil,
        vehicle.registrationExpires,
        vehicle.insuranceExpires,
        vehicle.inspectionExpires,
        reservations,
        vehicle.note,
      ]),
    };
  });
}
