import { CalendarX } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { Alternatives } from "../../../../ui/booking/car/alternatives.tsx";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Carried } from "./wish/carried.tsx";
import type { Refusal } from "./change-told.ts";
import { OwnForm } from "./wish/own-form.tsx";
import { carriedFields, type TypedChange } from "./wish/typed-change.ts";
import styles from "./change.module.css";

type Props = { language: Language; typed: TypedChange; refusal: Refusal };

/** Why a change cannot be had, and what can: one press asks for its price. */
export function RefusalNotice({ language, typed, refusal }: Props) {
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

function Taken({ language, refusal: { ways } }: TakenProps) {
  const words = changeWords(language).taken;
  const isAny = ways.dates.length + ways.places.length + ways.cars.length > 0;
  return (
    <>
      <p>
        <b>{bookingWords(language).notAvailable}.</b> {isAny ? words.lead : words.none}
      </p>
      <Alternatives language={language} ways={ways} as="submit" />
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
