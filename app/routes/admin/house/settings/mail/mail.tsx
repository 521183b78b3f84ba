import type { Language } from "../../../../../domain/language.ts";
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
import { holdsLetters } from "../../../../../domain/settings/carrier.ts";
import { placeholdersOf } from "../../../../../domain/settings/placeholders.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { carriageOf } from "../../../../../server/mail/desk/fate-of-letters.ts";
import { mailState, type TroubledLetter } from "../../../../../server/mail/desk/mail-state.ts";
import { listMailbox } from "../../../../../server/mail/desk/read-mailbox.ts";
import { sendTestLetter } from "../../../../../server/mail/desk/send-test-letter.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { type ActionAnswer, answerWith } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { HeldNote, MailBox, MailTrouble, MailWayPanel } from "./mail-panels.tsx";
import { SettingsFrame } from "../../settings-frame.tsx";

/** The time that the page waits for its test letter: the worker looks every second, and a mail server may be slow. */
const patienceMs = 8000;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { email, role } = await requireFreshStaff(request, about, "see-settings");
  const { deps, language } = about;
  const { waiting, tried, failed } = await mailState(deps.pool, deps.clock.now());
  const { server, from, boxDir } = deps.mail ?? {};
  const { carrier, edge } = carriageOf(deps);
  const { facts } = await deps.catalogue.get();
  const held = holdsLetters({ carrier, edge }, facts) ? placeholdersOf(facts) : [];
  const all = may(role, "manage-staff");
  const letters = boxDir ? await listMailbox(boxDir, { all }) : undefined;
  const trouble = { waiting, tried: tried.map(shown), failed: failed.map(shown) };
  return data(
    { language, email, held, trouble, way: { carrier, server, edge, from }, letters },
    { headers: privateHeaders },
  );
}

function shown({ id, kind, at, attempts, error }: TroubledLetter) {
  return { id, kind, at: toLocal(at.getTime()), attempts, error };
}

/** The outcome of the test letter. */
type MailAnswer = ActionAnswer<{
  done: "sent" | "kept" | "waits";
  /** No letter leaves the house yet, too many test letters in an hour, or the carrier's error. */
  refused: "held" | "too-many" | { error: string };
}>;

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireFreshStaff(request, about, "edit-settings");
  await readForm(request);
  const { deps, language } = about;
  const hasWorker = deps.mail !== undefined;
  const letter = { member, language, patienceMs: hasWorker ? patienceMs : 0 };
  const sent = await sendTestLetter(deps, letter);
  switch (sent.is) {
    case "held":
      return answerWith<MailAnswer>({ refused: "held" }, 409);
    case "too-many":
      return answerWith<MailAnswer>({ refused: "too-many" }, 429);
    case "failed":
      return answerWith<MailAnswer>({ refused: { error: sent.error } });
    default:
      return answerWith<MailAnswer>({ done: sent.is });
  }
}

export function headers() {
  return privateHeaders;
}

/** The carrier of letters, the letters that wait or failed, and a form that sends a test letter. */
export default function Mail() {
  const { language, email, held, way, trouble, letters } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSending = useNavigation().state === "submitting";
  const words = settingsWords(language).mail;
  return (
    <SettingsFrame language={language} section="mail">
      {held.length > 0 && <HeldNote language={language} held={held} />}
      <MailWayPanel language={language} {...way} />
      <Panel title={words.test} lead={words.testLead(email)}>
        {answer?.done && <Note role="status">{words.outcomes[answer.done]}</Note>}
        {answer?.refused && <TestRefused language={language} refused={answer.refused} />}
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

type RefusedProps = { language: Language; refused: NonNullable<MailAnswer["refused"]> };

function TestRefused({ language, refused }: RefusedProps) {
  const words = settingsWords(language).mail;
  if (typeof refused === "string")
    return <Refused>{refused === "held" ? words.outcomes.held : words.tooMany}</Refused>;
  return (
    <Refused>
      {words.outcomes.failed}
      <p>{refused.error}</p>
    </Refused>
  );
}
