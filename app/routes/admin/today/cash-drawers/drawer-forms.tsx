import { currencies } from "../../../../domain/account/cash.ts";
import { handMovements } from "../../../../domain/drawers/drawer.ts";
import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { PhotoInput } from "../../../../ui/admin/form/photo-input.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { Compared, DrawerAnswer } from "./answer-drawer.ts";
import styles from "./cash-drawers.module.css";
import { CountFields } from "./count-fields.tsx";
import type { DrawerPage } from "./load-drawer.ts";

type Props = { language: Language; answer: DrawerAnswer | undefined; drawer: DrawerPage };

/** Opens a drawer with what is counted. */
export function OpenForm({ language, answer, drawer }: Props) {
  const words = drawerWords(language).open;
  const typed = (answer?.intent === "open" && answer.typed) || drawer.proposed;
  const lead = drawer.lastCounted === undefined ? words.first : words.lead(drawer.lastCounted);
  return (
    <Panel title={words.title} lead={lead}>
      <TypedForm method="post" className={styles.form} preventScrollReset>
        <CountFields language={language} typed={typed} />
        <Field
          label={words.reason}
          name="reason"
          defaultValue={typed.reason ?? ""}
          autoComplete="off"
          maxLength={300}
        />
        <DeedButton kind="go" name="intent" value="open" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

/** Cash that no customer gave or got. */
export function MoveForm({ language, answer, sendingKey }: Props & { sendingKey: string }) {
  const words = drawerWords(language).move;
  const typed = (answer?.intent === "move" && answer.typed) || {};
  return (
    <Panel title={words.title}>
      <TypedForm
        method="post"
        encType="multipart/form-data"
        className={styles.form}
        preventScrollReset
        keepsOthers
      >
        <input type="hidden" name="key" value={sendingKey} />
        <FieldRow columns={3}>
          <SelectField label={words.kind} name="kind" defaultValue={typed.kind ?? "expense"}>
            {handMovements.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={words.currency}
            name="currency"
            defaultValue={typed.currency ?? "BAM"}
          >
            {currencies.toReversed().map((currency) => (
              <option key={currency} value={currency}>
                {accountWords(language).currencies[currency]}
              </option>
            ))}
          </SelectField>
          <Field
            label={words.amount}
            name="amount"
            defaultValue={typed.amount ?? ""}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
          />
        </FieldRow>
        <Field
          label={words.note}
          name="note"
          defaultValue={typed.note ?? ""}
          autoComplete="off"
          maxLength={200}
          required
        />
        <PhotoInput label={words.photo} name="photo" />
        <DeedButton name="intent" value="move" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

/** Counts an open drawer; after that what should be in it is shown, and it can be closed. */
export function CountForm({ language, answer }: Props) {
  const words = drawerWords(language);
  const mine = answer?.intent === "count" || answer?.intent === "close" ? answer : undefined;
  const typed = mine?.typed ?? {};
  const shown = mine?.shown;
  return (
    <Panel title={words.count.title} lead={words.count.lead}>
      <TypedForm method="post" className={styles.form} preventScrollReset>
        <CountFields language={language} typed={typed} />
        <DeedButton
          kind={shown ? "line" : "go"}
          name="intent"
          value="count"
          busyLabel={words.count.sending}
        >
          {shown ? words.compared.again : words.count.send}
        </DeedButton>
        {shown && <ComparedPart language={language} shown={shown} reason={typed.reason ?? ""} />}
      </TypedForm>
    </Panel>
  );
}

type ComparedProps = { language: Language; shown: Compared; reason: string };

function ComparedPart({ language, shown, reason }: ComparedProps) {
  const words = drawerWords(language).compared;
  return (
    <div className={styles.compared} role="status">
      <h3>{words.title}</h3>
      <SumList
        sums={[
          { name: words.counted, amount: shown.counted },
          { name: words.expected, amount: shown.expected },
          shown.isEven
            ? { name: words.difference, amount: words.none }
            : { name: words.difference, amount: shown.difference, tone: "bad" },
        ]}
      />
      {shown.causes.length > 0 && (
        <>
          <h4>{words.causes}</h4>
          <List className={styles.causes}>
            {shown.causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </List>
        </>
      )}
      <input type="hidden" name="seenEUR" value={shown.seen.EUR} />
      <input type="hidden" name="seenBAM" value={shown.seen.BAM} />
      {!shown.isEven && (
        <Field
          label={words.reason}
          name="reason"
          defaultValue={reason}
          autoComplete="off"
          maxLength={300}
        />
      )}
      <DeedButton kind="go" name="intent" value="close" busyLabel={words.closing}>
        {words.close}
      </DeedButton>
    </div>
  );
}
