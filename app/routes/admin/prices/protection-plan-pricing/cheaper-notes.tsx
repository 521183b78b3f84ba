import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { cheaperLonger } from "../../../../domain/protection/cheaper-longer.ts";
import { planCell } from "../../../../domain/protection/read-plan-prices.ts";
import { readCents } from "../../../../domain/read-money.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import type { GridTexts } from "../../../../ui/admin/grid/use-grid-texts.ts";
import type { GridPlan } from "./plan-grid.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./plan-grid.module.css";

type Props = {
  language: Language;
  plans: readonly GridPlan[];
  texts: GridTexts;
  bands: readonly number[];
};

/** Where a longer rental would cost less in all than a shorter one: not refused, but seldom meant. */
export function CheaperNotes({ language, plans, texts, bands }: Props) {
  const words = adminPlansWords(language).grid;
  const { category } = carWords(language);
  const notes = plans.flatMap((plan) => {
    const prices = carCategories.flatMap((one) =>
      bands.flatMap((fromDays) => {
        const perDayCents = readCents(texts[planCell(plan.code, one, fromDays)] ?? "");
        return perDayCents === undefined ? [] : [{ category: one, fromDays, perDayCents }];
      }),
    );
    const name = language === "ba" ? plan.nameBs : plan.nameEn;
    return cheaperLonger(prices).map((found) => {
      const [shorter, longer] = [found.days - 1, found.days].map((n) =>
        counted(n, "day", language),
      );
      return words.cheaper(`${name}, ${category[found.category]}`, shorter ?? "", longer ?? "");
    });
  });
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p>{words.notes}</p>
      <List>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </List>
    </div>
  );
}
