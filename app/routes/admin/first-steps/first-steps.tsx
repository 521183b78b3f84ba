import { CircleCheck, CircleDashed } from "lucide-react";
import { Form, Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import type { Step, StepName } from "../../../domain/staff/first-steps.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { firstStepsWords } from "../../../i18n/admin-first-steps/en.ts";
import type { FirstSteps as Found } from "../../../server/installation/find-first-steps.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Fold } from "../../../ui/controls/fold.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./first-steps.module.css";

type Props = Found & {
  language: Language;
  /** The path and query of the page, to which the button leads back. */
  path: string;
  /** True when the member's own account has the second step. */
  hasSecondStep: boolean;
};

/** How many open steps are explained; the others stand below, behind a click. */
const explained = 3;

/** What is left to do in a new house: the next steps, each with its reason and the way there, until all are done. */
export function FirstSteps({ language, path, steps, folded, hasSecondStep }: Props) {
  const words = firstStepsWords(language);
  const done = steps.filter(({ isDone }) => isDone);
  const open = steps.filter(({ isDone }) => !isDone);
  const next = open.slice(0, explained);
  const rest = [...open.slice(explained), ...done];
  const about = { language, hasSecondStep };
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{words.title}</h2>
        <p>{words.count(done.length, steps.length)}</p>
        <progress aria-hidden="true" value={done.length} max={steps.length} />
        <Form method="post" action={adminPath("first-steps", language)} preventScrollReset>
          <input type="hidden" name="to" value={path} />
          <Button type="submit" kind="quiet" name="steps" value={folded ? "shown" : "folded"}>
            {folded ? words.show : words.fold}
          </Button>
        </Form>
      </div>
      {!folded && (
        <>
          <List className={styles.next}>
            {next.map((step) => (
              <StepLine key={step.name} {...about} step={step} />
            ))}
          </List>
          {rest.length > 0 && (
            <Fold title={words.more(rest.length)}>
              <List className={styles.next}>
                {rest.map((step) => (
                  <StepLine key={step.name} {...about} step={step} />
                ))}
              </List>
            </Fold>
          )}
        </>
      )}
    </section>
  );
}

type LineProps = Pick<Props, "language" | "hasSecondStep"> & { step: Step };

function StepLine({ language, hasSecondStep, step: { name, isDone } }: LineProps) {
  const words = firstStepsWords(language);
  const { title, why } = words.steps[name];
  return (
    <li className={isDone ? styles.done : undefined}>
      <Icon of={isDone ? CircleCheck : CircleDashed} size={18} />
      <div>
        {isDone ? (
          <p>
            {title} <span className="visually-hidden">{words.done}</span>
          </p>
        ) : (
          <>
            <Link to={placeOf(name, { language, hasSecondStep })}>{title}</Link>
            <p>{why}</p>
          </>
        )}
      </div>
    </li>
  );
}

/** Where a step is taken. */
function placeOf(
  name: StepName,
  { language, hasSecondStep }: Pick<Props, "language" | "hasSecondStep">,
): string {
  const settings = (...parts: string[]) => adminPath("settings", language, ...parts);
  switch (name) {
    case "phone":
      return `${settings("agency")}#phone`;
    case "address":
      return `${settings("agency")}#email`;
    case "company":
      return `${settings("agency")}#legalForm`;
    case "mail":
      return settings("mail");
    case "second-step":
      // What is left then is another owner's, to be seen among the staff.
      return hasSecondStep ? settings("staff") : adminPath("account", language, "second-step");
    case "reviews":
      return settings("reviews");
    case "legal":
      return settings("legal");
    case "colleague":
      return settings("staff");
    case "prices":
      return adminPath("pricing", language);
    case "backup":
      return `${settings("maintenance")}#backup`;
  }
}
