import { AlarmClock, CircleCheck } from "lucide-react";
import { dateOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { counted } from "../../../../../i18n/booking/counted.ts";
import { formatUntil } from "../../../../../i18n/booking/until.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import type { ChangeProps } from "../change-page.tsx";
import type { LateSaid, LateTold } from "../change-told.ts";
import type { LateOptions } from "./late-options.ts";
import { MomentForm } from "./moment-form.tsx";
import { No, Report } from "./said-parts.tsx";
import { OwnForm, ToldBox } from "../own-form.tsx";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Task } from "../../../../../ui/booking/own/task.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import styles from "../change.module.css";

/** Another time of arrival or return: the customer presses or types one, and sees the consequences. */
export function LateTask(props: ChangeProps) {
  const { language, open, told } = props;
  const words = changeWords(language);
  const { late } = open;
  if (!late) return undefined;
  const own = told?.about === "late" && told.end === late.end ? told : undefined;
  return (
    <Task
      id="late"
      icon={AlarmClock}
      title={words.tasks.late[late.end]}
      now={toldOf(late, language) ?? words.tasks.lateHint}
      open={late.isNear || own !== undefined}
    >
      {own && <LateNotice {...props} told={own} />}
      <p className={styles.says}>
        {words.late.ask[late.end](formatDayTime(late.agreed, language))}
      </p>
      <OwnForm language={language}>
        <input type="hidden" name="intent" value="late-check" />
        <List className={styles.times}>
          {late.times.map(({ at, hours, minutes }) => (
            <li key={at}>
              <Button type="submit" name="at" value={at}>
                {words.late.delay(hours, minutes)} <small>{timeOrDay(at, late, language)}</small>
              </Button>
            </li>
          ))}
        </List>
      </OwnForm>
      <MomentForm
        {...{ language, days: late.days }}
        about="late"
        lead={words.late.other}
        typed={own?.typed}
        suggested={{ date: late.days.min, time: late.times[0]?.at.slice(11) }}
        today={dateOf(late.agreed)}
        fault={own?.said.kind === "fault" ? faultText(own.said.reason, language) : undefined}
      />
    </Task>
  );
}

function faultText(reason: "not-later" | "bad-time", language: Language): string {
  const words = changeWords(language).late;
  return words[reason === "not-later" ? "notLater" : "badTime"];
}

/** Returns the sentence about the last report, when it is later than the agreed time. */
function toldOf({ told, agreed }: LateOptions, language: Language): string | undefined {
  if (told === undefined || told <= agreed) return undefined;
  return changeWords(language).late.told(formatDayTime(told, language));
}

/** Returns the time alone on the agreed day, otherwise with its date. */
function timeOrDay(at: string, { agreed }: LateOptions, language: Language): string {
  return dateOf(at) === dateOf(agreed) ? at.slice(11) : formatDayTime(at, language);
}

type Props = ChangeProps & { told: LateTold };
type Of<Kind extends LateSaid["kind"]> = Extract<LateSaid, { kind: Kind }>;

/** The consequences of the requested time. */
function LateNotice(props: Props) {
  const { language, told } = props;
  const words = changeWords(language).late;
  const { said } = told;
  if (said.kind === "fault") return undefined;
  return (
    <ToldBox about={told}>
      {told.isStale && said.kind !== "paid" && (
        <Note tone="bad" role="alert" className={styles.fresh}>
          {words.fresh}
        </Note>
      )}
      {said.kind === "too-many" && (
        <Note tone="bad" role="alert">
          {changeWords(language).tooMany}
        </Note>
      )}
      {said.kind === "free" && <Free {...props} said={said} />}
      {said.kind === "paid" && <Paid {...props} said={said} />}
      {said.kind === "place-closed" && (
        <No {...props}>
          <b>{words.closed(said.place)}</b> {said.hours ? words.open(said.hours) : words.closedDay}
        </No>
      )}
      {said.kind === "return-by" && (
        <No {...props}>
          <b>{words.returnBy(formatUntil(said.at, language))}</b> {words.returnByWhy}
        </No>
      )}
    </ToldBox>
  );
}

function Free({ language, told, said }: Props & { said: Of<"free"> }) {
  const words = changeWords(language).late;
  const { at, graceMinutes } = said;
  const grace = graceMinutes !== undefined && counted(graceMinutes, "minuteOf", language);
  return (
    <Note icon={CircleCheck} role="status" className={styles.good}>
      <p>
        <b>
          {formatDayTime(at, language)}. {grace ? words.grace(grace) : words.free}
        </b>{" "}
        {words.freeThen[told.end]}
      </p>
      <Report
        language={language}
        intent="late-report"
        at={at}
        seen={{ name: "seenDifferenceCents", cents: 0 }}
      >
        {words.tell[told.end](formatDayTime(at, language))}
      </Report>
    </Note>
  );
}

function Paid({ language, open, told, said }: Props & { said: Of<"paid"> }) {
  const words = changeWords(language);
  const amount = formatEuro(said.differenceCents, language);
  return (
    <PriceChange
      language={language}
      car={open.car}
      change={said.price}
      title={words.late.paid(formatDayTime(said.at, language), amount)}
      lead={words.offer.lead}
      alert={told.isStale ? words.late.fresh : undefined}
    >
      <Report
        language={language}
        intent="late-report"
        at={said.at}
        seen={{ name: "seenDifferenceCents", cents: said.differenceCents }}
      >
        {words.late.acceptPaid(amount)}
      </Report>
      <ButtonLink to={pathTo("change", language)}>{words.offer.keep}</ButtonLink>
    </PriceChange>
  );
}
