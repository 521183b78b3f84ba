import type { Car, Photo } from "../../../domain/cars/car.ts";
import { classNames } from "../../controls/class-names.ts";
import { CarDrawing, drawingPath, pictureLoading } from "./car-drawing.tsx";
import styles from "./car-picture.module.css";

type Props = {
  car: Pick<Car, "name" | "body" | "colour" | "photos">;
  /** Absent: the car's name. Empty where the name stands beside the picture. */
  alt?: string;
  /** For the picture that a visitor sees first. */
  priority?: boolean;
  className?: string;
};

/** How wide a photo is drawn: a card on a desk, the page on a phone. */
const usualSizes = "(min-width: 640px) 400px, 92vw";

/**
 * A car: its first photo, else the drawing; both take the same room. What does not load is mended by `mend-pictures`, which
 * tries what stands in `data-else` in turn.
 */
export function CarPicture({ car, alt = car.name, priority = false, className }: Props) {
  const [photo] = car.photos ?? [];
  if (!photo) return <CarDrawing {...{ car, alt, priority, className }} />;
  return (
    <PhotoPicture
      {...pictureLoading(priority)}
      {...{ photo, alt }}
      drawing={drawingPath(car)}
      sizes={usualSizes}
      width={560}
      height={240}
      className={classNames(styles.photo, className)}
    />
  );
}

type PhotoProps = Omit<React.ComponentProps<"img">, "src"> & {
  photo: Photo;
  /** What is shown when no file of the photo loads. */
  drawing: string;
};

/** A photo in the best format and width that the browser takes. */
export function PhotoPicture({ photo, drawing, alt, sizes, ...rest }: PhotoProps) {
  const { file, width, height, widths } = photo;
  const path = (size: number, format: string) => `/photos/${file}/${size}.${format}`;
  const all = (format: string) => widths.map((size) => `${path(size, format)} ${size}w`).join(", ");
  // The widest one is in hand wherever srcset is not; the narrowest is the likeliest to come at a second try.
  const [narrow = width] = widths;
  return (
    <picture className={styles.whole}>
      <source type="image/avif" srcSet={all("avif")} sizes={sizes} />
      <img
        width={width}
        height={height}
        {...rest}
        alt={alt}
        src={path(widths.at(-1) ?? narrow, "webp")}
        srcSet={all("webp")}
        sizes={sizes}
        data-else={`${path(narrow, "webp")} ${drawing}`}
      />
    </picture>
  );
}
