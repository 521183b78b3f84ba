import type { Energy } from "../../../../domain/handovers/energy.ts";
import { equipmentItems } from "../../../../domain/handovers/equipment.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatList, formatNumber } from "../../../../i18n/format.ts";
import { handoverWords } from "../../../../i18n/handover/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import styles from "./handover.module.css";
import type { ShownView } from "./load-shown.ts";

type Props = { language: Language; view: ShownView };

/** What was read of the car: plate, kilometres, fuel, and what lies in it. */
export function CarPart({ language, view }: Props) {
  const words = ownHandoverWords(language);
  const { shown, out } = view;
  const { direction, plate, odometerKm, energy, clean, note } = shown.sheet;
  const km = (value: number) => `${formatNumber(value, language)} km`;
  const rows: [name: string, value: string, before?: string][] = [
    [words.plate, plate.trim() || words.open],
    [
      words.kilometres,
      odometerKm === null ? words.open : km(odometerKm),
      out && words.wentOut(km(out.odometerKm)),
    ],
    [
      energy && "batteryPercent" in energy ? words.battery : words.fuel,
      energy ? energyText(energy, language) : words.open,
      out && words.wentOut(energyText(out.energy, language)),
    ],
    ...(direction === "in"
      ? ([[words.clean, clean ? words.yes : words.no]] satisfies [string, string][])
      : []),
  ];
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.car}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value, before]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {before && <span className={styles.small}>{before}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Equipment {...{ language, view }} />
      {note !== "" && (
        <p className={styles.small}>
          {words.note}: {note}
        </p>
      )}
    </section>
  );
}

function Equipment({ language, view }: Props) {
  const words = ownHandoverWords(language);
  const { equipment: names } = handoverWords(language);
  const { equipment } = view.shown.sheet;
  const said = equipmentItems.filter((item) => equipment[item] !== undefined);
  const there = said.filter((item) => equipment[item] !== 0);
  const missing = said.filter((item) => equipment[item] === 0);
  if (said.length === 0) return null;
  const list = there.map((item) => words.pieces(names[item], equipment[item] ?? 1));
  return (
    <p className={styles.small}>
      {there.length > 0 && `${words.equipment}: ${formatList(list, language)}. `}
      {missing.length > 0 &&
        `${words.notThere(
          formatList(
            missing.map((item) => names[item]),
            language,
          ),
        )}.`}
    </p>
  );
}

function energyText(energy: Energy, language: Language): string {
  if ("batteryPercent" in energy) return `${energy.batteryPercent} %`;
  return ownHandoverWords(language).readings[energy.fuelEighths] ?? "";
}
