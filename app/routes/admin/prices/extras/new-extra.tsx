import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { readExtra } from "../../../../domain/extras/read-extra.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { addExtra } from "../../../../server/extras/change-extra.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import { fieldsOf, typedOf } from "../../forms/fields-of.ts";
import { filledForm, type RecordAnswer } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { blankExtra, extraFields, extraLabels, ExtraForm } from "./extra-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context.get(page), "edit-prices");
  return data(undefined, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-prices");
  const { deps, language } = about;
  const sent = fieldsOf(await readForm(request));
  const read = readExtra(sent);
  if (!read.ok) {
    const typed = typedOf(sent, extraLabels(language));
    return answerWith<RecordAnswer>({ faults: read.faults, typed }, 400);
  }
  const { code } = await addExtra(deps.pool, { extra: read.extra, by });
  await deps.catalogue.catchUp();
  const to = adminPath("extras", language, code);
  throw leadAndTell(to, { deed: "extra-created", name: nameOf(read.extra, language) });
}

export function headers() {
  return privateHeaders;
}

function nameOf(
  { nameEn, nameBs }: { nameEn: string; nameBs: string },
  language: Language,
): string {
  return language === "ba" ? nameBs : nameEn;
}

/** The form of a new extra, whose code is made of its English name. */
export default function NewExtra() {
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminExtrasWords(language);
  const values = answer?.typed ?? extraFields(blankExtra, language);
  const { filled, outcome } = filledForm(answer, values, language);
  return (
    <>
      <title>{`${words.new} · Eternal Pro`}</title>
      <PageHead title={words.new}>
        <ButtonLink icon={ArrowLeft} to={adminPath("extras", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody>
        <RecordForm {...outcome}>
          <ExtraForm language={language} filled={filled} />
        </RecordForm>
      </PageBody>
    </>
  );
}
