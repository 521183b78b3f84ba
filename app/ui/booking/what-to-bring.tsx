import { BookUser, Banknote, CreditCard, IdCard } from "lucide-react";
import type { PaymentType } from "../../domain/facts.ts";
import type { Language } from "../../domain/language.ts";
import { toKmFeninga } from "../../domain/money.ts";
import { counted } from "../../i18n/booking/counted.ts";
import { confirmationWords } from "../../i18n/confirmation/words.ts";
import { formatEuro, formatKm } from "../../i18n/format.ts";
import { Icon, type IconShape } from "../controls/icon.tsx";
import type { Price } from "./price-breakdown.tsx";
import styles from "./what-to-bring.module.css";

type Props = {
  language: Language;
  price: Pick<Price, "lines" | "totalCents" | "depositCents">;
  licenceYears: number;
  paymentTypes: readonly PaymentType[];
};

/** The papers, the card and the money for the pick-up. */
export function WhatToBring({ language, price, licenceYears, paymentTypes }: Props) {
  const words = confirmationWords(language);
  const { totalCents, depositCents } = price;
  const ways = paymentTypes.map((type) => words.payment[type]).join(", ");
  const hasSecondDriver = price.lines.some(({ subject }) => subject === "additional_driver");
  return (
    <section>
      <h2 className={styles.title}>{words.bring}</h2>
      <ul className={styles.bring}>
        <Thing icon={IdCard} what={words.licence}>
          {words.licenceHeld(counted(licenceYears, "yearOf", language))}
        </Thing>
        <Thing icon={BookUser} what={words.identity}>
          {hasSecondDriver ? words.identityToo : words.identityOwn}
        </Thing>
        {depositCents > 0 && (
          <Thing icon={CreditCard} what={words.card}>
            {words.cardHeld(formatEuro(depositCents, language))}
          </Thing>
        )}
        <Thing icon={Banknote} what={words.toPay(formatEuro(totalCents, language))}>
          {formatKm(toKmFeninga(totalCents), language)} · {ways}
        </Thing>
      </ul>
    </section>
  );
}

function Thing({
  icon,
  what,
  children,
}: {
  icon: IconShape;
  what: string;
  children: React.ReactNode;
}) {
  return (
    <li>
      <Icon of={icon} size={22} />
      <div>
        <b>{what}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}
