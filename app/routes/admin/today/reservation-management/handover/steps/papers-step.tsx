import { Plus } from "lucide-react";
import {
  identityKinds,
  maxDrivers,
  type DriverPapers,
} from "../../../../../../domain/handovers/driver-papers.ts";
import { handoverWords } from "../../../../../../i18n/admin-handover/en.ts";
import { counted } from "../../../../../../i18n/booking/counted.ts";
import { PaperDateInput } from "../../../../../../ui/admin/form/paper-date-input.tsx";
import { Panel } from "../../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../../ui/controls/button.tsx";
import { Field, SelectField } from "../../../../../../ui/controls/field.tsx";
import { Note } from "../../../../../../ui/controls/states/note.tsx";
import styles from "../handover.module.css";
import { warningText } from "../said.ts";
import { noPapers, numbered } from "../typed.ts";
import { MorePhotos } from "./more-photos.tsx";
import type { StepProps } from "./step-props.ts";

/** Papers of everybody who drives. */
export function PapersStep({ typed, facts, language, checked, change, photos }: StepProps) {
  const words = handoverWords(language).papers;
  const { drivers } = typed;
  const put = (before: DriverPapers, papers: DriverPapers) =>
    change({ drivers: drivers.map((one) => (one === before ? papers : one)) });
  return (
    <>
      <p className={styles.lead}>{words.lead(counted(facts.licenceYears, "yearHad", language))}</p>
      {numbered(drivers).map(({ number, item: papers }) => (
        <Panel
          key={number}
          title={words.driver(number)}
          actions={
            number > 1 && (
              <Button
                kind="quiet"
                onClick={() => change({ drivers: drivers.filter((one) => one !== papers) })}
              >
                {words.remove}
              </Button>
            )
          }
        >
          <DriverFields
            {...{ language, papers }}
            name={`driver-${number}`}
            onChange={(one) => put(papers, one)}
          />
        </Panel>
      ))}
      {drivers.length < maxDrivers && (
        <Button icon={Plus} onClick={() => change({ drivers: [...drivers, noPapers("")] })}>
          {words.add}
        </Button>
      )}
      {facts.rules.papersPhotos && (
        <MorePhotos {...{ language, photos, typed, change }} kind="papers" />
      )}
      {checked.open.map(
        (warning) =>
          warning.code === "no-papers-photos" && (
            <Note key={warning.code}>{warningText(warning, language)}</Note>
          ),
      )}
    </>
  );
}

type DriverProps = Pick<StepProps, "language"> & {
  /** Begins the names of the fields. */
  name: string;
  papers: DriverPapers;
  onChange: (papers: DriverPapers) => void;
};

function DriverFields({ language, name, papers, onChange }: DriverProps) {
  const words = handoverWords(language).papers;
  const text = (field: keyof DriverPapers) => ({
    name: `${name}-${field}`,
    value: papers[field],
    maxLength: 160,
    autoComplete: "off",
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...papers, [field]: target.value }),
  });
  const day = (field: "licenceIssued" | "licenceExpires" | "identityExpires") => ({
    name: `${name}-${field}`,
    value: papers[field],
    leans: field === "licenceIssued" ? ("back" as const) : ("ahead" as const),
    onChange: (typed: string) => onChange({ ...papers, [field]: typed }),
  });
  return (
    <div className={styles.fields}>
      <Field label={words.name} {...text("name")} />
      <Field label={words.address} {...text("address")} />
      <fieldset className={styles.set}>
        <legend>{words.licence}</legend>
        <Field label={words.licenceNumber} autoCapitalize="characters" {...text("licenceNumber")} />
        <Field
          label={words.licenceCountry}
          {...text("licenceCountry")}
          maxLength={2}
          autoCapitalize="characters"
          onChange={({ target }) =>
            onChange({ ...papers, licenceCountry: target.value.toUpperCase() })
          }
        />
        <PaperDateInput label={words.licenceIssued} {...day("licenceIssued")} />
        <PaperDateInput label={words.licenceExpires} {...day("licenceExpires")} />
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{words.identity}</legend>
        <KindField {...{ language, name, papers, onChange }} />
        <Field
          label={words.identityNumber}
          autoCapitalize="characters"
          {...text("identityNumber")}
        />
        <PaperDateInput label={words.identityExpires} {...day("identityExpires")} />
      </fieldset>
    </div>
  );
}

function KindField({ language, name, papers, onChange }: DriverProps) {
  const words = handoverWords(language).papers;
  return (
    <SelectField
      label={words.identityKind}
      name={`${name}-identityKind`}
      value={papers.identityKind}
      onChange={({ target }) => {
        const identityKind = identityKinds.find((kind) => kind === target.value);
        if (identityKind) onChange({ ...papers, identityKind });
      }}
    >
      {identityKinds.map((kind) => (
        <option key={kind} value={kind}>
          {words.kinds[kind]}
        </option>
      ))}
    </SelectField>
  );
}
