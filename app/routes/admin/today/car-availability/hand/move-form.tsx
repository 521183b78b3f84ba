import { type FormEvent, useState } from "react";
import { dateOf, joinDateTime, slots, timeOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import type { RelocationAnswer, ShownPreview } from "../answer-relocation.ts";
import { askMove, askPreview } from "./ask-card.ts";
import type { Opened } from "./bar-sheet.tsx";
import type { Card } from "../load-card.ts";
import styles from "./card.module.css";

type Props = {
  language: Language;
  card: Card;
  spot: Spot;
  dropped: Opened["dropped"];
  onDone: (done: NonNullable<RelocationAnswer["done"]>) => void;
};

/** Moving without dragging: another vehicle or other times, what that would do, and the deed. */
export function MoveForm({ language, card, spot, dropped, onDone }: Props) {
  const words = relocationWords(language);
  const [answer, setAnswer] = useState<RelocationAnswer | undefined>(dropped?.answer);
  const [isBusy, setBusy] = useState(false);
  const shown = dropped?.spot ?? spot;
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wished = spotIn(new FormData(event.currentTarget), spot);
    setBusy(true);
    setAnswer(await askPreview(language, card.code, wished));
    setBusy(false);
  };
  const move = async (preview: ShownPreview, price: "kept" | "today") => {
    setBusy(true);
    const cents = price === "kept" && preview.keep ? preview.keep.cents : preview.totalCents;
    const { version } = preview;
    const ask = {
      intent: "move",
      spot: preview.spot,
      version,
      seenTotalCents: cents,
      price,
    } as const;
    const answered = await askMove(language, card.code, ask);
    setBusy(false);
    if (answered.done) onDone(answered.done);
    else setAnswer(answered);
  };
  const preview = answer?.shown?.preview;
  return (
    <>
      <form className={styles.form} onSubmit={look} onChange={() => setAnswer(undefined)}>
        {card.landings.length > 0 && (
          <SelectField name="vehicle" label={words.vehicle} defaultValue={shown.vehicleId}>
            {card.landings.map(({ vehicleId, plate, car, state, cost }) => (
              <option key={vehicleId} value={vehicleId} disabled={state === "taken"}>
                {[plate, car, words.states[state], cost].filter(Boolean).join(" · ")}
              </option>
            ))}
          </SelectField>
        )}
        <End {...{ language, name: "pickup", label: words.pickup, at: shown.pickupAt }} />
        <End {...{ language, name: "dropoff", label: words.dropoff, at: shown.dropoffAt }} />
        <Button type="submit" kind={preview ? "line" : "go"} busy={isBusy}>
          {words.look}
        </Button>
      </form>
      {answer?.refused && <Refused>{answer.refused}</Refused>}
      {preview && (
        <Preview {...{ language, preview, isBusy }} onMove={(price) => void move(preview, price)} />
      )}
    </>
  );
}

type EndProps = { language: Language; name: "pickup" | "dropoff"; label: string; at: string };

function End({ language, name, label, at }: EndProps) {
  const time = timeOf(at);
  const times = [...new Set([...slots, time])].toSorted();
  return (
    <div className={styles.end}>
      <DateInput key={at} name={`${name}Date`} label={label} defaultValue={dateOf(at)} />
      <SelectField name={`${name}Time`} label={relocationWords(language).time} defaultValue={time}>
        {times.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </div>
  );
}

/** The spot of the form; a date that cannot be read stays as it was. */
function spotIn(form: FormData, before: Spot): Spot {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const at = (end: "pickup" | "dropoff", was: string) =>
    joinDateTime(text(`${end}Date`) || dateOf(was), text(`${end}Time`) || timeOf(was));
  return {
    vehicleId: Number(text("vehicle")) || before.vehicleId,
    pickupAt: at("pickup", before.pickupAt),
    dropoffAt: at("dropoff", before.dropoffAt),
  };
}

type PreviewProps = {
  language: Language;
  preview: ShownPreview;
  isBusy: boolean;
  onMove: (price: "kept" | "today") => void;
};

function Preview({ language, preview, isBusy, onMove }: PreviewProps) {
  const words = relocationWords(language);
  const { deed, says, changes, keep, cost } = preview;
  const [price, setPrice] = useState<"kept" | "today">("today");
  const sentences = (
    <List>
      {says.map((one) => (
        <li key={one}>{one}</li>
      ))}
      {!cost && <li>{words.same}</li>}
    </List>
  );
  const go = (
    <>
      {keep && (
        <fieldset className={styles.price}>
          <Tick
            type="radio"
            name="price"
            checked={price === "today"}
            onChange={() => setPrice("today")}
          >
            {keep.today}
          </Tick>
          <Tick
            type="radio"
            name="price"
            checked={price === "kept"}
            onChange={() => setPrice("kept")}
          >
            {keep.label}
          </Tick>
        </fieldset>
      )}
      <Button kind="go" busy={isBusy} onClick={() => onMove(price)}>
        {words.submit[deed]}
      </Button>
    </>
  );
  return (
    <div role="status" className={styles.preview}>
      {sentences}
      {changes && <Changes {...{ language, changes }} />}
      {go}
    </div>
  );
}

type ChangesProps = { language: Language; changes: NonNullable<ShownPreview["changes"]> };

/** Old beside new, line by line. */
function Changes({ language, changes }: ChangesProps) {
  const words = relocationWords(language);
  return (
    <section className={styles.changes} aria-label={words.priceTitle}>
      <h3>{words.priceTitle}</h3>
      <dl>
        {changes.map(({ label, was, is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{was}</del> <b>{is}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.told}</p>
    </section>
  );
}
