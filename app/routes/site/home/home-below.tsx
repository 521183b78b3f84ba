import type { Language } from "../../../domain/language.ts";
import { homeWords } from "../../../i18n/home/words.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { AskBand } from "../../../ui/layout/ask-band.tsx";
import { useSite } from "../../use-site.ts";
import type { CarKind } from "./car-kinds.ts";
import { CarRange } from "./car-range.tsx";
import { Questions, type ShownQuestion } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Reviews, type ShownReview } from "./reviews.tsx";

type Props = {
  language: Language;
  kinds: readonly CarKind[];
  minRentalDays: number;
  freeCancellationHours: number;
  reviews: readonly ShownReview[];
  questions: readonly ShownQuestion[];
};

/** The home page under its search card: what we rent, why from us, what others say and ask. */
export default function HomeBelow(props: Props) {
  const { language, kinds, minRentalDays, freeCancellationHours, reviews, questions } = props;
  const { facts } = useSite();
  const words = homeWords(language);
  const { customers, founded, rating, reviewCount } = facts;
  return (
    <>
      <CarRange {...{ language, kinds, minRentalDays }} />
      <Reasons {...{ language, customers, founded, freeCancellationHours }} />
      <Reviews {...{ language, rating, reviewCount, reviews }} />
      <Questions {...{ language, freeCancellationHours, questions }} />
      <AskBand
        title={words.askTitle}
        text={words.askText}
        callLabel={siteWords(language).call}
        facts={facts}
      />
    </>
  );
}
