import { CalendarDays, Cog, Fuel, Luggage, Snowflake, Users } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { Car, Photo } from "../../../../domain/cars/car.ts";
import { colourName } from "../../../../domain/cars/colour-name.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { bagsOf, carKind, carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { CarDrawing, drawingPath } from "../../../../ui/booking/car/car-drawing.tsx";
import { PhotoPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon, type IconShape } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./car-top.module.css";

type Props = {
  language: Language;
  car: Car;
  /** `#rrggbb`, the drawing's own colour first. */
  colours: readonly string[];
  fromCents?: number;
};

/** The top of a car's page: its pictures, its main facts, its starting day price. */
export function CarTop({ language, car, colours, fromCents }: Props) {
  const words = carPageWords(language);
  return (
    <div className={styles.top}>
      {car.photos ? (
        <PhotoGallery {...{ language, car, photos: car.photos }} />
      ) : (
        <ColourGallery {...{ language, car, colours }} />
      )}
      <div>
        <p className={styles.kind}>{carKind(car, language)}</p>
        <Facts language={language} car={car} />
        {fromCents !== undefined && (
          <p className={styles.from}>
            {words.from} <b>{formatEuro(fromCents, language)}</b> {words.aDay}
          </p>
        )}
        <ButtonOut kind="pick" icon={CalendarDays} href="#book" className={styles.choose}>
          {words.chooseDates}
        </ButtonOut>
      </div>
    </div>
  );
}

function Facts({ language, car }: Pick<Props, "language" | "car">) {
  const words = carPageWords(language);
  const names = carWords(language);
  const facts: [IconShape, string][] = [
    [Users, counted(car.seats, "seat", language)],
    [Cog, names.transmission[car.transmission]],
    [Luggage, bagsOf(car, language)],
    [Fuel, names.fuel[car.fuel]],
  ];
  if (car.airConditioning) facts.push([Snowflake, words.data.airConditioning]);
  return (
    <List className={styles.facts} aria-label={words.facts}>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </List>
  );
}

/** The pictures of a car with a row of small ones; radio buttons hold the choice, so it works without scripts. */
type ColourProps = {
  language: Language;
  car: Car;
  /** `#rrggbb`, the drawing's own colour first. */
  colours: readonly string[];
};

/** The drawing in every colour of the car's vehicles. */
function ColourGallery({ language, car, colours }: ColourProps) {
  const words = carPageWords(language);
  const pictures = colours.map((colour, index) => {
    const name = words.colours[colourName(colour)];
    const picture = (alt: string) => (
      <CarDrawing car={{ ...car, colour }} alt={alt} priority={index === 0} />
    );
    return {
      key: colour,
      name,
      small: picture(""),
      large: picture(words.pictureOf(car.name, name)),
    };
  });
  return (
    <Gallery label={words.colour} name="colour" pictures={pictures}>
      {colours.length > 1 && <p>{words.colourNote}</p>}
    </Gallery>
  );
}

type PhotoProps = { language: Language; car: Car; photos: readonly Photo[] };

/** Every photo of the car; when none of its files loads, the drawing replaces it. */
function PhotoGallery({ language, car, photos }: PhotoProps) {
  const words = carPageWords(language);
  const pictures = photos.map((photo, index) => {
    const drawing = drawingPath(car);
    const loading = index === 0 ? ("eager" as const) : ("lazy" as const);
    const alt = inLanguage(photo.alt, language) || car.name;
    return {
      key: photo.file,
      name: words.photoOf(index + 1, photos.length),
      small: <PhotoPicture {...{ photo, drawing, loading }} alt="" sizes="84px" />,
      large: (
        <PhotoPicture
          {...{ photo, drawing, loading, alt }}
          sizes="(min-width: 900px) 800px, 100vw"
          fetchPriority={index === 0 ? "high" : "auto"}
          data-failed={words.pictureFailed}
        />
      ),
    };
  });
  return <Gallery label={words.photos} name="photo" pictures={pictures} photos />;
}

type GalleryProps = {
  label: string;
  /** The name of the radio buttons. */
  name: string;
  pictures: readonly { key: string; name: string; small: ReactNode; large: ReactNode }[];
  /** True when the pictures fill their frame instead of standing on the ground. */
  photos?: boolean;
  children?: ReactNode;
};

function Gallery({ label, name, pictures, photos, children }: GalleryProps) {
  return (
    <fieldset className={classNames(styles.gallery, photos && styles.photos)}>
      <legend className="visually-hidden">{label}</legend>
      {pictures.map((picture, index) => (
        <Fragment key={picture.key}>
          <label title={picture.name} hidden={pictures.length === 1}>
            <input type="radio" name={name} value={picture.key} defaultChecked={index === 0} />
            {picture.small}
            <span className="visually-hidden">{picture.name}</span>
          </label>
          <div className={styles.picture}>{picture.large}</div>
        </Fragment>
      ))}
      {children}
    </fieldset>
  );
}
