import type { Car } from "../../../domain/cars/car.ts";

type Props = {
  car: Pick<Car, "body" | "colour">;
  alt: string;
  /** True for the first picture that a visitor sees. */
  priority?: boolean;
  className?: string;
};

/** The drawing of a car in its own colour; the wheels touch the ground at 92.8 % of its height. */
export function CarDrawing({ car, alt, priority = false, className }: Props) {
  return (
    <img
      className={className}
      src={drawingPath(car)}
      width={560}
      height={240}
      alt={alt}
      {...pictureLoading(priority)}
    />
  );
}

/** Returns the path of the drawing of a car's body in its colour. */
export function drawingPath({ body, colour }: Pick<Car, "body" | "colour">): string {
  return `/drawings/${body}/${colour.slice(1).toLowerCase()}.svg`;
}

/** Returns the loading attributes of a picture: immediately with high priority, or when it comes near. */
export function pictureLoading(priority: boolean) {
  return {
    loading: priority ? ("eager" as const) : ("lazy" as const),
    fetchPriority: priority ? ("high" as const) : ("auto" as const),
    decoding: "async" as const,
  };
}
