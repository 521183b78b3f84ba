import { hasOnlyBattery } from "../../../../../../domain/handovers/energy.ts";
import type { EquipmentItem } from "../../../../../../domain/handovers/equipment.ts";
import { can } from "../../../../../../domain/reservations/states/actions.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { handoverWords as sheetWords } from "../../../../../../i18n/handover/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Plate } from "../../../../../../ui/admin/page/plate.tsx";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { Field, TextArea } from "../../../../../../ui/controls/field.tsx";
import { List } from "../../../../../../ui/controls/list.tsx";
import { Stepper } from "../../../../../../ui/controls/stepper.tsx";
import { Tick } from "../../../../../../ui/controls/tick.tsx";
import { BatteryField } from "../../../../../../ui/handover/battery-field.tsx";
import { FuelGauge } from "../../../../../../ui/handover/fuel-gauge.tsx";
import styles from "../handover.module.css";
import { energyText, kmText } from "../said.ts";
import { kmOf } from "../typed.ts";
import { plateTyped } from "../other-vehicle/take-over.ts";
import { LeftThere } from "./left-there.tsx";
import { OtherVehicle } from "../other-vehicle/other-vehicle.tsx";
import type { StepProps } from "./step-props.ts";

/** The vehicle itself: which, how far, how full, what is in it. */
export function VehicleStep(props: StepProps) {
  const { typed, facts, language, change } = props;
  const words = handoverWords(language).vehicle;
  const { last } = facts.vehicle;
  const leastKm = facts.out?.odometerKm ?? last.km;
  const km = kmOf(typed.odometer);
  const isFurther = facts.direction === "in" && km >= leastKm;
  return (
    <>
      {facts.left && <LeftThere {...{ language, facts, change }} left={facts.left} />}
      <Panel
        title={facts.carName}
        actions={<Plate>{facts.out?.plate ?? facts.vehicle.plate}</Plate>}
      >
        <div className={styles.fields}>
          <div className={styles.plate}>
            <Field
              label={words.plate}
              help={words.plateHelp[facts.direction]}
              name="plate"
              value={typed.plate}
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={20}
              onChange={({ target }) => change(plateTyped(target.value, facts.vehicle))}
            />
            {facts.direction === "out" && can("swap", facts.status) && <OtherVehicle {...props} />}
          </div>
          <Field
            label={words.odometer}
            help={
              isFurther
                ? words.since(kmText(km - leastKm, language))
                : words.last(kmText(leastKm, language))
            }
            name="odometer"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed.odometer}
            onChange={({ target }) => change({ odometer: target.value })}
          />
          <EnergyField {...props} />
        </div>
      </Panel>
      <EquipmentFields {...props} />
      <NoteFields {...props} />
    </>
  );
}

function EnergyField({ typed, facts, language, change }: StepProps) {
  const words = handoverWords(language).vehicle;
  const was = facts.hasOutSheet ? facts.out?.energy : undefined;
  if (hasOnlyBattery(facts.fuel))
    return (
      <BatteryField
        label={words.battery}
        numberLabel={words.percent}
        name="battery"
        value={typed.percent}
        onChange={(percent) => change({ percent })}
        text={(percent) => `${percent} %`}
      />
    );
  return (
    <FuelGauge
      label={words.fuel}
      name="fuel"
      readings={words.readings}
      {...(was &&
        "fuelEighths" in was && {
          was: { eighths: was.fuelEighths, label: words.outWith(energyText(was)) },
        })}
      value={typed.eighths}
      onChange={(eighths) => change({ eighths })}
    />
  );
}

/** What has to be in the car: once it is all there that is one tap. */
function EquipmentFields({ typed, facts, language, change }: StepProps) {
  const words = handoverWords(language);
  const { equipment: names } = sheetWords(language);
  const { equipment } = typed;
  const expected = (item: EquipmentItem) => facts.out?.equipment[item] ?? 1;
  const put = (item: EquipmentItem, pieces: number) =>
    change({ equipment: { ...equipment, [item]: pieces } });
  if (facts.asked.length === 0) return null;
  return (
    <Panel
      title={words.vehicle.equipment}
      actions={
        <Button
          onClick={() =>
            change({
              equipment: Object.fromEntries(facts.asked.map((item) => [item, expected(item)])),
            })
          }
        >
          {words.vehicle.all}
        </Button>
      }
    >
      <List className={styles.items}>
        {facts.asked.map((item) => (
          <li key={item}>
            <span>{names[item]}</span>
            <Stepper
              label={names[item]}
              fewer={words.vehicle.fewer}
              more={words.vehicle.more}
              name={`equipment-${item}`}
              value={equipment[item] ?? 0}
              max={9}
              onChange={(pieces) => put(item, pieces)}
            />
          </li>
        ))}
      </List>
      {facts.extras && (
        <p className={styles.lead}>
          {words.vehicle.extras}: {facts.extras}
        </p>
      )}
    </Panel>
  );
}

function NoteFields({ typed, language, change }: StepProps) {
  const words = handoverWords(language).vehicle;
  return (
    <Panel title={words.note}>
      <Tick
        name="clean"
        checked={typed.clean}
        onChange={({ target }) => change({ clean: target.checked })}
      >
        {words.clean}
      </Tick>
      <TextArea
        label={words.note}
        name="note"
        rows={3}
        maxLength={1000}
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Panel>
  );
}
