import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SessionList, type ShownSession } from "../session-list.tsx";

type Props = { language: Language; sessions: readonly ShownSession[] };

/** Where one is signed in, and the way out of all but here. */
export function OwnSessions({ language, sessions }: Props) {
  const words = adminStaffWords(language);
  const says = words.sessions;
  const others = sessions.length > 1 && (
    <ConfirmButton
      label={says.endOthers}
      title={says.endOthersTitle}
      text={says.endOthersText}
      name="intent"
      value="end-others"
    />
  );
  const { title, lead } = words.account.sessions;
  return (
    <Panel title={title} lead={lead} actions={others}>
      <SessionList language={language} sessions={sessions} />
    </Panel>
  );
}
