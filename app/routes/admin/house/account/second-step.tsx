import { ArrowLeft } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { answerToWait, answerWith, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import { type Member, requireStaff } from "../../guard/require-staff.ts";
import { ProofForm, ScanForm } from "./step-forms.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import type { About } from "../../../../server/http/about.ts";
import {
  beginSecondStep,
  type StepRefusal,
} from "../../../../server/staff/second-step/begin-second-step.ts";
import { confirmSecondStep } from "../../../../server/staff/second-step/confirm-second-step.ts";
import { endSecondStep } from "../../../../server/staff/second-step/end-second-step.ts";
import { qrPath } from "../../../../server/staff/second-step/qr-path.ts";
import { renewRecoveryCodes } from "../../../../server/staff/second-step/renew-recovery-codes.ts";
import { isStepKey, stepAddress } from "../../../../server/staff/second-step/step-address.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { hasSecondStep } = await requireStaff(request, about, "see-closed-site");
  return data({ language: about.language, hasSecondStep }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const staff = await requireStaff(request, about, "see-closed-site");
  return changeStep({ about, request, staff, form: await readForm(request) });
}

export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

/** The page that sets up, changes and turns off the second step of signing in. */
export default function SecondStep() {
  const { language } = useLoaderData<typeof loader>();
  const words = adminStaffWords(language).twoStep;
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title}>
        <ButtonLink icon={ArrowLeft} to={adminPath("account", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody>
        <Stage />
      </PageBody>
    </>
  );
}

/** The body of the page: a key or codes just made, else the forms. */
function Stage() {
  const { language, hasSecondStep } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = adminStaffWords(language).twoStep;
  if (answer?.shown?.codes) {
    const { codes } = answer.shown;
    return <RecoveryCodes language={language} codes={codes} isNew={answer.done === "on"} />;
  }
  if (answer?.shown?.scan)
    return <ScanForm language={language} scan={answer.shown.scan} refused={answer.refused} />;
  const refused = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const form = { language, busyLabel: adminStaffWords(language).busy };
  if (!hasSecondStep)
    return (
      <>
        {answer?.done === "off" && <Note role="status">{words.off.done}</Note>}
        {answer?.refused === "lost" && <Refused>{words.scan.lost}</Refused>}
        <ProofForm {...form} intent="begin" says={words.begin} answer={refused("begin")} />
      </>
    );
  return (
    <>
      <ProofForm {...form} intent="renew" says={words.fresh} answer={refused("renew")} />
      <ProofForm {...form} intent="end" says={words.off} answer={refused("end")} />
    </>
  );
}

/** The key of the second step in letters, and as a QR code. */
export type Scan = { key: string; side: number; path: string };

/** The answer of the action. A key to scan, and codes, are shown once and stored nowhere. */
export type StepAnswer = ActionAnswer<{
  intent: string;
  done: "on" | "off";
  shown: { scan?: Scan; codes?: string[] };
  refused: "missing" | "wrong" | "lost";
  waitMinutes: number;
}>;

type StepRequest = { about: About; request: Request; staff: Member; form: FormData };

/** The forms of the second step: begin, confirm with a code, new recovery codes, end. */
async function changeStep(step: StepRequest) {
  const intent = textOf(step.form, "intent");
  if (intent === "confirm") return confirm(step);
  const password = textOf(step.form, "password");
  const { about, request, staff } = step;
  if (intent !== "begin" && intent !== "renew" && intent !== "end")
    return answerWith<StepAnswer>({}, 400);
  if (password === "") return answerWith<StepAnswer>({ intent, refused: "missing" }, 400);
  const given = { staff, password, address: about.ip };
  if (intent === "begin") {
    const begun = await beginSecondStep(about.deps, request, given);
    return begun.ok
      ? answerWith<StepAnswer>({ shown: { scan: scanOf(begun.key, staff.email) } })
      : refuse(begun, intent);
  }
  if (intent === "renew") {
    const renewed = await renewRecoveryCodes(about.deps, request, given);
    return renewed.ok
      ? answerWith<StepAnswer>({ shown: { codes: renewed.codes } })
      : refuse(renewed, intent);
  }
  const ended = await endSecondStep(about.deps, given);
  return ended.ok ? answerWith<StepAnswer>({ done: "off" }) : refuse(ended, intent);
}

/**
 * Turns the second step on. A wrong code shows the same key again: the page sends the key back, and only its owner sees
 * the QR code.
 */
async function confirm({ about, request, staff, form }: StepRequest) {
  const key = textOf(form, "key");
  const wish = { staff, typed: textOf(form, "code"), address: about.ip };
  const confirmed = await confirmSecondStep(about.deps, request, wish);
  if (!confirmed.ok) {
    const scan = isStepKey(key) ? { shown: { scan: scanOf(key, staff.email) } } : {};
    if (confirmed.reason === "too-many-tries") return answerToWait<StepAnswer>(scan, confirmed);
    if (confirmed.reason === "lost") return answerWith<StepAnswer>({ refused: "lost" }, 409);
    return answerWith<StepAnswer>({ ...scan, refused: "wrong" }, 400);
  }
  return answerWith<StepAnswer>({ shown: { codes: confirmed.codes }, done: "on" });
}

function refuse(refusal: StepRefusal, intent: string) {
  if (refusal.reason === "too-many-tries") return answerToWait<StepAnswer>({ intent }, refusal);
  if (refusal.reason === "wrong") return answerWith<StepAnswer>({ intent, refused: "wrong" }, 400);
  // Another tab has turned the step on or off: the reloaded page shows that.
  return answerWith<StepAnswer>({}, 409);
}

function scanOf(key: string, email: string): Scan {
  return { key, ...qrPath(stepAddress(key, email)) };
}
