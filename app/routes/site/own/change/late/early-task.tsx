import { CalendarCheck, CircleCheck } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { Task } from "../../../../../ui/booking/own/task.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import styles from "../change.module.css";
import type { ChangeProps } from "../change-page.tsx";
import type { EarlySaid, EarlyTold } from "../change-told.ts";
import { ToldBox } from "../own-form.tsx";
import type { EarlyOptions } from "./early-options.ts";
import { MomentForm } from "./moment-form.tsx";
import { No, Report } from "./said-parts.tsx";

/** An earlier return: the customer types it, sees what comes back, and tells the agency. */
export function EarlyTask(props: ChangeProps) {
  const { language, open, told } = props;
  const words = changeWords(language);
  const { early } = open;
  if (!early) return undefined;
  const own = told?.about === "early" ? told : undefined;
  return (
    <Task
      id="early"
      icon={CalendarCheck}
      title={words.tasks.early}
      now={toldOf(early, language) ?? words.tasks.lateHint}
      open={own !== undefined}
    >
      {own && <EarlyNotice {...props} told={own} />}
      <p className={styles.says}>{words.late.ask.return(formatDayTime(early.agreed, language))}</p>
      {early.isArranged ? (
        <No {...props}>{words.early.arranged}</No>
      ) : (
        <MomentForm
          {...{ language, days: early.days, suggested: early.suggested }}
          about="early"
          lead={words.early.lead}
          typed={own?.typed}
          today={early.days.min}
          fault={own?.said.kind === "fault" ? words.early.faults[own.said.reason] : undefined}
        />
      )}
    </Task>
  );
}

function toldOf({ told }: EarlyOptions, language: Language): string | undefined {
  return told && changeWords(language).late.told(formatDayTime(told, language));
}

type Props = ChangeProps & { told: EarlyTold };

/** What the requested time means. */
function EarlyNotice(props: Props) {
  const { language, told } = props;
  const words = changeWords(language);
  const { said } = told;
  if (said.kind === "fault") return undefined;
  return (
    <ToldBox about={told}>
      {said.kind === "too-many" && (
        <Note tone="bad" role="alert">
          {words.tooMany}
        </Note>
      )}
      {said.kind === "can" && <Can {...props} said={said} />}
      {said.kind === "arranged" && <No {...props}>{words.early.arranged}</No>}
      {said.kind === "place-closed" && (
        <No {...props}>
          <b>{words.late.closed(said.place)}</b>{" "}
          {said.hours ? words.late.open(said.hours) : words.late.closedDay}
        </No>
      )}
    </ToldBox>
  );
}

type CanProps = Props & { said: Extract<EarlySaid, { kind: "can" }> };

function Can({ language, told, said }: CanProps) {
  const words = changeWords(language);
  const { at, cents, days, rule } = said;
  const back =
    cents > 0
      ? words.early.back(formatEuro(cents, language), counted(days, "day", language))
      : words.early.nothing[rule];
  return (
    <>
      {told.isStale && (
        <Note tone="bad" role="alert" className={styles.fresh}>
          {words.late.fresh}
        </Note>
      )}
      <Note icon={CircleCheck} role="status" className={styles.good}>
        <p>
          <b>{formatDayTime(at, language)}.</b> {back} {words.early.settled}
        </p>
        <Report
          language={language}
          intent="early-report"
          at={at}
          seen={{ name: "seenBackCents", cents }}
        >
          {words.late.tell.return(formatDayTime(at, language))}
        </Report>
      </Note>
    </>
  );
}
