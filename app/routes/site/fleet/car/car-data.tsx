import type { Car } from "../../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { acrissMeaning } from "../../../../i18n/car/acriss.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import styles from "./car-data.module.css";

type Props = { language: Language; car: Car };

/** Metric horsepower of one kilowatt. */
const hpPerKw = 1.35962;

/** The technical data of a car, and the meaning of "or similar". */
export function CarData({ language, car }: Props) {
  const words = carPageWords(language);
  const meaning = acrissMeaning(car.acriss, language);
  const code = meaning ? `${car.acriss} (${meaning})` : car.acriss;
  return (
    <section className={styles.data} aria-labelledby="data-title">
      <h2 id="data-title">{words.dataTitle}</h2>
      <dl>
        {dataOf(car, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.similarTitle}</h3>
      <p>{car.orSimilar ? words.similarText(code) : words.exact}</p>
    </section>
  );
}

function dataOf(car: Car, language: Language): [string, string][] {
  const words = carPageWords(language);
  const names = carWords(language);
  const { data } = words;
  const unit = car.fuel === "electric" ? "kWh" : "l";
  const features = car.features.map((feature) => inLanguage(feature, language));
  const rows: [string, string][] = [
    [data.category, names.category[car.category]],
    [data.transmission, names.transmission[car.transmission]],
    [data.fuel, names.fuel[car.fuel]],
    [data.seats, formatNumber(car.seats, language)],
    [data.doors, formatNumber(car.doors, language)],
    [data.luggage, words.bags(car.bagsLarge, car.bagsSmall)],
    [data.airConditioning, car.airConditioning ? words.yes : words.no],
    [data.power, words.power(formatNumber(car.engineKw, language), horsepower(car, language))],
    [data.consumption, `${formatNumber(car.consumption, language, 1)} ${unit}/100 km`],
    [data.emissions, `${formatNumber(car.co2GramsPerKm, language)} g/km`],
    [data.year, String(car.year)],
    [data.driverAge, counted(car.minDriverAge, "year", language)],
    [data.acriss, car.acriss],
  ];
  return features.length > 0 ? [...rows, [data.features, features.join(" · ")]] : rows;
}

function horsepower({ engineKw }: Car, language: Language): string {
  return formatNumber(Math.round(engineKw * hpPerKw), language);
}
