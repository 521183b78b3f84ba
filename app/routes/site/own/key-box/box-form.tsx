import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Fault } from "../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { MarksStep } from "./box-marks.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { PhotosStep } from "./box-photos.tsx";
import type { BoxAnswer } from "./key-box.tsx";
import type { BoxField } from "./key-box-fields.ts";
import type { BoxView } from "./load-key-box.ts";
import { useKeptFields } from "./use-kept-fields.ts";
import styles from "./key-box.module.css";

type Props = { language: Language; view: BoxView; answer: BoxAnswer | undefined };
type FormProps = Props & {
  /** The address of the page: what was taken here is kept under it. */
  path: string;
};

/** The four steps on one page, in the order in which they are done in the car park. It works without scripts. */
export function BoxForm({ language, view, answer, path }: FormProps) {
  const words = keyBoxWords(language);
  const fault = (name: BoxField) => faultText(name, { language, answer });
  const km = (value: number) => `${formatNumber(value, language)} km`;
  const { form, keep } = useKeptFields(path);
  return (
    <Form
      ref={form}
      method="post"
      className={`wrap ${styles.page}`}
      noValidate
      preventScrollReset
      onInput={keep}
    >
      {view.sheet && <link rel="stylesheet" href={view.sheet} precedence="admin" />}
      <h1>{words.title}</h1>
      <p>{words.lead(view.carName, view.placeName)}</p>
      <Refusal {...{ language, view, answer }} />
      <section className={`raised ${styles.part}`}>
        <h2>{words.steps.kilometres}</h2>
        <Field
          label={words.kilometres}
          id="kilometres"
          name="kilometres"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={answer?.typed.kilometres}
          fault={fault("kilometres")}
          help={view.leastKm === undefined ? undefined : words.last(km(view.leastKm))}
        />
      </section>
      <section className={`raised ${styles.part}`}>
        <h2>{words.steps.energy[view.isBattery ? "battery" : "fuel"]}</h2>
        <Energy {...{ language, view, answer }} />
      </section>
      <section className={`raised ${styles.part}`}>
        <h2>{words.steps.place}</h2>
        {(["place", "note"] as const).map((name) => (
          <Field
            key={name}
            id={name}
            label={words[name]}
            name={name}
            autoComplete="off"
            maxLength={300}
            defaultValue={answer?.typed[name]}
            fault={fault(name)}
          />
        ))}
      </section>
      <PhotosStep {...{ language, path }} />
      <MarksStep {...{ language, path }} known={view.known} />
      <BoxStep {...{ language, view, answer }} />
    </Form>
  );
}

/** The key goes into the box, and the form away. */
function BoxStep({ language, view, answer }: Props) {
  const words = keyBoxWords(language);
  const busy = useNavigation().state !== "idle";
  const fault = faultText("confirm", { language, answer });
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.steps.box}</h2>
      <p className={styles.box}>{view.box}</p>
      <Tick id="confirm" name="confirm" value="on" defaultChecked={answer?.typed.confirm === "on"}>
        {words.confirm}
      </Tick>
      {fault && <Fault>{fault}</Fault>}
      <Button type="submit" kind="go" wide busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
      {answer?.offline && (
        <Note tone="bad" role="alert">
          {words.offline}
        </Note>
      )}
      <p className={styles.small}>{words.seen}</p>
    </section>
  );
}

/** What is wrong, at the top: the button stands a screen or two below the first field. */
function Refusal({ language, view, answer }: Props) {
  const words = keyBoxWords(language);
  if (answer?.stale) return <ErrorSummary title={words.closed.stale} faults={[]} />;
  const gauge = view.isBattery ? "percent" : "eighths";
  const names: readonly BoxField[] = ["kilometres", gauge, "place", "note", "confirm"];
  const faults = names.flatMap((fieldId) => {
    const message = faultText(fieldId, { language, answer });
    return message ? [{ fieldId, message }] : [];
  });
  return faults.length > 0 && <ErrorSummary title={words.check} faults={faults} />;
}

function Energy({ language, view, answer }: Props) {
  const words = keyBoxWords(language);
  const name = view.isBattery ? "percent" : "eighths";
  const fault = faultText(name, { language, answer });
  if (view.isBattery)
    return (
      <Field
        id="percent"
        label={words.percent}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={answer?.typed.percent}
        fault={fault}
      />
    );
  return (
    <>
      <div className={styles.gauge} role="radiogroup" aria-label={words.fuel}>
        {words.readings.map((reading, eighths) => (
          <Tick
            key={reading}
            id={eighths === 0 ? name : undefined}
            type="radio"
            name={name}
            value={eighths}
            defaultChecked={answer?.typed.eighths === String(eighths)}
          >
            {reading}
          </Tick>
        ))}
      </div>
      {fault && <Fault>{fault}</Fault>}
    </>
  );
}

function faultText(
  name: BoxField,
  { language, answer }: Pick<Props, "language" | "answer">,
): string | undefined {
  const { faults } = keyBoxWords(language);
  const fault = answer?.faults[name];
  if (!fault || !answer) return undefined;
  if (name === "kilometres" && answer.leastKm !== undefined)
    return faults.below(`${formatNumber(answer.leastKm, language)} km`);
  return faults[fault];
}
