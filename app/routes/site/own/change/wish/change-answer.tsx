import { CalendarX, Info } from "lucide-react";
import { useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import type { ChangeProps } from "../change-page.tsx";
import type { ChangeTold, Offer, Refusal } from "../change-told.ts";
import { Carried, OwnForm, ToldBox } from "../own-form.tsx";
import { carriedFields, type TypedChange } from "./change-fields.ts";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { AlternativeList } from "../../../../../ui/booking/car/alternatives.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import styles from "../change.module.css";

/** The answer to the form of the change. */
export function Answer(props: ChangeProps) {
  const { language, open, told } = props;
  const words = changeWords(language);
  if (told?.about !== "change") return undefined;
  return (
    <>
      {told.offer && (
        <ToldBox about={told}>
          <OfferNotice language={language} {...told} offer={told.offer} open={open} />
        </ToldBox>
      )}
      {told.refusal && (
        <ToldBox about={told}>
          <RefusalNotice language={language} typed={told.typed} refusal={told.refusal} />
        </ToldBox>
      )}
      {told.unchanged && (
        <ToldBox about={told}>
          <Note icon={Info} role="status">
            {words.unchanged}
          </Note>
        </ToldBox>
      )}
    </>
  );
}

type OfferProps = Pick<ChangeProps, "language" | "open"> &
  Pick<ChangeTold, "typed" | "cars"> & { offer: Offer };

/** The change beside the current reservation, with the button that accepts it. */
function OfferNotice({ language, open, typed, cars, offer }: OfferProps) {
  const words = changeWords(language).offer;
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "accept";
  const offered = cars ?? open.options?.cars ?? [];
  const { seenTotalCents, seenSequence, seenFeeCents, seenWaits } = offer;
  const seen: [string, string][] = Object.entries({
    seenTotalCents,
    seenSequence,
    seenFeeCents,
    seenWaits,
  }).map(([name, value]) => [name, String(value)]);
  return (
    <PriceChange
      language={language}
      car={offered.find(({ car }) => car.id === typed.carId)?.car ?? open.car}
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

type RefusalNoticeProps = { language: Language; typed: TypedChange; refusal: Refusal };

/** The reason why a change is impossible, and its alternatives: pressing one asks for its price. */
function RefusalNotice({ language, typed, refusal }: RefusalNoticeProps) {
  const words = changeWords(language);
  if (refusal.kind === "too-many")
    return (
      <Note tone="bad" role="alert" className={styles.refusal}>
        {words.tooMany}
      </Note>
    );
  return (
    <Note
      tone="bad"
      icon={refusal.kind === "taken" ? CalendarX : undefined}
      role="alert"
      className={styles.refusal}
    >
      <OwnForm language={language}>
        <Carried fields={carriedFields(typed)} />
        {refusal.kind === "taken" ? (
          <Taken language={language} refusal={refusal} />
        ) : (
          <Stock language={language} refusal={refusal} />
        )}
      </OwnForm>
      <ButtonLink to={pathTo("change", language)}>{words.offer.keep}</ButtonLink>
    </Note>
  );
}

type TakenProps = { language: Language; refusal: Extract<Refusal, { kind: "taken" }> };

function Taken({ language, refusal: { alternatives } }: TakenProps) {
  const words = changeWords(language).taken;
  const isAny =
    alternatives.dates.length + alternatives.places.length + alternatives.cars.length > 0;
  return (
    <>
      <p>
        <b>{bookingWords(language).notAvailable}.</b> {isAny ? words.lead : words.none}
      </p>
      <AlternativeList language={language} alternatives={alternatives} as="submit" />
    </>
  );
}

type StockProps = { language: Language; refusal: Extract<Refusal, { kind: "stock" }> };

function Stock({ language, refusal: { extra, left, to } }: StockProps) {
  const words = changeWords(language).taken;
  return (
    <>
      <p>
        <b>{words.stockTitle}.</b>{" "}
        {left > 0 ? words.stockLeft(extra, left) : words.stockNone(extra)}
      </p>
      <Button type="submit" name="intent" value="switch" formAction={to}>
        {left > 0 ? words.take(extra, left) : words.without(extra)}
      </Button>
    </>
  );
}
