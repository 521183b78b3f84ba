import { useState } from "react";
import { Form } from "react-router";
import { lackText } from "../../../../../i18n/admin-lacks/en.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import type { Swap } from "../../../../../server/reservations/deeds/list-swaps.ts";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { FormFields, SendButton } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";

/** The vehicles that are free for the trip: those of its own car, and those of other cars with their prices. */
export function SwapTask({ language, head, task }: TaskProps<"swap">) {
  const words = adminReservationWords(language).swap;
  const { swaps, total, totalCents, kept } = task;
  const own = swaps.filter(({ isOwnCar }) => isOwnCar);
  const others = swaps.filter(({ isOwnCar }) => !isOwnCar);
  const [chosen, setChosen] = useState<Swap | undefined>(own.find(({ isCurrent }) => isCurrent));
  const mayKeep = chosen !== undefined && (kept === "all" || kept.includes(chosen.vehicleId));
  const list = { language, chosen, totalCents, onChoose: setChosen };
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <FormFields intent="swap" head={head} />
      <input type="hidden" name="keptCents" value={totalCents} />
      <Vehicles {...list} label={words.own} swaps={own} />
      {others.length > 0 ? (
        <details className={styles.fold}>
          <summary>{words.others(others.length)}</summary>
          <Vehicles {...list} swaps={others} />
        </details>
      ) : (
        <p className={styles.quiet}>{words.noOthers}</p>
      )}
      {chosen?.isOwnCar === false && (
        <fieldset className={styles.choices}>
          <legend>{words.price}</legend>
          {mayKeep && (
            <Tick type="radio" name="price" value="kept" defaultChecked>
              {words.keep(total)}
            </Tick>
          )}
          <Tick
            key={String(mayKeep)}
            type="radio"
            name="price"
            value="today"
            defaultChecked={!mayKeep}
            disabled={chosen.totalCents === undefined}
            end={chosen.totalCents === undefined ? "" : formatEuro(chosen.totalCents, language)}
          >
            {words.today}
          </Tick>
          {!mayKeep && <p className={styles.quiet}>{relocationWords(language).mayNotKeep}</p>}
        </fieldset>
      )}
      <Tick name="pinned">{words.pin}</Tick>
      <div className={styles.acts}>
        <SendButton intent="swap" kind="go" label={words.submit} />
      </div>
    </Form>
  );
}

type ListProps = {
  language: TaskProps<"swap">["language"];
  label?: string;
  swaps: readonly Swap[];
  chosen: Swap | undefined;
  totalCents: number;
  onChoose: (swap: Swap) => void;
};

function Vehicles({ language, label, swaps, chosen, totalCents, onChoose }: ListProps) {
  const words = adminReservationWords(language).swap;
  const differenceOf = ({ isOwnCar, totalCents: cents }: Swap): string => {
    if (isOwnCar) return "";
    if (cents === undefined) return words.noPrice;
    const amount = formatEuro(Math.abs(cents - totalCents), language);
    if (cents === totalCents) return words.same;
    return cents > totalCents ? words.more(amount) : words.less(amount);
  };
  return (
    <fieldset className={styles.choices}>
      {label && <legend>{label}</legend>}
      {swaps.map((swap) => (
        <Tick
          key={swap.vehicleId}
          type="radio"
          name="vehicle"
          value={`${swap.vehicleId}:${swap.isOwnCar ? totalCents : (swap.totalCents ?? 0)}`}
          disabled={swap.state === "taken"}
          defaultChecked={swap.vehicleId === chosen?.vehicleId}
          onChange={() => onChoose(swap)}
          end={differenceOf(swap)}
        >
          <Plate>{swap.plate}</Plate> {swap.car.name}
          <small>{swap.isCurrent ? words.now : words.state[swap.state]}</small>
          {swap.lacks.map((lack) => (
            <small key={lack.lack === "paper" ? lack.paper : lack.lack} className={styles.lacks}>
              {lackText(lack, language)}
            </small>
          ))}
        </Tick>
      ))}
    </fieldset>
  );
}
