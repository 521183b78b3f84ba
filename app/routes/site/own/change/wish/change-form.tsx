import { CarFront, Map as MapIcon, Phone, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import type { ChangeProps } from "../change-page.tsx";
import type { ChangeOptions } from "../open-change.ts";
import { partsNow, ChoicesPart, ContactPart } from "./change-parts.tsx";
import { faultTexts, type FaultTexts, partAtFault, tripFieldNames } from "./change-fields.ts";
import { OwnForm } from "../own-form.tsx";
import { CarChoice } from "../../../../../ui/booking/car/car-choice.tsx";
import { ReservationProvider } from "../../../../../ui/booking/own/reservation-state.tsx";
import { Task } from "../../../../../ui/booking/own/task.tsx";
import { TripEdit, useTripEdit } from "../../../../../ui/booking/search/trip-edit.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../../ui/controls/faults/error-summary.tsx";
import { Fault } from "../../../../../ui/controls/faults/fault.tsx";
import styles from "../change.module.css";

type Props = ChangeProps & { options: ChangeOptions };

/** Everything that can be changed, as one form in four parts; each part ends with the button that asks for the price. */
export function ChangeForm(props: Props) {
  const { language, open, told } = props;
  const words = changeWords(language).tasks;
  const start = told?.about === "change" ? told.typed : open.kept;
  return (
    <ReservationProvider
      start={{
        selectedProtectionPlan: start.planCode,
        selectedExtras: start.extras,
        selectedCrossBorderFees: start.countries,
      }}
    >
      <Parts {...props} />
      <p className={styles.small}>
        {words.nothing} {words.names}
      </p>
    </ReservationProvider>
  );
}

function Parts(props: Props) {
  const { language, open, told, options } = props;
  const words = changeWords(language);
  const asked = told?.about === "change" ? told : undefined;
  const start = asked?.typed ?? open.kept;
  const form = useRef<HTMLFormElement>(null);
  const [trip, editTrip] = useTripEdit(form, start.trip, options.search.locations);
  const [carId, chooseCar] = useState(start.carId);
  const cars = asked?.cars ?? options.cars;
  const texts = faultTexts(asked, { language, options });
  const atFault = partAtFault(asked?.faults);
  const now = partsNow(start, { language, open, options, cars });
  const task = (id: keyof typeof atFault) => ({
    id,
    title: words.tasks[id],
    open: atFault[id],
    ...now[id],
  });
  return (
    <OwnForm language={language} ref={form} className={styles.form} noValidate>
      <ChangeSummary language={language} texts={texts} />
      <Task {...task("trip")} icon={MapIcon}>
        <TripEdit
          {...{ language, context: options.search, idPrefix: "change", fields: trip }}
          agreed={open.kept.trip}
          faultOf={(...names) => names.map((name) => texts.trip[name]).find(Boolean)}
          onChange={editTrip}
        />
        <SeePrice {...props} />
      </Task>
      <Task {...task("car")} icon={CarFront}>
        <p className={styles.says}>{words.car.lead(now.dates)}</p>
        {texts.car && <Fault>{texts.car}</Fault>}
        <CarChoice language={language} offers={cars} chosen={carId} onChoose={chooseCar} />
        <SeePrice {...props} />
      </Task>
      <Task {...task("choices")} icon={ShieldCheck}>
        {texts.choices && <Fault>{texts.choices}</Fault>}
        <ChoicesPart {...{ language, options, cars, carId, trip }} />
        <SeePrice {...props} />
      </Task>
      <Task {...task("contact")} icon={Phone}>
        <ContactPart {...{ language, options, start, texts }} />
        <SeePrice {...props} />
      </Task>
    </OwnForm>
  );
}

/** A quiet button, because it repeats in every part. */
function SeePrice({ language }: Props) {
  const words = changeWords(language).tasks;
  const { formData, state } = useNavigation();
  return (
    <Button
      kind="pick"
      type="submit"
      name="intent"
      value="quote"
      className={styles.see}
      busy={state !== "idle" && formData?.get("intent") === "quote"}
      busyLabel={words.seeing}
    >
      {words.see}
    </Button>
  );
}

/** The list of the form's faults, each a link to its field. */
function ChangeSummary({ language, texts }: { language: Language; texts: FaultTexts }) {
  const words = changeWords(language).fault;
  const at = [
    ...tripFieldNames.map((name) => [`change-${name}`, texts.trip[name]] as const),
    ["car", texts.car] as const,
    ["choices", texts.choices] as const,
    ["flightNumber", texts.flightNumber] as const,
    ["phone", texts.phone] as const,
  ];
  const faults = at.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
  if (faults.length === 0) return undefined;
  return (
    <div id="answer" className={styles.told}>
      <ErrorSummary
        title={faults.length === 1 ? words.one : words.many(faults.length)}
        faults={faults}
        kept={words.kept}
      />
    </div>
  );
}
