import type { Language } from "../../../../../../domain/language.ts";
import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import { exchangeWords } from "../../../../../../i18n/admin-exchange/en.ts";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField, TextArea } from "../../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../../ui/controls/tick.tsx";
import handover from "../handover.module.css";
import type { Checked, Step } from "../steps.ts";
import { DamageStep } from "../steps/damage-step.tsx";
import { MoneyStep } from "../steps/money-step.tsx";
import { PapersStep } from "../steps/papers-step.tsx";
import { PhotosStep } from "../steps/photos-step.tsx";
import { SigningStep } from "../steps/signing-step.tsx";
import type { StepProps } from "../steps/step-props.ts";
import { VehicleStep } from "../steps/vehicle-step.tsx";
import { usePhotos } from "../use-photos.ts";
import { placeOf, type ExchangeMissing, type ExchangeStep } from "./exchange-steps.ts";
import type { ChangeSheet, TwoFacts, TypedExchange } from "./typed-exchange.ts";

const bodies: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
  papers: PapersStep,
  vehicle: VehicleStep,
  photos: PhotosStep,
  damage: DamageStep,
  money: MoneyStep,
  signing: SigningStep,
};

export type ExchangeState = {
  language: Language;
  facts: TwoFacts;
  typed: TypedExchange;
  sheets: Record<"back" | "out", HandoverSheet>;
  checked: Record<"back" | "out", Checked>;
  missing: readonly ExchangeMissing[];
};

type Props = ExchangeState & {
  step: ExchangeStep;
  places: readonly { id: string; name: string }[];
  change: (some: Partial<Omit<TypedExchange, "back" | "out">>) => void;
  changeSheet: ChangeSheet;
};

/** A step of a handover with its own sheet, or the reason of the exchange. */
export function StepBody(props: Props) {
  const { language, facts, typed, sheets, checked, changeSheet, step } = props;
  const photos = {
    back: usePhotos(facts.back, language),
    out: usePhotos(facts.out, language),
  };
  const place = placeOf(step);
  if (!place) return <WhyStep {...props} />;
  const { of } = place;
  const Body = bodies[place.step];
  return (
    <Body
      key={step}
      {...{ language }}
      facts={facts[of]}
      typed={typed[of]}
      sheet={sheets[of]}
      checked={checked[of]}
      photos={photos[of]}
      phone={undefined}
      change={(some) => changeSheet(of, some)}
    />
  );
}

/** Why, where, and how long the vehicle that comes back is not for rent. */
function WhyStep({ language, typed, missing, places, change }: Props) {
  const words = exchangeWords(language);
  const daysFault = typed.repairDays !== "" && missing.includes("days");
  return (
    <Panel title={words.why}>
      <TextArea
        label={words.reason}
        name="why"
        rows={2}
        maxLength={300}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <SelectField
        label={words.where}
        name="place"
        value={typed.placeId}
        onChange={({ target }) => change({ placeId: target.value })}
      >
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Tick
        name="repair"
        checked={typed.isInRepair}
        onChange={({ target }) => change({ isInRepair: target.checked })}
      >
        {words.repair}
      </Tick>
      {typed.isInRepair && (
        <div className={handover.fields}>
          <Field
            label={words.repairDays}
            help={words.repairHelp}
            name="days"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed.repairDays}
            fault={daysFault ? words.missing.days : undefined}
            onChange={({ target }) => change({ repairDays: target.value })}
          />
        </div>
      )}
    </Panel>
  );
}
