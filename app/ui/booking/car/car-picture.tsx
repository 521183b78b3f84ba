import type { Car, Photo } from "../../../domain/cars/car.ts";
import { classNames } from "../../controls/class-names.ts";
import { CarDrawing, drawingPath, pictureLoading } from "./car-drawing.tsx";
import styles from "./car-picture.module.css";

type Props = {
  car: Pick<Car, "name" | "body" | "colour" | "photos">;
  /** The car's name when absent; empty when the name is beside the picture. */
  alt?: string;
  /** True for the first picture that a visitor sees. */
  priority?: boolean;
  className?: string;
};

/** The width of a photo: a card on a desktop, the whole page on a phone. */
const usualSizes = "(min-width: 640px) 400px, 92vw";

/**
 * A car's first photo, or else its drawing, in the same space. `mend-pictures` repairs a picture that does not load: it tries the
 * addresses in `data-else` in turn.
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
  /** The drawing that replaces the photo when none of its files loads. */
  drawing: string;
};

/** A photo in the best format and width that the browser supports. */
export function PhotoPicture({ photo, drawing, alt, sizes, ...rest }: PhotoProps) {
  const { file, width, height, widths } = photo;
  const path = (size: number, format: string) => `/photos/${file}/${size}.${format}`;
  const all = (format: string) => widths.map((size) => `${path(size, format)} ${size}w`).join(", ");
  // The widest file is the fallback where `srcset` is unsupported; the narrowest is the most likely to load at a second try.
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
