import { useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import type { Offer } from "../change-told.ts";
import { Carried } from "./carried.tsx";
import { OwnForm } from "./own-form.tsx";
import { carriedFields, type TypedChange } from "./typed-change.ts";

type Props = { language: Language; typed: TypedChange; offer: Offer };

/** The change beside what is kept, to be accepted or left. */
export function OfferNotice({ language, typed, offer }: Props) {
  const words = changeWords(language).offer;
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "accept";
  const { seenTotalCents, seenSequence, seenFeeCents } = offer;
  const seen: [string, string][] = Object.entries({
    seenTotalCents,
    seenSequence,
    seenFeeCents,
  }).map(([name, value]) => [name, String(value)]);
  return (
    <PriceChange
      language={language}
      change={offer.price}
      title={words.title}
      lead={words.lead}
      alert={offer.isStale ? words.stale : undefined}
    >
      <OwnForm language={language}>
        <Carried fields={[...carriedFields(typed), ...seen]} />
        <Button
          kind="go"
          type="submit"
          name="intent"
          value="accept"
          wide
          busy={busy}
          busyLabel={bookingWords(language).review.processing}
        >
          {words.accept}
        </Button>
      </OwnForm>
      <ButtonLink to={pathTo("change", language)}>{words.keep}</ButtonLink>
    </PriceChange>
  );
}
