import { currencies } from "../../../../domain/account/cash.ts";
import { pieceValues } from "../../../../domain/drawers/pieces.ts";
import type { Language } from "../../../../domain/language.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { currencyText } from "../../../../i18n/admin-account/cash-text.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./cash-drawers.module.css";
import { pieceField } from "./piece-field.ts";

type Props = { language: Language; typed: Readonly<Record<string, string>> };

/** One field per note and coin of both currencies, for the number of pieces. */
export function CountFields({ language, typed }: Props) {
  const words = drawerWords(language).count;
  return (
    <div className={styles.count}>
      {currencies.map((currency) => (
        <fieldset key={currency}>
          <legend>{words[currency]}</legend>
          <div className={styles.pieces}>
            {pieceValues[currency].map((value) => {
              const name = pieceField(currency, value);
              const text = currencyText(value, currency, language);
              return (
                <Field
                  key={value}
                  label={text}
                  aria-label={words.pieces(text)}
                  name={name}
                  defaultValue={typed[name] ?? ""}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
