import { Cog, Fuel, Luggage, Snowflake, Users } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { bagsOf, carWords } from "../../../i18n/booking/car-words.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { classNames } from "../../controls/class-names.ts";
import { Icon, type IconShape } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import type { CarBrief } from "./car-brief.ts";
import styles from "./car-facts.module.css";

type Props = { language: Language; car: CarBrief; className: string | undefined };

/** The facts that distinguish cars in a list: seats, gearbox, bags, fuel, air conditioning. */
export function CarFacts({ language, car, className }: Props) {
  const words = carWords(language);
  const facts: [IconShape, string][] = [
    [Users, counted(car.seats, "seat", language)],
    [Cog, words.transmission[car.transmission]],
    [Luggage, bagsOf(car, language)],
    [Fuel, words.fuel[car.fuel]],
  ];
  if (car.airConditioning) facts.push([Snowflake, words.airConditioning]);
  return (
    <List className={classNames(styles.facts, className)}>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} size={18} />
          {text}
        </li>
      ))}
    </List>
  );
}
