import type { Car } from "../../domain/cars/car.ts";

type Props = {
  car: Pick<Car, "name" | "body" | "colour">;
  /** Absent: the car's name. Empty where the name stands beside the picture. */
  alt?: string;
  /** For the picture that a visitor sees first. */
  priority?: boolean;
  className?: string;
};

/** The drawing of a car in its own colour; the wheels meet the ground at 92.8 % of its height. */
export function CarPicture({ car, alt, priority = false, className }: Props) {
  return (
    <img
      className={className}
      src={drawingPath(car)}
      width={560}
      height={240}
      alt={alt ?? car.name}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
    />
  );
}

function drawingPath({ body, colour }: Pick<Car, "body" | "colour">): string {
  return `/drawings/${body}/${colour.slice(1).toLowerCase()}.svg`;
}
