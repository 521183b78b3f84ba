import type { VehicleFaults, WrittenVehicle } from "../../../../../domain/cars/vehicle-form.ts";
import type { LocalDate } from "../../../../../domain/calendar.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField, TextArea } from "../../../../../ui/controls/field.tsx";
import { useSite } from "../../../../request/use-site.ts";
import { faultOf, vehicleFaults } from "../../car-faults.ts";
import styles from "../../fleet.module.css";
import type { PlaceChoice } from "../../place-choices.ts";

type Props = {
  typed: Record<string, string>;
  faults?: VehicleFaults;
  today: LocalDate;
  cars: readonly { id: number; name: string }[];
  places: readonly PlaceChoice[];
};

/** All fields of a vehicle. */
export function VehicleFields({ typed, faults, today, cars, places }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).vehicles;
  const sentences = vehicleFaults(faults, today, language);
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
          <Field {...field("inServiceFrom")} type="date" />
          <Field {...field("inServiceUntil")} type="date" help={words.help.until} />
        </FieldRow>
      </Panel>
      <Panel title={words.papersTitle} lead={words.papersLead}>
        <FieldRow columns={3}>
          <Field {...field("registrationExpires")} type="date" />
          <Field {...field("insuranceExpires")} type="date" />
          <Field {...field("inspectionExpires")} type="date" />
        </FieldRow>
        <TextArea {...field("note")} rows={4} maxLength={2000} />
      </Panel>
    </>
  );
}

function Choices({ of }: { of: readonly { id: string | number; name: string }[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
