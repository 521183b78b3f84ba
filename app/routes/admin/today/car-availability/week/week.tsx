import { ChevronLeft, ChevronRight } from "lucide-react";
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Bar } from "../../../../../domain/availability/planner/bar.ts";
import { type Column, timeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import { addDays, dateOf, type LocalDate, parseLocalDate } from "../../../../../domain/calendar.ts";
import { groupBy } from "../../../../../domain/group-by.ts";
import type { Language } from "../../../../../domain/language.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { formatDate, formatDayMonth } from "../../../../../i18n/format.ts";
import type {
  PlannedCar,
  PlannedVehicle,
} from "../../../../../server/availability/planner/list-calendar.ts";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { weekAddress } from "../planner-address.ts";
import { barLabel, barSentence, marksOf } from "../bar-words.ts";
import { type Planner, readPlanner } from "../read-planner.ts";
import styles from "./week.module.css";

const days = 7;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-reservations");
  const params = new URL(request.url).searchParams;
  const asked = new URLSearchParams();
  const from = parseLocalDate(params.get("from") ?? "");
  asked.set("from", from ?? dateOf(about.now));
  for (const name of ["place", "category"]) asked.set(name, params.get(name) ?? "");
  const { view, calendar, places } = await readPlanner(asked, about);
  const bookableFrom = may(role, "steer-reservations") ? dateOf(about.now) : null;
  return data({ view, calendar, places, bookableFrom }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The calendar as a table of a week with links: what a browser without scripts shows instead of the grid. */
export default function Week() {
  const { view, calendar, places, bookableFrom } = useLoaderData<typeof loader>();
  const { from } = view;
  const { language } = useSite();
  const words = plannerWords(language);
  const columns = timeAxis({ from, zoom: "2-weeks" }).columns.slice(0, days);
  const ofVehicle = groupBy(calendar.bars, ({ vehicleId }) => vehicleId);
  const span = words.span(
    formatDate(from, language),
    formatDate(addDays(from, days - 1), language),
  );
  return (
    <>
      <title>{`${words.week.title} · Eternal Pro`}</title>
      <PageHead title={words.week.title} lead={span}>
        <ButtonLink to={adminPath("car-availability", language)}>{words.title}</ButtonLink>
      </PageHead>
      <nav className={styles.ways} aria-label={words.daysLabel}>
        <ButtonLink
          icon={ChevronLeft}
          to={weekAddress(language, { ...view, from: addDays(from, -days) })}
        >
          {words.earlier}
        </ButtonLink>
        <ButtonLink
          icon={ChevronRight}
          to={weekAddress(language, { ...view, from: addDays(from, days) })}
        >
          {words.later}
        </ButtonLink>
      </nav>
      <div className={styles.scroll}>
        <table className={styles.week}>
          <caption className="visually-hidden">{words.grid(span)}</caption>
          <DaysHead {...{ language, columns }} />
          {calendar.cars.map((car) => (
            <Rows key={car.id} {...{ language, places, columns, car, ofVehicle, bookableFrom }} />
          ))}
        </table>
      </div>
    </>
  );
}

type Props = { language: Language; columns: readonly Column[] };

function DaysHead({ language, columns }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{plannerWords(language).vehicle}</th>
        {columns.map(({ date }) => (
          <th key={date} scope="col">
            {formatDayMonth(date, language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowsProps = Props & {
  places: Planner["places"];
  car: PlannedCar;
  ofVehicle: ReadonlyMap<number, readonly Bar[]>;
  /** The first day that may be booked; null where the reader may not book. */
  bookableFrom: LocalDate | null;
};

function Rows({ columns, car, ofVehicle, ...rest }: RowsProps) {
  const { language } = rest;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={styles.car}>
          {car.name}
        </th>
      </tr>
      {car.vehicles.map(({ id, plate, ...service }) => (
        <tr key={id}>
          <th scope="row">
            <Link
              to={adminPath("cars", language, car.id, "vehicles", id)}
              discover="none"
              aria-label={plate}
            >
              <Plate>{plate}</Plate>
            </Link>
          </th>
          {columns.map((column) => (
            <td key={column.date}>
              <DayBars {...{ ...rest, column, car, service, bars: ofVehicle.get(id) ?? [] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

type DayProps = Pick<RowsProps, "language" | "places" | "car" | "bookableFrom"> & {
  column: Column;
  /** When the vehicle is in service. */
  service: Pick<PlannedVehicle, "from" | "until">;
  bars: readonly Bar[];
};

/** What keeps a vehicle busy on a day, or the way to a booking of one that is available. */
function DayBars({ language, places, column, car, service, bars, bookableFrom }: DayProps) {
  const words = plannerWords(language).week;
  const known = { language, places };
  const own = bars.filter(({ start, end }) => start < column.end && end > column.start);
  if (own.length > 0)
    return own.map((bar) => (
      <Link
        key={bar.id}
        discover="none"
        title={barSentence(bar, known)}
        to={
          bar.kind === "reservation"
            ? adminPath("reservations", language, bar.code)
            : adminPath("cars", language, car.id, "vehicles", bar.vehicleId)
        }
      >
        {marksOf(bar)} {barLabel(bar, known)}
      </Link>
    ));
  const isInService = service.from < column.end && (service.until ?? Infinity) > column.start;
  if (!isInService) return null;
  if (!bookableFrom || column.date < bookableFrom)
    return <span className={styles.free}>{words.free}</span>;
  const query = new URLSearchParams({ pickupDate: column.date, car: String(car.id) });
  return (
    <Link className={styles.free} to={`${adminPath("reservations", language, "new")}?${query}`}>
      {words.free}
    </Link>
  );
}
