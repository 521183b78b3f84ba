import { Form, useNavigation } from "react-router";
import { languages, type Language } from "../../../../../domain/language.ts";
import { longestMessage } from "../../../../../domain/reservations/chosen.ts";
import { severalWords } from "../../../../../i18n/admin-several/en.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import type { SeveralAnswer } from "./answer-several.ts";
import type { Several } from "./read-several.ts";
import styles from "./several.module.css";

type Props = {
  language: Language;
  several: Extract<Several, { fault?: undefined }>;
  answer: SeveralAnswer | undefined;
  formKey: string;
};

/** A message in each language that somebody of them reads; then how it looks; then it is sent. */
export function WriteForm(props: Props) {
  const { several, answer } = props;
  if (!several.rows.some(({ will }) => will === "write")) return null;
  return answer?.shown ? (
    <Previewed {...props} letters={answer.shown.letters} />
  ) : (
    <Typed {...props} />
  );
}

function Typed({ language, several: { rows }, answer }: Props) {
  const words = severalWords(language).message;
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className={styles.write} preventScrollReset>
      <p>{words.lead}</p>
      {languages.map((one) => {
        const count = rows.filter((row) => row.will === "write" && row.language === one).length;
        const fault = answer?.faults?.[one];
        if (count === 0) return null;
        return (
          <TextArea
            key={one}
            name={`text.${one}`}
            label={words.texts[one](count)}
            help={words.help}
            lang={one === "ba" ? "bs" : "en"}
            rows={6}
            maxLength={longestMessage}
            defaultValue={answer?.typed?.[one] ?? ""}
            {...(fault && { fault: words.faults[fault] })}
          />
        );
      })}
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="preview" kind="go" disabled={isBusy}>
          {words.preview}
        </Button>
      </div>
    </Form>
  );
}

type Letters = NonNullable<SeveralAnswer["shown"]>["letters"];

function Previewed({ language, several, answer, formKey, letters }: Props & { letters: Letters }) {
  const words = severalWords(language);
  const isBusy = useNavigation().state !== "idle";
  const count = several.rows.filter(({ will }) => will === "write").length;
  return (
    <Form method="post" className={styles.write}>
      <input type="hidden" name="key" value={formKey} />
      {languages.map((one) => {
        const text = answer?.typed?.[one];
        return text && <input key={one} type="hidden" name={`text.${one}`} value={text} />;
      })}
      {letters.map(({ name, subject, html }) => (
        <figure key={name} className={styles.letter}>
          <figcaption>
            {words.message.previewOf(name)}: <b>{subject}</b>
          </figcaption>
          <iframe sandbox="" title={words.message.previewOf(name)} srcDoc={html} />
        </figure>
      ))}
      <div className={styles.acts}>
        <Button
          type="submit"
          name="intent"
          value="send"
          kind="go"
          busy={isBusy}
          busyLabel={words.busy}
        >
          {words.message.send(count)}
        </Button>
        <Button type="submit" name="intent" value="change" disabled={isBusy}>
          {words.message.change}
        </Button>
      </div>
    </Form>
  );
}
