import {
  Armchair,
  Baby,
  Bike,
  Luggage,
  MountainSnow,
  Navigation,
  Package,
  Snowflake,
  UserPlus,
  Wifi,
} from "lucide-react";
import type { LocalDate } from "../../../domain/calendar.ts";
import { extraIncludedOn } from "../../../domain/extras/extra-included.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Extra } from "../../../domain/pricing/price-list.ts";
import { formatEuro, formatEuroShort } from "../../../i18n/format.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { holdRanges } from "../../../i18n/booking/held-ranges.ts";
import { Icon, type IconShape } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import { Stepper } from "../../controls/stepper.tsx";
import styles from "./extras-list.module.css";

type Props = {
  language: Language;
  extras: readonly Extra[];
  pickupDate: LocalDate;
  rentalDays: number;
  quantities: Readonly<Record<string, number>>;
  onChange: (code: string, quantity: number) => void;
};

/** The extras, each with its price, its unit and its maximum number. */
export function ExtrasList({
  language,
  extras,
  pickupDate,
  rentalDays,
  quantities,
  onChange,
}: Props) {
  const ordered = [...extras].sort((a, b) => a.displayOrder - b.displayOrder);
  return (
    <List className={styles.extras}>
      {ordered.map((extra) => (
        <li key={extra.code}>
          <Icon of={iconOf(extra.code)} size={22} />
          <div>
            <b>{holdRanges(inLanguage(extra.name, language))}</b>
            <ExtraNote {...{ language, extra, pickupDate, rentalDays }} />
          </div>
          <Amount
            {...{ language, extra, pickupDate, rentalDays, onChange }}
            quantity={quantities[extra.code] ?? 0}
          />
        </li>
      ))}
    </List>
  );
}

type OneProps = Pick<Props, "language" | "pickupDate" | "rentalDays"> & { extra: Extra };

function ExtraNote({ language, extra, pickupDate, rentalDays }: OneProps) {
  const words = bookingWords(language).extras;
  const note = inLanguage(extra.note, language);
  const max = maxCount(extra);
  const facts = [
    extra.capCents !== undefined && extra.charge === "per-day"
      ? words.cap(formatEuroShort(extra.capCents, language))
      : "",
    max > 1 ? words.upTo(max) : "",
    note,
  ].filter(Boolean);
  if (extraIncludedOn(extra, pickupDate, rentalDays)) return <small>{note}</small>;
  return (
    <small>
      <Price language={language} extra={extra} />
      {facts.map((fact) => `\u00a0· ${fact}`).join("")}
    </small>
  );
}

function Price({ language, extra }: Pick<OneProps, "language" | "extra">) {
  const words = bookingWords(language);
  const price = formatEuro(extra.priceCents, language);
  if (extra.charge === "free" || extra.priceCents === 0) {
    return <span className={styles.free}>{words.free}</span>;
  }
  const { pricePerDay, pricePerRental } = words.extras;
  return (
    <span className={styles.price}>
      {extra.charge === "per-day" ? pricePerDay(price) : pricePerRental(price)}
    </span>
  );
}

function Amount(props: OneProps & { quantity: number; onChange: Props["onChange"] }) {
  const { language, extra, pickupDate, rentalDays, quantity, onChange } = props;
  const words = bookingWords(language);
  const max = maxCount(extra);
  if (extraIncludedOn(extra, pickupDate, rentalDays))
    return <span className={styles.word}>{words.included}</span>;
  if (max === 0) return <span className={styles.none}>{words.extras.outOfStock}</span>;
  return (
    <Stepper
      label={inLanguage(extra.name, language)}
      fewer={words.extras.fewer}
      more={words.extras.more}
      name={`extra.${extra.code}`}
      value={quantity}
      max={max}
      onChange={(asked) => onChange(extra.code, asked)}
    />
  );
}

/** Returns the maximum number of pieces in one rental: the limit per rental, and the agency's stock. */
function maxCount(extra: Extra): number {
  return Math.min(extra.maxQuantity, extra.stock ?? extra.maxQuantity);
}

const icons: readonly [part: string, icon: IconShape][] = [
  ["booster", Armchair],
  ["baby", Baby],
  ["child", Baby],
  ["driver", UserPlus],
  ["wifi", Wifi],
  ["gps", Navigation],
  ["ski", MountainSnow],
  ["bike", Bike],
  ["roof", Package],
  ["chain", Snowflake],
  ["winter", Snowflake],
];

function iconOf(code: string): IconShape {
  return icons.find(([part]) => code.includes(part))?.[1] ?? Luggage;
}
