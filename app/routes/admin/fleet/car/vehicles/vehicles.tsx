import { Plus } from "lucide-react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { LocalDate } from "../../../../../domain/calendar.ts";
import { colourName } from "../../../../../domain/cars/colour-name.ts";
import { papers, paperState, type PaperState } from "../../../../../domain/cars/paper-state.ts";
import type { WrittenVehicle } from "../../../../../domain/cars/vehicle-form.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { carPageWords } from "../../../../../i18n/car/en.ts";
import { formatInputDate, formatNumber } from "../../../../../i18n/format.ts";
import { CarHead } from "../../car-head.tsx";
import { briefOf, getCar } from "../../get-car.ts";
import { type PlaceChoice, placeChoices } from "../../place-choices.ts";
import { whyNot } from "../../../forms/why-not.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { useSite } from "../../../../request/use-site.ts";
import { listVehicles, type VehicleRow } from "../../../../../server/cars/vehicle-row.ts";
import { type Column, DataTable } from "../../../../../ui/admin/list/data-table.tsx";
import { FilterBar } from "../../../../../ui/admin/list/filter-chip.tsx";
import type { RowCard } from "../../../../../ui/admin/list/row-cards.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { StatusDot, type Tone } from "../../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import styles from "../../fleet.module.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { deps, language, today } = about;
  const row = await getCar(deps, params.id);
  const vehicles = await listVehicles(deps.pool, { now: deps.clock.now(), carId: row.id });
  const places = placeChoices(await deps.catalogue.get(), language);
  const shown = { brief: await briefOf(deps, row), vehicles, places, today, role: member.role };
  return data(shown, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The vehicles of a car. */
export default function Vehicles() {
  const { brief, vehicles, places, today, role } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  const mayNot = whyNot(role, "edit-cars", language);
  const path = (rest: string | number) => adminPath("cars", language, brief.id, "vehicles", rest);
  const about = { language, places, today };
  const adding = (
    <ButtonLink icon={Plus} to={path("new")}>
      {words.new}
    </ButtonLink>
  );
  return (
    <>
      <CarHead car={brief} section="vehicles" mayNot={mayNot} />
      {!mayNot && <FilterBar end={adding}>{null}</FilterBar>}
      <DataTable
        caption={words.caption}
        columns={vehicleColumns(about)}
        rows={vehicles}
        keyOf={({ id }) => String(id)}
        nameOf={({ vehicle }) => vehicle.plate}
        hrefOf={({ id }) => path(id)}
        card={(row) => vehicleCard(row, about)}
        empty={<EmptyState {...words.empty} />}
      />
    </>
  );
}

type RowWords = { language: Language; places: readonly PlaceChoice[]; today: LocalDate };

/** The columns of the list of vehicles. */
function vehicleColumns(about: RowWords): Column<VehicleRow>[] {
  const { language, places, today } = about;
  const { columns, km } = adminCarsWords(language).vehicles;
  const { colours } = carPageWords(language);
  return [
    { key: "plate", label: columns.plate, cell: (row) => <Plate>{row.vehicle.plate}</Plate> },
    { key: "year", label: columns.year, isNumber: true, cell: ({ vehicle }) => vehicle.year },
    {
      key: "colour",
      label: columns.colour,
      cell: ({ vehicle }) => colours[colourName(vehicle.colour)],
    },
    {
      key: "odometer",
      label: columns.odometer,
      isNumber: true,
      cell: ({ vehicle }) => `${formatNumber(vehicle.odometerKm, language)} ${km}`,
    },
    {
      key: "home",
      label: columns.home,
      cell: ({ vehicle }) => places.find(({ id }) => id === vehicle.homeLocationId)?.name,
    },
    {
      key: "papers",
      label: columns.papers,
      isWide: true,
      cell: ({ vehicle }) => <Papers {...{ vehicle, language, today }} />,
    },
    {
      key: "service",
      label: columns.service,
      cell: ({ vehicle }) => <Service {...{ vehicle, language, today }} />,
    },
    {
      key: "reservations",
      label: columns.reservations,
      isNumber: true,
      cell: ({ reservations }) => reservations,
    },
  ];
}

/** The card of a vehicle, for a phone. */
function vehicleCard({ vehicle }: VehicleRow, about: RowWords): RowCard {
  const { language, places, today } = about;
  return {
    title: <Plate>{vehicle.plate}</Plate>,
    end: <Service {...{ vehicle, language, today }} />,
    sub: places.find(({ id }) => id === vehicle.homeLocationId)?.name,
    subEnd: <Papers {...{ vehicle, language, today }} />,
  };
}

type Of = { vehicle: WrittenVehicle; language: Language; today: LocalDate };

/** The papers of a vehicle that have run out or soon will, each with its day; otherwise one word for all of them. */
function Papers({ vehicle, language, today }: Of) {
  const words = adminCarsWords(language).vehicles;
  const days = {
    registration: vehicle.registrationExpires,
    insurance: vehicle.insuranceExpires,
    inspection: vehicle.inspectionExpires,
  };
  const states = papers.map((paper) => ({ paper, state: paperState(days[paper], today) }));
  const pressing = states.filter(({ state }) => state === "expired" || state === "soon");
  if (pressing.length === 0) {
    const isKnown = states.some(({ state }) => state === "valid");
    return (
      <StatusDot tone={isKnown ? "good" : "mute"}>
        {isKnown ? words.allValid : words.noPapers}
      </StatusDot>
    );
  }
  return (
    <span className={styles.papers}>
      {pressing.map(({ paper, state }) => {
        const date = formatInputDate(days[paper] ?? today, language);
        const say = state === "expired" ? words.expired : words.until;
        return (
          <StatusDot key={paper} tone={tones[state]}>
            {say(words.papers[paper], date)}
          </StatusDot>
        );
      })}
    </span>
  );
}

const tones: Record<PaperState, Tone> = {
  unknown: "mute",
  expired: "bad",
  soon: "pending",
  valid: "good",
};

function Service({ vehicle: { inServiceFrom, inServiceUntil }, language, today }: Of) {
  const words = adminCarsWords(language).vehicles;
  const write = (date: LocalDate) => formatInputDate(date, language);
  if (inServiceFrom > today)
    return <StatusDot tone="mute">{words.later(write(inServiceFrom))}</StatusDot>;
  if (inServiceUntil === undefined) return <StatusDot tone="good">{words.inService}</StatusDot>;
  return inServiceUntil <= today ? (
    <StatusDot tone="off">{words.out(write(inServiceUntil))}</StatusDot>
  ) : (
    <StatusDot tone="pending">{words.outFrom(write(inServiceUntil))}</StatusDot>
  );
}
