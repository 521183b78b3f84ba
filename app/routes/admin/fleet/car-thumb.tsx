import type { Car } from "../../../domain/cars/car.ts";
import { drawingPath } from "../../../ui/booking/car/car-drawing.tsx";
import styles from "./fleet.module.css";

type Props = {
  car: Pick<Car, "body" | "colour"> & { photo: { file: string; width: number } | undefined };
};

/** A small picture beside the name of a car, which says all of it. */
export function CarThumb({ car }: Props) {
  const { photo } = car;
  const src = photo ? `/photos/${photo.file}/${photo.width}.webp` : drawingPath(car);
  return <img className={styles.thumb} src={src} alt="" width={56} height={32} loading="lazy" />;
}
