import { ArrowDownLeft, ArrowUpRight, Check, Phone, TriangleAlert, Undo2 } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { dateOf, timeOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { isFinished } from "../../../../../domain/moves/run-sheet.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { movesWords } from "../../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { runSheetWords } from "../../../../../i18n/admin-run-sheet/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { formatPhone, telLink } from "../../../../../i18n/phone.ts";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { classNames } from "../../../../../ui/controls/class-names.ts";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { Icon } from "../../../../../ui/controls/icon.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import type { RunSheet, ShownStop } from "../../stops/read-run.ts";
import styles from "./run-sheet.module.css";
import { stopWords } from "../../stops/stop-words.ts";

type Props = { language: Language; sheet: RunSheet; stop: ShownStop; mayDrive: boolean };

/** One stop: when to leave, when and where to be, for whom, with what, and who drives. */
export function StopCard({ language, sheet, stop, mayDrive }: Props) {
  const { move } = stop;
  const { side, code, plate, carName, phone } = move;
  const {
    time,
    side: sideName,
    place,
    name,
    leave,
    wrong,
    facts,
  } = stopWords(stop, { sheet, language });
  return (
    <li className={classNames(styles.stop, isFinished(move) && styles.isDone)}>
      {leave && <p className={styles.leave}>{leave}</p>}
      <div className={styles.head}>
        <h2 className={styles.when}>
          <Icon of={side === "out" ? ArrowUpRight : ArrowDownLeft} size={18} strong />
          <b>{time}</b> <span>{sideName}</span> <span className={styles.place}>{place}</span>
        </h2>
        <p className={styles.who}>
          <Link to={adminPath("reservations", language, code)} title={formatCode(code)}>
            {name}
          </Link>
          {phone && (
            <a
              className={styles.phone}
              href={telLink(phone)}
              aria-label={movesWords(language).call(name)}
            >
              <Icon of={Phone} size={16} /> {formatPhone(phone)}
            </a>
          )}
        </p>
        <p className={styles.car}>
          {carName} {plate && <Plate>{plate}</Plate>}
        </p>
      </div>
      {wrong.length > 0 && (
        <List className={styles.wrong}>
          {wrong.map((text) => (
            <li key={text}>
              <Icon of={TriangleAlert} size={16} /> {text}
            </li>
          ))}
        </List>
      )}
      {facts.length > 0 && (
        <List className={styles.facts}>
          {facts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
      <Driving {...{ language, sheet, stop, mayDrive, name }} />
    </li>
  );
}

type DrivingProps = Props & { name: string };

function Driving({ language, sheet, stop: { move }, mayDrive, name }: DrivingProps) {
  const words = runSheetWords(language);
  const { driver, ticked } = move;
  return (
    <div className={styles.driving}>
      <p className={styles.printed}>
        <span className={styles.box} aria-hidden="true" />
        {words.driver[move.side]}: {driver?.name ?? "________________"}
      </p>
      {mayDrive && !isFinished(move) ? (
        <NameDriver {...{ language, sheet, move, name }} />
      ) : (
        driver && <p className={styles.driver}>{movesWords(language).drives(driver.name)}</p>
      )}
      {ticked && (
        <p className={styles.ticked}>
          <Icon of={Check} size={16} strong />
          {words.ticked(
            dateOf(ticked.at) === sheet.today
              ? timeOf(ticked.at)
              : formatDayTime(ticked.at, language),
            ticked.by,
          )}
        </p>
      )}
      {mayDrive && (ticked !== undefined || !move.isDone) && (
        <TickOff {...{ language, move, name }} />
      )}
    </div>
  );
}

type FormProps = { language: Language; move: ShownStop["move"]; name: string };

/** Sent as soon as somebody is chosen; without scripts by its button. */
function NameDriver({ language, sheet, move, name }: FormProps & { sheet: RunSheet }) {
  const words = runSheetWords(language);
  const isHydrated = useHydrated();
  const { driver, code, side } = move;
  return (
    <Form method="post" preventScrollReset replace className={styles.name}>
      <About code={code} side={side} />
      <input type="hidden" name="intent" value="name-driver" />
      <SelectField
        key={driver?.id ?? ""}
        name="driver"
        label={words.driver[side]}
        aria-label={words.driverOf(name)}
        defaultValue={driver?.id ?? ""}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{words.nobody}</option>
        {sheet.drivers.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        className={isHydrated ? "visually-hidden" : undefined}
        tabIndex={isHydrated ? -1 : undefined}
      >
        {words.save}
      </Button>
    </Form>
  );
}

function TickOff({ language, move: { code, side, ticked }, name }: FormProps) {
  const words = runSheetWords(language);
  const navigation = useNavigation();
  const isBusy =
    navigation.formData?.get("code") === code && navigation.formData.get("side") === side;
  return (
    <Form method="post" preventScrollReset replace>
      <About code={code} side={side} />
      <Button
        type="submit"
        name="intent"
        value={ticked ? "untick" : "tick"}
        kind={ticked ? "quiet" : "pick"}
        icon={ticked ? Undo2 : Check}
        disabled={isBusy}
        aria-label={ticked ? words.untickOf(name) : words.tickOf(name)}
      >
        {ticked ? words.untick : words.tick}
      </Button>
    </Form>
  );
}

function About({ code, side }: Pick<ShownStop["move"], "code" | "side">) {
  return (
    <>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="side" value={side} />
    </>
  );
}
