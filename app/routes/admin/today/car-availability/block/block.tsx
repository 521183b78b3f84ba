import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { blockKinds } from "../../../../../domain/availability/blocks/block-kinds.ts";
import { addDays, dateOf, parseLocalDate, slots } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { blockWords } from "../../../../../i18n/admin-block/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import {
  listCalendar,
  type PlannedCar,
} from "../../../../../server/availability/planner/list-calendar.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { Fault } from "../../../../../ui/controls/faults/fault.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { answerBlock, type TypedBlock } from "./answer-block.ts";
import styles from "./block.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "edit-cars");
  const params = new URL(request.url).searchParams;
  const today = dateOf(about.now);
  const from = parseLocalDate(params.get("from") ?? "") ?? addDays(today, 1);
  const { cars } = await listCalendar(about.deps, { from, zoom: "1-day", folded: [] });
  const form: TypedBlock = {
    vehicles: params.getAll("vehicle").slice(0, 100),
    fromDate: from,
    fromTime: "08:00",
    untilDate: parseLocalDate(params.get("until") ?? "") ?? from,
    untilTime: "16:00",
    kind: "service",
    note: "",
    weeklyUntil: "",
  };
  return data({ cars, form }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-cars");
  return answerBlock({ form: await readForm(request), by, about });
}

export function headers() {
  return privateHeaders;
}

/** The form that takes one vehicle or many out of sale, once or every week. */
export default function BlockPage() {
  const { cars, form } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = blockWords(language);
  const typed = answer?.typed ?? form;
  const faults = answer?.faults ?? {};
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to={adminPath("car-availability", language)}>{words.back}</ButtonLink>
      </PageHead>
      <TypedForm method="post" noValidate>
        <PageBody>
          {answer?.refused && <Refused>{answer.refused}</Refused>}
          {answer?.shown?.mayReseat && <Tick name="reseat">{words.reseat}</Tick>}
          <When {...{ language, typed, faults }} />
          <Vehicles {...{ language, cars, typed, fault: faults.vehicles }} />
          <div>
            <Button type="submit" kind="go">
              {words.submit}
            </Button>
          </div>
        </PageBody>
      </TypedForm>
    </>
  );
}

type WhenProps = { language: Language; typed: TypedBlock; faults: Record<string, string> };

function When({ language, typed, faults }: WhenProps) {
  const words = blockWords(language);
  const { kinds } = plannerWords(language);
  return (
    <Panel title={words.when}>
      <div className={styles.fields}>
        <End {...{ language, typed, faults, name: "from", label: words.from }} />
        <End {...{ language, typed, faults, name: "until", label: words.until }} />
        <SelectField name="kind" label={words.kind} defaultValue={typed.kind} fault={faults.kind}>
          {blockKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          name="note"
          label={words.note}
          help={words.noteHelp}
          defaultValue={typed.note}
          fault={faults.note}
          autoComplete="off"
          maxLength={400}
        />
        <DateInput
          name="weeklyUntil"
          label={words.weekly}
          help={words.weeklyHelp}
          defaultValue={typed.weeklyUntil}
          fault={faults.weeklyUntil}
        />
      </div>
    </Panel>
  );
}

function End({
  language,
  typed,
  faults,
  name,
  label,
}: WhenProps & { name: "from" | "until"; label: string }) {
  const [date, time] = [`${name}Date`, `${name}Time`] as const;
  return (
    <FieldRow columns={3}>
      <DateInput name={date} label={label} defaultValue={typed[date]} fault={faults[date]} />
      <SelectField
        name={time}
        label={blockWords(language).time}
        defaultValue={typed[time]}
        fault={faults[time]}
      >
        {slots.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </FieldRow>
  );
}

type VehiclesProps = {
  language: Language;
  cars: readonly PlannedCar[];
  typed: TypedBlock;
  fault: string | undefined;
};

function Vehicles({ language, cars, typed, fault }: VehiclesProps) {
  const chosen = new Set(typed.vehicles);
  return (
    <Panel title={blockWords(language).vehicles}>
      {fault && <Fault>{fault}</Fault>}
      {cars.map(({ id, name, vehicles }) => (
        <fieldset key={id} className={styles.car}>
          <legend>{name}</legend>
          {vehicles.map((vehicle) => (
            <Tick
              key={vehicle.id}
              name="vehicle"
              value={vehicle.id}
              defaultChecked={chosen.has(String(vehicle.id))}
            >
              {vehicle.plate}
            </Tick>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
