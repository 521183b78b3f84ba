import { colourName } from "../../../../../domain/cars/colour-name.ts";
import { papers, paperState, type PaperState } from "../../../../../domain/cars/paper-state.ts";
import type { WrittenVehicle } from "../../../../../domain/cars/vehicle-form.ts";
import type { LocalDate } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { carPageWords } from "../../../../../i18n/car/en.ts";
import { formatInputDate, formatNumber } from "../../../../../i18n/format.ts";
import type { VehicleRow } from "../../../../../server/cars/vehicle-row.ts";
import type { Column } from "../../../../../ui/admin/list/data-table.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import type { RowCard } from "../../../../../ui/admin/list/row-cards.tsx";
import { StatusDot, type Tone } from "../../../../../ui/admin/page/status-dot.tsx";
import styles from "../../fleet.module.css";
import type { PlaceChoice } from "../../place-choices.ts";

type World = { language: Language; places: readonly PlaceChoice[]; today: LocalDate };

/** The columns of the list of vehicles. */
export function vehicleColumns(world: World): Column<VehicleRow>[] {
  const { language, places, today } = world;
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

/** A vehicle on a phone. */
export function vehicleCard({ vehicle }: VehicleRow, world: World): RowCard {
  const { language, places, today } = world;
  return {
    title: <Plate>{vehicle.plate}</Plate>,
    end: <Service {...{ vehicle, language, today }} />,
    sub: places.find(({ id }) => id === vehicle.homeLocationId)?.name,
    subEnd: <Papers {...{ vehicle, language, today }} />,
  };
}

type Of = { vehicle: WrittenVehicle; language: Language; today: LocalDate };

/** Papers that run out or have done so, each by its day; a word for the rest. */
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
