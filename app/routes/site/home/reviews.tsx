import { inLanguage, type Bilingual, type Language } from "../../../domain/language.ts";
import { formatMonth, formatNumber } from "../../../i18n/format.ts";
import { homeWords } from "../../../i18n/home/words.ts";
import band from "./band.module.css";
import styles from "./reviews.module.css";

export type ShownReview = {
  author: string;
  place: Bilingual;
  rating: number;
  text: Bilingual;
  writtenOn: string;
};

type Props = {
  language: Language;
  rating: number;
  reviewCount: number;
  reviews: readonly ShownReview[];
};

/** What customers say: one row on a desk, a strip to swipe on a phone. */
export function Reviews({ language, rating, reviewCount, reviews }: Props) {
  const words = homeWords(language);
  const score = formatNumber(rating, language, 1);
  return (
    <section className={`${band.band} ${band.salt}`} aria-label={words.reviewsLabel}>
      <div className={`wrap ${band.beside}`}>
        <div className={band.head}>
          <div className={styles.score}>
            <b>{score}</b>
            <div>
              <Stars count={Math.round(rating)} label={words.stars(score)} />
              <p>{words.reviewCount(formatNumber(reviewCount, language))}</p>
            </div>
          </div>
          <p className={styles.lead}>{words.reviewsLead}</p>
        </div>
        <ul className={styles.quotes} tabIndex={0} aria-label={words.reviewsLabel}>
          {reviews.map((review) => (
            <li key={review.author + review.writtenOn}>
              <Stars
                count={review.rating}
                label={words.stars(formatNumber(review.rating, language))}
              />
              <blockquote>{inLanguage(review.text, language)}</blockquote>
              <footer>
                <b>{review.author}</b>
                {[inLanguage(review.place, language), formatMonth(review.writtenOn, language)]
                  .filter(Boolean)
                  .join(", ")}
              </footer>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <div className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47-4.7-4.58 6.5-.95z" />
        </svg>
      ))}
    </div>
  );
}
