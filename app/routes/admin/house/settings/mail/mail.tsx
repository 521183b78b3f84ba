import {
  data,
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { mailState, type TroubledLetter } from "../../../../../server/mail/desk/mail-state.ts";
import { listMailbox } from "../../../../../server/mail/desk/read-mailbox.ts";
import {
  sendTestLetter,
  type TestOutcome,
} from "../../../../../server/mail/desk/send-test-letter.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-fresh-staff.ts";
import { MailBox, MailTrouble, MailWayPanel } from "./mail-panels.tsx";
import { SettingsFrame } from "../../settings-frame.tsx";

/** The worker looks every second; a mail server may take its time. */
const patienceMs = 8000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { email, role } = await requireFreshStaff(request, about, "see-settings");
  const { deps, language } = about;
  const { waiting, tried, failed } = await mailState(deps.pool, deps.clock.now());
  const { carrier = "mailbox", server, edge = false, from, boxDir } = deps.mail ?? {};
  const all = may(role, "manage-staff");
  const letters = boxDir ? await listMailbox(boxDir, { all }) : undefined;
  const trouble = { waiting, tried: tried.map(shown), failed: failed.map(shown) };
  return data(
    { language, email, trouble, way: { carrier, server, edge, from }, letters },
    { headers: privateHeaders },
  );
}

function shown({ id, kind, at, attempts, error }: TroubledLetter) {
  return { id, kind, at: toLocal(at.getTime()), attempts, error };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireFreshStaff(request, about, "edit-settings");
  await readForm(request);
  const { deps, language } = about;
  const hasWorker = deps.mail !== undefined;
  const letter = { member, language, patienceMs: hasWorker ? patienceMs : 0 };
  const outcome = await sendTestLetter(deps, letter);
  const status = outcome.is === "too-many" ? 429 : 200;
  return data<TestOutcome>(outcome, { status, headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** How letters leave the house, what waits and what failed, and a letter to try it. */
export default function Mail() {
  const { language, email, way, trouble, letters } = useLoaderData<typeof loader>();
  const outcome = useActionData<TestOutcome>();
  const isSending = useNavigation().state === "submitting";
  const words = settingsWords(language).mail;
  return (
    <SettingsFrame language={language} section="mail">
      <MailWayPanel language={language} {...way} />
      <Panel title={words.test} lead={words.testLead(email)}>
        {outcome && (
          <Note
            tone={outcome.is === "failed" || outcome.is === "too-many" ? "bad" : "info"}
            role="status"
          >
            {outcome.is === "too-many"
              ? words.tooMany
              : words.outcomes[outcome.is === "sent" && letters ? "kept" : outcome.is]}
            {outcome.is === "failed" && <p>{outcome.error}</p>}
          </Note>
        )}
        <Form method="post" preventScrollReset>
          <Button type="submit" name="do" value="test" busy={isSending} busyLabel={words.sending}>
            {words.send}
          </Button>
        </Form>
      </Panel>
      <MailTrouble language={language} {...trouble} />
      {letters && <MailBox language={language} letters={letters} />}
    </SettingsFrame>
  );
}
