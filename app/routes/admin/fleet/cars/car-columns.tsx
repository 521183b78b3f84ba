import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { ShownCar } from "./show-cars.ts";
import type { Column } from "../../../../ui/admin/list/data-table.tsx";
import type { RowCard } from "../../../../ui/admin/list/row-cards.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { drawingPath } from "../../../../ui/booking/car/car-drawing.tsx";
import styles from "../fleet.module.css";

/** The columns of the list of cars. */
export function carColumns(language: Language): Column<ShownCar>[] {
  const words = adminCarsWords(language);
  const { category } = carWords(language);
  return [
    {
      key: "name",
      label: words.columns.car,
      sortable: true,
      isWide: true,
      cell: (car) => (
        <span className={styles.named}>
          <CarThumb car={car} /> {car.name}
        </span>
      ),
    },
    {
      key: "category",
      label: words.columns.category,
      sortable: true,
      cell: (car) => category[car.category],
    },
    {
      key: "year",
      label: words.columns.year,
      sortable: true,
      isNumber: true,
      cell: ({ year }) => year,
    },
    { key: "acriss", label: words.columns.acriss, cell: ({ acriss }) => acriss },
    {
      key: "vehicles",
      label: words.columns.vehicles,
      sortable: true,
      isNumber: true,
      cell: (car) => words.inService(car.inService, car.vehicles),
    },
    {
      key: "price",
      label: words.columns.price,
      sortable: true,
      isNumber: true,
      cell: (car) => priceOf(car, language),
    },
    {
      key: "papers",
      label: words.columns.papers,
      cell: (car) => <Papers {...{ car, language }} />,
    },
    { key: "state", label: words.columns.state, cell: (car) => <State {...{ car, language }} /> },
  ];
}

/** The card of a car, for a phone. */
export function carCard(car: ShownCar, language: Language): RowCard {
  const words = adminCarsWords(language);
  const { category } = carWords(language);
  return {
    title: car.name,
    end:
      car.fromCents === undefined
        ? words.noPrice
        : words.side.from(formatEuro(car.fromCents, language)),
    sub: `${category[car.category]} · ${words.vehiclesOf(car.vehicles)}`,
    subEnd:
      car.expired + car.expiring > 0 ? (
        <Papers {...{ car, language }} />
      ) : (
        <State {...{ car, language }} />
      ),
  };
}

function priceOf({ fromCents }: ShownCar, language: Language): string {
  return fromCents === undefined
    ? adminCarsWords(language).noPrice
    : formatEuro(fromCents, language);
}

type Of = { car: ShownCar; language: Language };

function Papers({ car: { expired, expiring, inService }, language }: Of) {
  const { states, allValid } = adminCarsWords(language).vehicles;
  if (expired > 0) return <StatusDot tone="bad">{`${expired} ${states.expired}`}</StatusDot>;
  if (expiring > 0) return <StatusDot tone="pending">{`${expiring} ${states.soon}`}</StatusDot>;
  return inService > 0 ? <StatusDot tone="good">{allValid}</StatusDot> : "–";
}

function State({ car, language }: Of) {
  const words = adminCarsWords(language);
  return (
    <StatusDot tone={car.published ? "good" : "off"}>
      {car.published ? words.shown : words.hidden}
    </StatusDot>
  );
}

type Props = {
  car: Pick<Car, "body" | "colour"> & { photo: { file: string; width: number } | undefined };
};

/** A small picture beside the name of a car; without alternative text, since the name says it all. */
export function CarThumb({ car }: Props) {
  const { photo } = car;
  const src = photo ? `/photos/${photo.file}/${photo.width}.webp` : drawingPath(car);
  return <img className={styles.thumb} src={src} alt="" width={56} height={32} loading="lazy" />;
}
