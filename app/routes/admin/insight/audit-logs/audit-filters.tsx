import type { Language } from "../../../../domain/language.ts";
import { auditActors } from "../../../../domain/staff/audit-actors.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import type { AuditChoices } from "../../../../server/audit/list-choices.ts";
import { FilterChip } from "../../../../ui/admin/list/filter-chip.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { auditAddress, keptFields, type AuditQuery } from "./audit-query.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";

type Props = { language: Language; query: AuditQuery; choices: AuditChoices };

/** The filters of the audit log: the member, the subject, the dates. */
export function AuditFilters(props: Props) {
  return (
    <>
      <WhoFilter {...props} />
      <SubjectFilter {...props} />
      <DateFilter {...props} />
    </>
  );
}

/** The log without some of its filters, and the fields of the others. */
function without({ language, query }: Props, ...names: string[]) {
  const none = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    clearHref: auditAddress(language, query, none),
    kept: keptFields(query, ...names),
  };
}

function WhoFilter(props: Props) {
  const { language, query, choices } = props;
  const words = auditWords(language);
  const { actor, staff } = query;
  const member = choices.staff.find(({ id }) => id === staff)?.name;
  return (
    <FilterChip
      label={words.who}
      value={member ?? (actor && words.actors[actor])}
      {...without(props, "actor", "staff")}
    >
      <SelectField label={words.who} name="actor" defaultValue={actor ?? ""}>
        <option value="">{words.anyone}</option>
        {auditActors.map((one) => (
          <option key={one} value={one}>
            {words.actors[one]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.member} name="staff" defaultValue={staff ?? ""}>
        <option value="">{words.anyone}</option>
        {choices.staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FilterChip>
  );
}

function SubjectFilter(props: Props) {
  const { language, query, choices } = props;
  const words = auditWords(language);
  const { subject } = query;
  return (
    <FilterChip
      label={words.subject}
      value={subject && (words.subjects[subject] ?? subject)}
      {...without(props, "subject")}
    >
      <SelectField label={words.subject} name="subject" defaultValue={subject ?? ""}>
        <option value="">{words.anything}</option>
        {choices.subjects.map((kind) => (
          <option key={kind} value={kind}>
            {words.subjects[kind] ?? kind}
          </option>
        ))}
      </SelectField>
    </FilterChip>
  );
}

function DateFilter(props: Props) {
  const { language, query } = props;
  const words = auditWords(language);
  const { from, to } = query;
  const dates = [from, to].map((date) => (date ? formatDate(date, language) : "…")).join(" – ");
  return (
    <FilterChip
      label={words.date}
      value={from || to ? dates : undefined}
      {...without(props, "from", "to")}
    >
      <DateInput label={words.from} name="from" leans="back" defaultValue={from ?? ""} />
      <DateInput label={words.to} name="to" leans="back" startName="from" defaultValue={to ?? ""} />
    </FilterChip>
  );
}
