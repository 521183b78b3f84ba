import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { useNavigation } from "react-router";
import { dateOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { slotsOn } from "../../../../../domain/sarajevo.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { searchWords } from "../../../../../i18n/search/en.ts";
import { Task } from "../../../../../ui/booking/own/task.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { DateField } from "../../../../../ui/controls/date/date-field.tsx";
import { Fault } from "../../../../../ui/controls/faults/fault.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import type { ChangeProps } from "../change-page.tsx";
import type { LateTold } from "../change-told.ts";
import { LateNotice } from "./late-notice.tsx";
import type { LateOptions } from "../open-change.ts";
import styles from "../change.module.css";
import { OwnForm } from "../wish/own-form.tsx";

/** Another time of arrival or return: press one or name it, and hear at once what it means. */
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
        <ul className={styles.times}>
          {late.times.map(({ at, hours, minutes }) => (
            <li key={at}>
              <Button type="submit" name="at" value={at}>
                {words.late.delay(hours, minutes)} <small>{timeOrDay(at, late, language)}</small>
              </Button>
            </li>
          ))}
        </ul>
      </OwnForm>
      <OtherTime language={language} late={late} told={own} today={dateOf(late.agreed)} />
    </Task>
  );
}

/** What we were told, as long as it differs from what is agreed. */
function toldOf({ told, agreed }: LateOptions, language: Language): string | undefined {
  if (told === undefined || told === agreed) return undefined;
  return changeWords(language).late.told(formatDayTime(told, language));
}

/** On the agreed day the time is enough. */
function timeOrDay(at: string, { agreed }: LateOptions, language: Language): string {
  return dateOf(at) === dateOf(agreed) ? at.slice(11) : formatDayTime(at, language);
}

type OtherProps = {
  language: Language;
  late: LateOptions;
  told: LateTold | undefined;
  today: string;
};

function OtherTime({ language, late, told, today }: OtherProps) {
  const words = changeWords(language).late;
  const { formData, state } = useNavigation();
  const busy = state !== "idle" && formData?.get("intent") === "late-check";
  const [date, setDate] = useState(told?.typed.date || late.days.min);
  const fault =
    told?.said.kind === "fault"
      ? words[told.said.reason === "not-later" ? "notLater" : "badTime"]
      : undefined;
  return (
    <OwnForm language={language}>
      <p className={styles.says}>{words.other}</p>
      <div className={styles.moment}>
        <DateField
          id="lateDate"
          name="lateDate"
          label={words.date}
          language={language}
          words={searchWords(language)}
          today={today}
          value={date}
          {...late.days}
          faultId={fault && "late-fault"}
          onChange={setDate}
        />
        <SelectField
          id="lateTime"
          name="lateTime"
          label={words.time}
          faultId={fault && "late-fault"}
          defaultValue={told?.typed.time || late.times[0]?.at.slice(11)}
        >
          {slotsOn(date || late.days.min).map((slot) => (
            <option key={slot}>{slot}</option>
          ))}
        </SelectField>
        <Button
          kind="pick"
          type="submit"
          name="intent"
          value="late-check"
          busy={busy}
          busyLabel={words.checking}
        >
          {words.check}
        </Button>
      </div>
      {fault && <Fault id="late-fault">{fault}</Fault>}
    </OwnForm>
  );
}
