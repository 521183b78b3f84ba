import type { LoaderFunctionArgs } from "react-router";
import { readCarsQuery } from "../../../../domain/cars/cars-query.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { showCars } from "./show-cars.ts";

/** All cars in the order of the site, as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "cars", async ({ deps, language, today }) => {
    const words = adminCarsWords(language);
    const { category, transmission, fuel } = carWords(language);
    const { cars } = await showCars({ deps, today }, readCarsQuery(new URLSearchParams()));
    const { columns, fields } = words;
    const { name, brand, model } = fields;
    return {
      name: words.files.cars,
      columns: [
        ...fileColumns("text", name, brand, model, columns.category, columns.acriss),
        ...fileColumns("number", columns.year),
        ...fileColumns("text", fields.transmission, fields.fuel),
        ...fileColumns("number", fields.seats, columns.vehicles),
        ...fileColumns("cents", columns.price),
        ...fileColumns("text", columns.state),
      ],
      rows: cars.map((car) => [
        car.name,
        car.brand,
        car.model,
        category[car.category],
        car.acriss,
        car.year,
        transmission[car.transmission],
        fuel[car.fuel],
        car.seats,
        car.vehicles,
        car.fromCents,
        car.published ? words.shown : words.hidden,
      ]),
    };
  });
}
