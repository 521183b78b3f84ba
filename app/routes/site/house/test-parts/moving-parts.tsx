import type { Language } from "../../../../domain/language.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { FoldedText } from "../../../../ui/controls/folded-text.tsx";
import { Stars } from "../../../../ui/controls/marks/stars.tsx";
import { SwipeStrip } from "../../../../ui/controls/swipe/swipe-strip.tsx";
import { MessageBanner } from "../../../../ui/layout/message-banner.tsx";
import { TownView } from "../../../../ui/layout/frame/town-view.tsx";
import { Part } from "./part.tsx";
import styles from "./control-parts.module.css";

const long =
  "A review that says more than anybody reads at once. The price was the price, the seat was fitted, the tank was full, nobody sold anything, and on the way back they waited for us although we came an hour late.";

/** Controls that move, open or are swiped. */
export function MovingParts({ language }: { language: Language }) {
  const words = homeWords(language);
  const { more, less } = words.review;
  return (
    <>
      <Part title="Stars, folded text">
        <Stars count={5} label={words.stars("5")} />
        <div className={styles.field}>
          <FoldedText text={long} max={200} moreLabel={more} lessLabel={less} about="Amra" />
          <FoldedText text="Short." max={200} moreLabel={more} lessLabel={less} about="Emir" />
        </div>
      </Part>
      <MessageBanner
        labels={words.banner}
        messages={[
          { text: words.news.freeExtras, shownMs: 3500 },
          { text: words.news.payLater, shownMs: 4000 },
          { text: long.slice(0, 120), shownMs: 4000 },
        ]}
      />
      <SwipeStrip labels={{ label: words.reviewsLabel, ...words.review }}>
        <li>{long}</li>
        <li>Two</li>
        <li>Three</li>
      </SwipeStrip>
      <TownView />
    </>
  );
}
