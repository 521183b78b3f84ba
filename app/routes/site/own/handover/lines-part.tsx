import { inLanguage, type Language } from "../../../../domain/language.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { lineLabel } from "../../../../i18n/handover/line-label.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./handover.module.css";
import type { ShownView } from "./load-shown.ts";

type Props = { language: Language; view: ShownView };

/** What the return adds to the price, line by line. */
export function LinesPart({ language, view }: Props) {
  const { lines: words } = ownHandoverWords(language);
  const { lines } = view.shown;
  const sum = lines.reduce((all, { amountCents }) => all + amountCents, 0);
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.title}</h2>
      {lines.length === 0 && <p className={styles.small}>{words.none}</p>}
      {lines.length > 0 && (
        <dl className={styles.facts}>
          {lines.map(({ name, about, amountCents }) => (
            <div key={name}>
              <dt>{inLanguage(lineLabel(about), language)}</dt>
              <dd>{formatEuro(amountCents, language)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.sum}</dt>
            <dd>
              <b>{formatEuro(sum, language)}</b>
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}

type PhotosProps = {
  language: Language;
  path: string;
  title: string;
  photos: ShownView["photos"];
};

/** Photos of the whole car: those that the staff took now, and at a return those of the pick-up, to compare with. */
export function PhotosPart({ language, path, title, photos }: PhotosProps) {
  const { photos: words } = ownHandoverWords(language);
  if (photos.length === 0) return null;
  const base = path.replace(/[?#].*$/s, "");
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{title}</h2>
      <List className={styles.photos}>
        {photos.map(({ sha256, kind }) => (
          <li key={sha256}>
            <img
              src={`${base}/photos/${sha256}`}
              alt={words.of[kind]}
              width={320}
              height={240}
              loading="lazy"
            />
            <span className={styles.small} aria-hidden="true">
              {words.of[kind]}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
