import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import styles from "../pricing.module.css";
import type { PricingView } from "../read-view.ts";

/** Shows the seasons that are over, or hides them again; nothing while there are none. */
export function PastLink({ view }: { view: PricingView }) {
  const words = pricingWords(view.language);
  if (view.seasons.every(({ to }) => to >= view.today)) return null;
  return (
    <ButtonLink
      className={styles.past}
      to={view.showsPast ? "?" : "?past=1"}
      kind="quiet"
      preventScrollReset
    >
      {view.showsPast ? words.noPast : words.past}
    </ButtonLink>
  );
}
