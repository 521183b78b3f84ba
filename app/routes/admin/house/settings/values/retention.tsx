import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { forgottenKinds } from "../../../../../domain/settings/forgotten.ts";
import { formatNumber } from "../../../../../i18n/format.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { runRetention } from "../../../../../server/settings/run-retention.ts";
import { countOld } from "../../../../../server/settings/forget-old.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { answerWith, type ActionAnswer } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { type SettingsAnswer, textOf } from "../record/edit-action.ts";
import { loadValues, saveValues } from "../record/load-values.ts";
import styles from "../record/rows.module.css";
import { ValuesPage } from "../record/values-page.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const values = await loadValues(args, "retention");
  const { deps } = args.context.get(page);
  const due = await countOld(deps.pool, deps.clock.now());
  return data({ ...values.data, due }, { headers: privateHeaders });
}

/** The answer of the action; `done` is the number of forgotten records. */
type RetentionAnswer = SettingsAnswer & ActionAnswer<{ done: number }>;

export async function action(args: ActionFunctionArgs) {
  const about = args.context.get(page);
  const { by } = await requireFreshStaff(args.request, about, "edit-settings");
  if (textOf(await readForm(args.request.clone()), "do") !== "run")
    return saveValues(args, "retention");
  return answerWith<RetentionAnswer>({ done: await runRetention(about.deps, by) });
}

export function headers() {
  return privateHeaders;
}

/** The time for which personal data is kept, and the button that forgets older data now. */
export default function Retention() {
  const { language, due } = useLoaderData<typeof loader>();
  const answer = useActionData<RetentionAnswer>();
  const words = settingsWords(language).retention;
  const kinds = forgottenKinds.filter((kind) => due[kind] > 0);
  return (
    <ValuesPage section="retention">
      <Panel title={words.run} lead={kinds.length > 0 ? words.runLead : words.nothing}>
        {answer?.done !== undefined && <Note role="status">{words.done(answer.done)}</Note>}
        {kinds.length > 0 && (
          <List className={styles.rows}>
            {kinds.map((kind) => (
              <li key={kind}>
                {words.kinds[kind]}: <b>{formatNumber(due[kind], language)}</b>
              </li>
            ))}
          </List>
        )}
        <Form method="post" state={keepsTyped} preventScrollReset>
          <DeedButton name="do" value="run" busyLabel={words.running}>
            {words.now}
          </DeedButton>
        </Form>
      </Panel>
    </ValuesPage>
  );
}
