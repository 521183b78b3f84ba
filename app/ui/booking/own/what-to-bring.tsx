import { BookUser, Banknote, CreditCard, IdCard } from "lucide-react";
import type { PaymentType } from "../../../domain/facts.ts";
import type { Language } from "../../../domain/language.ts";
import { thingsToBring, type ThingToBring } from "../../../i18n/confirmation/things-to-bring.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { Icon, type IconShape } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import type { Price } from "../bill/price-breakdown.tsx";
import styles from "./what-to-bring.module.css";

type Props = {
  language: Language;
  price: Pick<Price, "lines" | "totalCents" | "depositCents">;
  licenceYears: number;
  paymentTypes: readonly PaymentType[];
};

const icons: Readonly<Record<ThingToBring["is"], IconShape>> = {
  licence: IdCard,
  identity: BookUser,
  card: CreditCard,
  money: Banknote,
};

/** The papers, the card and the money for the pick-up. */
export function WhatToBring({ language, price, ...terms }: Props) {
  return (
    <section>
      <h2 className={styles.title}>{confirmationWords(language).bring}</h2>
      <List className={styles.bring}>
        {thingsToBring(price, terms, language).map(({ is, what, why }) => (
          <li key={is}>
            <Icon of={icons[is]} size={22} />
            <div>
              <b>{what}</b>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}
