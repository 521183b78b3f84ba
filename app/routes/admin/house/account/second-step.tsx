import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { changeStep } from "./change-step.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanForm } from "./scan-form.tsx";

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

/** Where the second step of signing in is set up, changed and turned off. */
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

/** What stands on the page: what was just made, else what can be done. */
function Stage() {
  const { language, hasSecondStep } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const words = adminStaffWords(language).twoStep;
  if (told?.codes)
    return <RecoveryCodes language={language} codes={told.codes} isNew={told.isOn ?? false} />;
  if (told?.scan) return <ScanForm language={language} scan={told.scan} fault={told.fault} />;
  const refused = (intent: string) => (told?.intent === intent ? told : undefined);
  const form = { language, busyLabel: adminStaffWords(language).busy };
  if (!hasSecondStep)
    return (
      <>
        {told?.isOff && <Note role="status">{words.off.done}</Note>}
        {told?.fault === "lost" && <Note tone="bad">{words.scan.lost}</Note>}
        <ProofForm {...form} intent="begin" says={words.begin} told={refused("begin")} />
      </>
    );
  return (
    <>
      <ProofForm {...form} intent="renew" says={words.fresh} told={refused("renew")} />
      <ProofForm {...form} intent="end" says={words.off} told={refused("end")} />
    </>
  );
}
