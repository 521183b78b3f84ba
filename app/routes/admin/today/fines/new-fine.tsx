import { ArrowLeft } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { faultList } from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo } from "../../forms/action-answer.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerNotice } from "./answer-notice.ts";
import { NoticeForm } from "./notice-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "handle-fines");
  return data({ key: about.deps.random.uuid() }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "handle-fines");
  const outcome = await answerNotice(await readForm(request), { by, about });
  if ("answer" in outcome) return answerWith(outcome.answer, outcome.status);
  return leadTo(`${adminPath("fines", about.language, outcome.id)}?done=entered`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** A notice that is entered. */
export default function NewFine() {
  const { key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = finesWords(language);
  const refused = answer?.refused;
  const known = answer?.shown?.known;
  const filled = {
    values: answer?.typed ?? {},
    faults: faultTexts(answer?.faults ?? {}, language),
  };
  return (
    <>
      <title>{`${words.new} · Eternal Pro`}</title>
      <PageHead title={words.new}>
        <ButtonLink icon={ArrowLeft} to={adminPath("fines", language)}>
          {words.title}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {refused && (
          <Refused>
            {words.refused[refused] ?? refused}{" "}
            {known && (
              <Link className="link" to={adminPath("fines", language, known)}>
                {words.seeKnown}
              </Link>
            )}
          </Refused>
        )}
        <FormFaults faults={faultList(filled, words.notice)} />
        <NoticeForm
          language={language}
          filled={filled}
          sendingKey={answer?.typed?.key || key}
          mayBeNobodys={refused === "before" || refused === "between" || refused === "never"}
        />
      </PageBody>
    </>
  );
}
