import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { filledForm } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerExtra } from "./answer-extra.ts";
import { AwayPanel } from "./away-panel.tsx";
import { DaysPanel } from "./days-panel.tsx";
import { ExtraForm } from "./extra-form.tsx";
import { extraFields } from "./extra-fields.ts";
import { ExtraSide } from "./extra-side.tsx";
import { openExtra } from "./open-extra.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const opened = await openExtra(about.deps, params.code ?? "");
  if (!opened) throw data(undefined, { status: 404, headers: privateHeaders });
  const mayEdit = may(member.role, "edit-prices");
  return data({ ...opened, mayEdit }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-prices");
  return answerExtra(about, { request, code: params.code ?? "", by: member.by });
}

export function headers() {
  return privateHeaders;
}

/** One extra: what it is and costs, how many are left on which day, which pieces are away. */
export default function Extra() {
  const { extra, place, isUsed, days, absences, today, mayEdit } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminExtrasWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const fields = extraFields(extra, language);
  const values = told?.typed ?? fields;
  const { filled, outcome } = filledForm(told, values, language);
  const name = language === "ba" ? extra.nameBs : extra.nameEn;
  return (
    <>
      <title>{`${name} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={name} lead={extra.code}>
        <ButtonLink icon={ArrowLeft} to={adminPath("extras", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody
        side={
          <>
            <DaysPanel language={language} days={days} />
            <AwayPanel {...{ language, absences, today, mayNot, extra, told: told?.away }} />
            <ExtraSide {...{ language, extra, place, isUsed, mayNot, name }} />
          </>
        }
      >
        <RecordForm
          version={extra.version}
          filledAs={JSON.stringify(fields)}
          {...outcome}
          mayNot={mayNot}
        >
          <ExtraForm language={language} filled={filled} />
        </RecordForm>
      </PageBody>
    </>
  );
}
