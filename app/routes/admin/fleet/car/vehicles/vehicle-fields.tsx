import type { VehicleFaults, WrittenVehicle } from "../../../../../domain/cars/vehicle-form.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { faultOf, vehicleFaults } from "../../car-faults.ts";
import { Codes } from "../car-refused.tsx";
import type { VehicleRefusal } from "./vehicle-answers.ts";
import type { PlaceChoice } from "../../place-choices.ts";
import { useSite } from "../../../../request/use-site.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField, TextArea } from "../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import styles from "../../fleet.module.css";

type Props = {
  typed: Record<string, string>;
  faults?: VehicleFaults;
  cars: readonly { id: number; name: string }[];
  places: readonly PlaceChoice[];
};

/** All fields of a vehicle. */
export function VehicleFields({ typed, faults, cars, places }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  const sentences = vehicleFaults(faults, language);
  const field = (name: keyof WrittenVehicle) => ({
    id: name,
    name,
    label: words.fields[name],
    defaultValue: typed[name] ?? "",
    ...faultOf(sentences, name),
  });
  return (
    <>
      <Panel title={words.facts}>
        <FieldRow>
          <Field
            {...field("plate")}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <Field {...field("vin")} maxLength={25} autoComplete="off" help={words.help.vin} />
        </FieldRow>
        <FieldRow columns={3}>
          <Field {...field("year")} inputMode="numeric" maxLength={4} />
          <Field {...field("odometerKm")} inputMode="numeric" maxLength={12} autoComplete="off" />
          <Field {...field("colour")} type="color" className={styles.colour} />
        </FieldRow>
        <FieldRow>
          <SelectField {...field("homeLocationId")}>
            <Choices of={places} />
          </SelectField>
          <SelectField {...field("carId")} help={words.help.move}>
            <Choices of={cars} />
          </SelectField>
        </FieldRow>
      </Panel>
      <Panel title={words.service} lead={words.serviceLead}>
        <FieldRow>
          <DateInput {...field("inServiceFrom")} />
          <DateInput
            {...field("inServiceUntil")}
            startName="inServiceFrom"
            help={words.help.until}
          />
        </FieldRow>
      </Panel>
      <Panel title={words.papersTitle} lead={words.papersLead}>
        <FieldRow columns={3}>
          <DateInput {...field("registrationExpires")} />
          <DateInput {...field("insuranceExpires")} />
          <DateInput {...field("inspectionExpires")} />
        </FieldRow>
        <WinterTyres isOn={typed.winterTyres === "on"} />
        <TextArea {...field("note")} rows={4} maxLength={2000} />
      </Panel>
    </>
  );
}

function WinterTyres({ isOn }: { isOn: boolean }) {
  const words = adminCarsWords(useSite().language).vehicles;
  return (
    <Tick
      id="winterTyres"
      name="winterTyres"
      defaultChecked={isOn}
      end={<small>{words.help.winterTyres}</small>}
    >
      {words.fields.winterTyres}
    </Tick>
  );
}

/** The reason why a vehicle was not saved or deleted, with the reservations or the other vehicle. */
export function VehicleRefused({ refused }: { refused: VehicleRefusal }) {
  const words = adminCarsWords(useSite().language).vehicles;
  return (
    <Refused>
      {sentence(refused, words)}
      {"codes" in refused && (
        <Codes codes={refused.codes} {...("count" in refused && { count: refused.count })} />
      )}
    </Refused>
  );
}

function sentence(
  refused: VehicleRefusal,
  words: ReturnType<typeof adminCarsWords>["vehicles"],
): string {
  switch (refused.reason) {
    case "stale":
      return words.stale;
    case "used":
      return words.removeUsed;
    case "reserved":
      return words.removeReserved(refused.count);
    case "reserved-service":
      return words.reservedService(refused.codes.length);
    case "reserved-move":
      return words.reservedMove(refused.codes.length);
    case "plate-taken":
      return words.plateTaken(refused.plate, refused.carName);
    case "vin-taken":
      return words.vinTaken(refused.plate, refused.carName);
  }
}

function Choices({ of }: { of: readonly { id: string | number; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
