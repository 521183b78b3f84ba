import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { Invitation } from "../../../../server/staff/links/list-invitations.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "./staff.module.css";

type Shown = Omit<Invitation, "expires"> & { until: string };

type Props = { language: Language; invitations: readonly Shown[] };

/** Who was invited and has not come yet. */
export function OpenInvitations({ language, invitations }: Props) {
  const words = adminStaffWords(language).staff.open;
  const { roles } = adminWords(language);
  return (
    <Panel title={words.title}>
      {invitations.length === 0 && <p>{words.none}</p>}
      <ul className={styles.open}>
        {invitations.map(({ id, name, email, role, until, isOver }) => (
          <li key={id}>
            <p>
              <b>{name}</b>, {roles[role]}
              <span>
                {email} · {isOver ? words.over : words.until(until)}
              </span>
            </p>
            <Form method="post" className={styles.acts} preventScrollReset>
              <input type="hidden" name="invitation" value={id} />
              <Button type="submit" name="intent" value="resend" aria-label={words.resendOf(name)}>
                {words.resend}
              </Button>
              <Button
                type="submit"
                kind="quiet"
                name="intent"
                value="withdraw"
                aria-label={words.withdrawOf(name)}
              >
                {words.withdraw}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
