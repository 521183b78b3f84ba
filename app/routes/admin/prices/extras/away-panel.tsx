import { Form } from "react-router";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { formatInputDate } from "../../../../i18n/format.ts";
import type { Absence } from "../../../../server/extras/absences.ts";
import type { ExtraRow } from "../../../../server/extras/list-extras.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { faultList, filledField } from "../../../../ui/admin/form/filled.ts";
import { keepsTyped } from "../../../../ui/admin/form/leave-guard.tsx";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import type { ExtraAnswer } from "./answer-extra.ts";
import styles from "./away-panel.module.css";

type Props = {
  language: Language;
  absences: readonly Absence[];
  extra: Pick<ExtraRow, "stock">;
  today: LocalDate;
  answer: ExtraAnswer | undefined;
  mayNot: string | undefined;
};

/** The pieces that are away, and the form for more. Null for an extra whose pieces are not counted. */
export function AwayPanel({ language, absences, extra, today, answer, mayNot }: Props) {
  const words = adminExtrasWords(language).away;
  if (extra.stock === null) return null;
  return (
    <Panel title={words.title} lead={words.lead}>
      {absences.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <LinedList>
          {absences.map((absence) => (
            <Row key={absence.id} {...{ language, absence, mayNot }} />
          ))}
        </LinedList>
      )}
      {!mayNot && <AwayForm key={absences.length} {...{ language, today, answer }} />}
    </Panel>
  );
}

type RowProps = Pick<Props, "language" | "mayNot"> & { absence: Absence };

function Row({ language, absence, mayNot }: RowProps) {
  const words = adminExtrasWords(language).away;
  const { id, startsOn, endsOn, pieces, note } = absence;
  const dates = [startsOn, endsOn].map((date) => formatInputDate(date, language)).join(" – ");
  return (
    <li>
      <span>
        <b>{words.row(pieces, dates)}</b>
        {note && <small>{note}</small>}
      </span>
      {!mayNot && (
        <Form method="post" className={styles.back} state={keepsTyped} preventScrollReset>
          <Button
            type="submit"
            kind="quiet"
            name="back"
            value={id}
            aria-label={words.endOf(words.row(pieces, dates))}
          >
            {words.end}
          </Button>
        </Form>
      )}
    </li>
  );
}

function AwayForm({ language, today, answer }: Pick<Props, "language" | "today" | "answer">) {
  const words = adminExtrasWords(language).away;
  const values = answer?.typed ?? { startsOn: today, endsOn: today, pieces: "1", note: "" };
  const filled = { values, faults: faultTexts(answer?.faults ?? {}, language) };
  return (
    <TypedForm method="post" keepsOthers className={styles.form} preventScrollReset>
      <FormFaults
        faults={faultList(filled, { ...words, startsOn: words.from, endsOn: words.to })}
      />
      <FieldRow columns={4}>
        <DateInput label={words.from} {...filledField(filled, "startsOn")} />
        <DateInput
          label={words.to}
          min={today}
          startName="startsOn"
          {...filledField(filled, "endsOn")}
        />
      </FieldRow>
      <FieldRow columns={4}>
        <Field
          label={words.pieces}
          inputMode="numeric"
          maxLength={4}
          {...filledField(filled, "pieces")}
        />
        <Field label={words.note} maxLength={120} {...filledField(filled, "note")} />
      </FieldRow>
      <Button type="submit" name="do" value="away">
        {words.add}
      </Button>
    </TypedForm>
  );
}
