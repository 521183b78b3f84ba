import { useState } from "react";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { searchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { SearchForm } from "../../../../ui/booking/search/search-form.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { carBrief } from "../../../../ui/booking/car/car-brief.ts";
import { BookingParts } from "./booking-parts.tsx";
import { ChangeParts } from "./change-parts.tsx";
import { HandoverParts } from "./handover-parts.tsx";
import { DateParts } from "./date-parts.tsx";
import { ChartParts } from "./chart-parts.tsx";
import { chartSamples } from "./chart-samples.ts";
import { ControlParts } from "./control-parts.tsx";
import { Part } from "./part.tsx";
import { MovingParts } from "./moving-parts.tsx";
import { TokenParts } from "./token-parts.tsx";
import styles from "./test-parts.module.css";

/** For developers only: a 404 in production. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, now, language, adminSheet } = context.get(page);
  if (deps.isProduction) throw data(undefined, { status: 404 });
  const { priceList, cars } = await deps.catalogue.get();
  return {
    adminSheet,
    charts: chartSamples(language),
    search: searchContext(priceList, now),
    colours: [...new Set(cars.map((car) => car.colour))],
    cars: cars.slice(0, 4).map(carBrief),
  };
}

export function meta() {
  return [{ title: "Parts" }];
}

/** Every control in every state, in the language of the path, light and dark. */
export default function TestParts() {
  const { search, colours, cars, adminSheet, charts } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const [dark, setDark] = useState(false);
  const typed = {
    pickupLocation: "moon",
    pickupDate: "2020-02-31",
    pickupTime: "23:45",
    dropoffDate: "",
  };
  return (
    <div className={styles.sheet} data-theme={dark ? "dark" : undefined}>
      <div className="wrap">
        <h1>Parts</h1>
        <Button onClick={() => setDark(!dark)}>{dark ? "Light" : "Dark"}</Button>
        <TokenParts />
        <ChartParts samples={charts} />
        <ControlParts />
        <DateParts {...{ language, search }} />
        <MovingParts language={language} />
        <BookingParts language={language} colours={colours} />
        <ChangeParts {...{ language, cars, search }} />
        <HandoverParts language={language} sheet={adminSheet} />
        <Part title="Search form, as it came and with faults">
          <SearchForm language={language} context={search} />
          <SearchForm
            label="With faults"
            language={language}
            context={search}
            fields={typed}
            faults={{
              pickupLocation: "unknown-location",
              pickupDate: "date",
              dropoffDate: "missing",
            }}
          />
        </Part>
      </div>
    </div>
  );
}
