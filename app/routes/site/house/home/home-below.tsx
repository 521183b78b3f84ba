import type { Language } from "../../../../domain/language.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { CarDrawing } from "../../../../ui/booking/car/car-drawing.tsx";
import { AskBand } from "../../../../ui/layout/consent/ask-band.tsx";
import { MessageBanner } from "../../../../ui/layout/message-banner.tsx";
import { useSite } from "../../../request/use-site.ts";
import { announcements } from "./announcements.ts";
import type { CarKind } from "./car-kinds.ts";
import { CarRange } from "./car-range.tsx";
import type { Offer } from "./offer.ts";
import { Questions, type ShownQuestion } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Reviews, type ShownReview } from "./reviews.tsx";

type Props = {
  language: Language;
  kinds: readonly CarKind[];
  fromCents?: number;
  minRentalDays: number;
  offer: Offer;
  reviews: readonly ShownReview[];
  questions: readonly ShownQuestion[];
};

/** The home page under its search card: what is good to know, what we rent, why from us, what others say and ask. */
export default function HomeBelow(props: Props) {
  const { language, kinds, fromCents, minRentalDays, offer, reviews, questions } = props;
  const { facts } = useSite();
  const words = homeWords(language);
  const { rating, reviewCount } = facts;
  const last = kinds.find(({ category }) => category === "suv") ?? kinds.at(-1);
  return (
    <>
      <MessageBanner
        labels={words.banner}
        messages={announcements({ language, offer, facts, fromCents })}
      />
      <CarRange {...{ language, kinds, minRentalDays }} />
      <Reasons {...{ language, facts, offer }} />
      <Reviews {...{ language, rating, reviewCount, reviews }} />
      <Questions {...{ language, facts, offer, questions }} />
      <AskBand
        title={words.askTitle}
        text={words.askText}
        callLabel={siteWords(language).call}
        facts={facts}
        car={last && <CarDrawing car={last.car} alt="" />}
      />
    </>
  );
}
