import type { ShownFacts } from "../../../../domain/facts.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatEuro, formatNumber, formatPercent } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { formatWeek } from "../../../../i18n/hours.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { useSite } from "../../../request/use-site.ts";
import type { CarKind, Offer } from "./home-view.ts";
import { CarRange } from "./car-range.tsx";
import { Questions, type ShownQuestion } from "./questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Reviews, type ShownReview } from "./reviews.tsx";
import { CarDrawing } from "../../../../ui/booking/car/car-drawing.tsx";
import { AskBand } from "../../../../ui/layout/consent/ask-band.tsx";
import { type Message, MessageBanner } from "../../../../ui/layout/message-banner.tsx";

type Props = {
  language: Language;
  kinds: readonly CarKind[];
  fromCents?: number;
  minRentalDays: number;
  offer: Offer;
  reviews: readonly ShownReview[];
  questions: readonly ShownQuestion[];
};

/** The home page below its search card: facts, cars, reasons, reviews and questions. */
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

type Known = {
  language: Language;
  offer: Offer;
  facts: Pick<ShownFacts, "customers" | "founded" | "phoneHours">;
  fromCents?: number;
};

/** Milliseconds that a message is shown: one clause, or two (spec 4). */
const [brief, full] = [3500, 4000];

/** Returns the ten messages of the banner, without those that the facts do not support. */
export function announcements({ language, offer, facts, fromCents }: Known): Message[] {
  const words = homeWords(language).news;
  const { freeCancellationHours: hours, countriesAbroad, discount } = offer;
  const phoneHours = formatWeek(facts.phoneHours, language).map(
    (row) => `${row.days} ${row.hours}`,
  );
  const said: [text: string | false | undefined, shownMs: number][] = [
    [offer.freeExtras && words.freeExtras, brief],
    [offer.airportsFree && words.airports(offer.airportsAllDay), full],
    [words.mileage, brief],
    [hours > 0 && words.cancellation(hours), brief],
    [
      discount && words.discount(discount.fromDays, formatPercent(discount.percent, language)),
      full,
    ],
    [words.payLater, full],
    [fromCents !== undefined && words.price(formatEuro(fromCents, language)), brief],
    [facts.phoneHours.weekly.some(Boolean) && words.phone(phoneHours.join(", ")), full],
    [countriesAbroad > 0 && words.abroad(countriesAbroad), full],
    [words.customers(formatNumber(facts.customers, language), facts.founded), brief],
  ];
  return said.flatMap(([text, shownMs]) => (text ? { text, shownMs } : []));
}
