import { type ReactNode, useState } from "react";
import {
  damageKinds,
  maxMarkPhotos,
  renterAnswers,
  type DamageView,
} from "../../../../../../domain/handovers/marks.ts";
import { markName } from "../../../../../../domain/handovers/own-phone/told.ts";
import type { FoundMark } from "../../../../../../domain/handovers/sheet.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../../i18n/admin-phone/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { Field, SelectField } from "../../../../../../ui/controls/field.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { Tick } from "../../../../../../ui/controls/tick.tsx";
import { DamageDrawing } from "../../../../../../ui/handover/damage-drawing.tsx";
import { DamageViews } from "../../../../../../ui/handover/damage-views.tsx";
import styles from "../handover.module.css";
import { isTold } from "../told-here.ts";
import { withDamagePhoto } from "../typed-photos.ts";
import { numbered } from "../typed.ts";
import { NotTaken } from "./left-there.tsx";
import { PhotoFields } from "./photo-field.tsx";
import type { StepProps } from "./step-props.ts";

const severities = [1, 2, 3] as const;

/** The drawings of the vehicle: what is known already, and what is found now. */
export function DamageStep({ typed, facts, language, change, photos }: StepProps) {
  const words = handoverWords(language).damage;
  const { marks } = typed;
  // What was marked before, here or by the customer, is seen first.
  const [view, setView] = useState<DamageView>(marks.at(-1)?.view ?? "front");
  const isOther = (mark: FoundMark) => (one: FoundMark) => markName(one) !== markName(mark);
  // Of the newest marks: the customer may add one, or answer to one, in this very moment.
  const put = (mark: FoundMark, some: Partial<FoundMark>) =>
    change((now) => ({
      marks: now.marks.map((one) => (isOther(mark)(one) ? one : { ...one, ...some })),
    }));
  const remove = (mark: FoundMark) => {
    for (const sha256 of mark.photos) photos.forget(sha256);
    change((now) => ({
      marks: now.marks.filter(isOther(mark)),
      photos: now.photos.filter(({ sha256 }) => !mark.photos.includes(sha256)),
    }));
  };
  return (
    <>
      <Panel title={words.views[view]} lead={words.lead[facts.direction]}>
        <Drawing {...{ facts, typed, language, change, view }} onView={setView} />
        {facts.damages.length > 0 && (
          <p className={styles.lead}>{words.known(facts.damages.length)}</p>
        )}
      </Panel>
      <NotTaken {...{ language, facts, typed, change }} />
      {marks.length === 0 && <p className={styles.lead}>{words.none}</p>}
      <List className={styles.marks}>
        {numbered(marks).map(({ number, item: mark }) => (
          <li key={number} id={`mark-${number}`}>
            <MarkFields
              {...{ language, mark }}
              number={facts.damages.length + number}
              asksRenter={facts.direction === "in"}
              isTold={isTold(typed, mark)}
              onChange={(some) => put(mark, some)}
              onRemove={() => remove(mark)}
            >
              <PhotoFields
                {...{ language, photos }}
                kind="damage"
                name={`mark-${mark.view}-${mark.x}-${mark.y}`}
                labelOf={phoneWords(language).photo.ofDamage}
                taken={typed.photos.filter(({ sha256 }) => mark.photos.includes(sha256))}
                most={maxMarkPhotos}
                onTaken={(photo, before) =>
                  change((all) => withDamagePhoto(all, mark, { photo, before }))
                }
                onRemove={(before) => change((all) => withDamagePhoto(all, mark, { before }))}
              />
            </MarkFields>
          </li>
        ))}
      </List>
    </>
  );
}

type DrawingProps = Pick<StepProps, "facts" | "typed" | "language" | "change"> & {
  view: DamageView;
  onView: (view: DamageView) => void;
};

/** The views, and the one that is looked at: a tap on it is a new mark. */
function Drawing({ facts, typed, language, change, view, onView }: DrawingProps) {
  const words = handoverWords(language).damage;
  const { marks } = typed;
  return (
    <>
      <DamageViews
        label={words.row}
        name="view"
        views={words.views}
        view={view}
        onView={onView}
        marks={marks}
        known={facts.damages}
        counts={words.counts}
      />
      <DamageDrawing
        view={view}
        marks={marks}
        known={facts.damages}
        onPlace={(x, y) =>
          change((now) => ({
            marks: [
              ...now.marks,
              { view, x, y, kind: "scratch", severity: 1, description: "", photos: [] },
            ],
          }))
        }
        onOpen={(index, list) => {
          if (list === "marks") document.getElementById(`mark-${index + 1}`)?.scrollIntoView();
        }}
        labels={{
          view: words.views[view],
          hint: words.hint,
          at: words.at,
          dot: (number, isKnown, index) =>
            words.dot(
              number,
              words.kinds[(isKnown ? facts.damages : marks)[index]?.kind ?? "other"],
              isKnown,
            ),
        }}
      />
    </>
  );
}

type MarkProps = Pick<StepProps, "language"> & {
  mark: FoundMark;
  number: number;
  asksRenter: boolean;
  /** Added by the customer. */
  isTold: boolean;
  onChange: (some: Partial<FoundMark>) => void;
  onRemove: () => void;
  /** Its photos. */
  children: ReactNode;
};

function MarkFields(props: MarkProps) {
  const { language, mark, number, asksRenter, isTold: isTheirs } = props;
  const { onChange, onRemove, children } = props;
  const words = handoverWords(language).damage;
  return (
    <Panel
      title={words.number(number, words.views[mark.view])}
      {...(isTheirs && { lead: words.told })}
      actions={
        <Button kind="quiet" onClick={onRemove}>
          {words.remove}
        </Button>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={words.kind}
          name={`kind-${number}`}
          value={mark.kind}
          onChange={({ target }) => {
            const kind = damageKinds.find((one) => one === target.value);
            if (kind) onChange({ kind });
          }}
        >
          {damageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.severity}
          name={`severity-${number}`}
          value={String(mark.severity)}
          onChange={({ target }) => {
            const severity = severities.find((one) => String(one) === target.value);
            if (severity) onChange({ severity });
          }}
        >
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {words.severities[severity]}
            </option>
          ))}
        </SelectField>
        <MarkText {...{ language, mark, number, onChange }} />
      </div>
      {children}
      {asksRenter && <Answer {...{ language, mark, number, onChange }} />}
    </Panel>
  );
}

/** What the renter says of a new damage, before anybody signs. */
function Answer({
  language,
  mark,
  number,
  onChange,
}: Pick<MarkProps, "language" | "mark" | "number" | "onChange">) {
  const words = handoverWords(language).damage;
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-label={words.number(number, words.views[mark.view])}
    >
      {renterAnswers.map((answer) => (
        <Tick
          key={answer}
          type="radio"
          name={`answer-${number}`}
          checked={mark.answer === answer}
          onChange={() => onChange({ answer })}
        >
          {words.answers[answer]}
        </Tick>
      ))}
    </div>
  );
}

function MarkText({
  language,
  mark,
  number,
  onChange,
}: Pick<MarkProps, "language" | "mark" | "number" | "onChange">) {
  const words = handoverWords(language).damage;
  return (
    <>
      <Field
        label={words.size}
        name={`size-${number}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={mark.sizeMm === undefined ? "" : String(mark.sizeMm)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, "");
          onChange({ sizeMm: digits === "" ? undefined : Number(digits) });
        }}
      />
      <Field
        label={words.words}
        name={`words-${number}`}
        autoComplete="off"
        maxLength={300}
        value={mark.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}
