import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { may } from "../../../../../domain/staff/rights.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { findBoxedLetter } from "../../../../../server/mail/desk/read-mailbox.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { kindName } from "./mail-panels.tsx";
import styles from "../record/rows.module.css";
import { SettingsFrame } from "../../settings-frame.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireFreshStaff(request, about, "see-settings");
  const { boxDir } = about.deps.mail ?? {};
  const all = may(role, "manage-staff");
  const letter = boxDir && (await findBoxedLetter(boxDir, params.letter ?? "", { all }));
  if (!letter) throw notFound();
  return data({ language: about.language, letter }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The plain text of a letter in the local mailbox, with its files. */
export default function BoxedLetter() {
  const { language, letter } = useLoaderData<typeof loader>();
  const words = settingsWords(language).mail;
  const { subject, kind, to, text, files } = letter;
  return (
    <SettingsFrame language={language} section="mail" title={subject}>
      <Panel title={kindName(kind, language)} lead={words.to(to)}>
        <pre className={styles.letter}>{text}</pre>
        {files.length > 0 && <p>{`${words.files}: ${files.join(", ")}`}</p>}
      </Panel>
    </SettingsFrame>
  );
}
