import { Link } from "react-router";
import type { Bilingual, Language } from "../../../../../domain/language.ts";
import { placeFields } from "../../../../../domain/locations/place-form.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { formatDuration } from "../../../../../i18n/duration.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Help, Fault } from "../../../../../ui/controls/faults/fault.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { BothFields, RecordField, RecordTick } from "../record/record-field.tsx";
import type { SettingsAnswer } from "../record/edit-action.ts";
import { PlacePosition } from "./place-position.tsx";
import { faultOf } from "../record/edit-form.tsx";
import { dayLabel } from "../record/values-page.tsx";
import styles from "../record/rows.module.css";
import { WeekFields } from "../record/week-fields.tsx";

type Props = {
  language: Language;
  fields: Fields;
  answer: SettingsAnswer | undefined;
  slug: Bilingual;
  /** The lead time without one of its own, in minutes. */
  usualLead: number;
  /** The codes of reservations that still begin or end here. */
  future: readonly string[];
  hasMore: boolean;
};

/** The form of a place, panel by panel. */
export function PlacePanels(props: Props) {
  const { language, fields, answer } = props;
  const words = settingsWords(language).places;
  const says = words.fields;
  const about = { language, fields, answer };
  return (
    <>
      <Panel title={words.texts}>
        <BothFields {...about} name="name" label={says.name} />
        <BothFields
          {...about}
          name="description"
          label={says.description}
          help={words.descriptionHelp}
          isLong
        />
        <BothFields {...about} name="meeting" label={says.meeting} help={words.meetingHelp} />
      </Panel>
      <AddressAndContact {...about} />
      <Panel title={words.position} lead={words.positionLead}>
        <PlacePosition {...about} />
      </Panel>
      <Panel title={words.hours} lead={words.hoursLead}>
        <WeekFields {...about} name="hours" />
        <RecordField
          {...about}
          name="leadMinutes"
          label={says.leadMinutes}
          inputMode="numeric"
          help={words.leadHelp(props.usualLead, formatDuration(props.usualLead))}
        />
      </Panel>
      <Panel title={words.keyBox} lead={words.keyBoxLead}>
        <RecordTick fields={fields} name="keyBox">
          {says.keyBox}
        </RecordTick>
        <BothFields {...about} name="keyBoxText" label={says.keyBoxText} isLong />
      </Panel>
      <Offer {...props} />
      <Panel title={words.slugs} lead={words.slugsLead}>
        <List>
          <li>{`${pathTo("locations", "en-us")}/${props.slug.en}`}</li>
          <li>{`${pathTo("locations", "ba")}/${props.slug.bs}`}</li>
        </List>
      </Panel>
    </>
  );
}

/** Where the place is, and how it is reached. */
function AddressAndContact(about: Pick<Props, "language" | "fields" | "answer">) {
  const words = settingsWords(about.language).places;
  const says = words.fields;
  return (
    <Panel title={words.contact}>
      <FieldRow>
        <RecordField {...about} name="address" label={says.address} />
        <RecordField {...about} name="city" label={says.city} />
        <RecordField {...about} name="postalCode" label={says.postalCode} />
      </FieldRow>
      <BothFields {...about} name="region" label={says.region} />
      <FieldRow>
        <RecordField {...about} name="phone" label={says.phone} type="tel" help={words.phoneHelp} />
        <RecordField
          {...about}
          name="email"
          label={says.email}
          inputMode="email"
          help={words.emailHelp}
        />
      </FieldRow>
    </Panel>
  );
}

function Offer({ language, fields, answer, future, hasMore }: Props) {
  const words = settingsWords(language).places;
  const fault = faultOf(answer, "active", language);
  return (
    <Panel title={words.offer}>
      <div>
        <RecordTick fields={fields} name="active">
          {words.fields.active}
        </RecordTick>
        {fault ? <Fault>{fault}</Fault> : <Help>{words.activeHelp}</Help>}
      </div>
      {future.length > 0 && (
        <p>
          {words.future(future.length, hasMore)}{" "}
          {future.map((code, index) => (
            <span key={code}>
              {index > 0 && ", "}
              <Link
                className={`link ${styles.code}`}
                to={adminPath("reservations", language, code)}
              >
                {code}
              </Link>
            </span>
          ))}
          {hasMore && ` ${words.futureMore}`}
        </p>
      )}
    </Panel>
  );
}

/** The labels of a place's fields. */
export function placeLabels(language: Language): Record<string, string> {
  const words = settingsWords(language);
  const says: Readonly<Record<string, string>> = words.places.fields;
  return Object.fromEntries(
    placeFields.map((field) => {
      const [name = "", part = ""] = field.split(".");
      if (name === "hours") return [field, dayLabel(field.slice("hours.".length), language)];
      const pair = part === "en" || part === "bs" ? ` ${words.parts[part]}` : "";
      return [field, `${says[name] ?? name}${pair}`];
    }),
  );
}
