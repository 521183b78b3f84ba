import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import { formatMonth, formatNumber } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { FoldedText } from "../../../../ui/controls/folded-text.tsx";
import { Stars } from "../../../../ui/controls/marks/stars.tsx";
import { SwipeStrip } from "../../../../ui/controls/swipe/swipe-strip.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";
import band from "./band.module.css";
import styles from "./reviews.module.css";

export type ShownReview = {
  id: number;
  author: string;
  place: Bilingual;
  rating: number;
  text: Bilingual;
  writtenOn: string;
  sample: boolean;
};

type Props = {
  language: Language;
  rating: number;
  reviewCount: number;
  reviews: readonly ShownReview[];
};

/** Characters of a review that are shown at first (spec 9). */
const shownCharacters = 200;

/** Customers' reviews: one row on a desktop, a strip to swipe on a phone. */
export function Reviews({ language, rating, reviewCount, reviews }: Props) {
  const words = homeWords(language);
  const score = formatNumber(rating, language, 1);
  const examples = reviews.length > 0 && reviews.every(({ sample }) => sample);
  return (
    <section className={`${band.band} ${band.salt}`}>
      <div className={`wrap ${band.beside}`}>
        <div className={band.head}>
          <h2 className={examples ? undefined : "visually-hidden"}>{words.reviewsLabel}</h2>
          {/* A rating over nothing but examples would read as theirs. */}
          {!examples && (
            <div className={styles.score}>
              <b>{score}</b>
              <div>
                <Stars count={Math.round(rating)} label={words.stars(score)} />
                <p>{words.reviewCount(formatNumber(reviewCount, language))}</p>
              </div>
            </div>
          )}
          <p className={styles.lead}>{examples ? words.examplesLead : words.reviewsLead}</p>
        </div>
        {reviews.length > 0 && (
          <SwipeStrip labels={{ label: words.reviewsLabel, ...words.review }}>
            {reviews.map((review) => (
              <ReviewCard key={review.id} {...{ language, review }} />
            ))}
          </SwipeStrip>
        )}
      </div>
    </section>
  );
}

/** One review; an example is labelled as one. */
function ReviewCard({ language, review }: { language: Language; review: ShownReview }) {
  const words = homeWords(language);
  const { author, rating, sample } = review;
  const origin = [inLanguage(review.place, language), formatMonth(review.writtenOn, language)];
  return (
    <li className={`raised ${styles.card}`}>
      <div className={styles.top}>
        <Stars count={rating} label={words.stars(formatNumber(rating, language))} />
        {sample && <Tag>{words.review.example}</Tag>}
      </div>
      <blockquote>
        <FoldedText
          text={inLanguage(review.text, language)}
          max={shownCharacters}
          moreLabel={words.review.more}
          lessLabel={words.review.less}
          about={words.review.by(author)}
        />
      </blockquote>
      <footer>
        <b>{author}</b>
        {origin.filter(Boolean).join(", ")}
      </footer>
    </li>
  );
}
