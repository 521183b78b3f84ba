import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { StaffMember } from "../../../../server/staff/members/list-staff.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { Guarded } from "../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { SessionList, type ShownSession } from "../session-list.tsx";
import styles from "./staff.module.css";

type Props = {
  language: Language;
  member: Omit<StaffMember, "seen">;
  isSelf: boolean;
};

/** The role of a member, with a form that changes it. */
export function RolePanel({ language, member, isSelf }: Props) {
  const all = adminStaffWords(language);
  const words = all.member.role;
  const { roles } = adminWords(language);
  return (
    <Panel title={words.title} lead={all.staff.roles[member.role]}>
      <Form
        key={`${member.role}${member.version}`}
        method="post"
        className={styles.acts}
        preventScrollReset
      >
        <input type="hidden" name="version" value={member.version} />
        <SelectField
          name="role"
          label={all.staff.role}
          defaultValue={member.role}
          disabled={isSelf}
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {roles[role]}
            </option>
          ))}
        </SelectField>
        <Guarded reason={isSelf ? all.member.refusals.self : undefined}>
          <DeedButton name="intent" value="role" kind="pick" busyLabel={all.busy}>
            {words.submit}
          </DeedButton>
        </Guarded>
      </Form>
    </Panel>
  );
}

/** The access of a member, with a button that disables or enables it. */
export function AccessPanel({ language, member, isSelf }: Props) {
  const all = adminStaffWords(language);
  const words = all.member.state;
  return (
    <Panel title={words.title} lead={member.disabled ? words.isOff : words.isOn}>
      {member.disabled ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={member.version} />
          <Button type="submit" kind="pick" name="intent" value="enable">
            {words.enable}
          </Button>
        </Form>
      ) : (
        <div>
          <Guarded reason={isSelf ? all.member.refusals.self : undefined}>
            <ConfirmButton
              label={words.disable}
              title={words.disableTitle(member.name)}
              text={words.disableText}
              name="intent"
              value="disable"
            >
              <input type="hidden" name="version" value={member.version} />
            </ConfirmButton>
          </Guarded>
        </div>
      )}
    </Panel>
  );
}

/** Help for a member with a forgotten password or a lost phone. */
export function HelpPanel({ language, member }: Props) {
  const words = adminStaffWords(language).member.help;
  return (
    <Panel title={words.title} lead={words.lead}>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="password-link">
          {words.send}
        </Button>
      </Form>
      {member.hasSecondStep && (
        <>
          <p>{words.twoStep}</p>
          <div>
            <ConfirmButton
              label={words.remove}
              title={words.removeTitle(member.name)}
              text={words.removeText}
              name="intent"
              value="remove-step"
            />
          </div>
        </>
      )}
    </Panel>
  );
}

/** The sessions of a member. */
export function SessionsPanel({
  language,
  member,
  isSelf,
  sessions,
}: Props & { sessions: readonly ShownSession[] }) {
  const all = adminStaffWords(language);
  const words = all.sessions;
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  const end = hasOthers && (
    <ConfirmButton
      label={isSelf ? words.endOthers : words.endAll}
      title={isSelf ? words.endOthersTitle : words.endAllTitle(member.name)}
      text={isSelf ? words.endOthersText : words.endAllText}
      name="intent"
      value="end-all"
    />
  );
  return (
    <Panel title={all.member.sessions.title} actions={end}>
      <SessionList language={language} sessions={sessions} />
    </Panel>
  );
}
