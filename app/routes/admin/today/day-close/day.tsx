import { Check } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo } from "../../forms/action-answer.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerClose } from "./answer-close.ts";
import { CloseForm } from "./close-form.tsx";
import { Figures } from "./figures.tsx";
import { dayIn, loadDay } from "./load-day.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-cash");
  const day = await loadDay(dayIn(params.day), about);
  const rights = { mayClose: may(role, "close-day"), mayExport: may(role, "export-lists") };
  return data({ day, ...rights }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "close-day");
  const day = dayIn(params.day);
  const refusal = await answerClose(await readForm(request), { day, by, about });
  if (refusal) return answerWith(refusal, 409);
  return leadTo(`${adminPath("day-close", about.language, day)}?done=close`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** One day: its figures as they are, or as they were when it was closed. */
export default function Day() {
  const { day, mayClose, mayExport } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const { language } = useSite();
  const words = dayCloseWords(language);
  const own = (...rest: string[]) => adminPath("day-close", language, ...rest);
  const title = words.titleOf(formatDate(day.day, language));
  const refused = answer?.refused ?? day.refused;
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead title={title} lead={day.state}>
        {mayExport && (
          <ExportLinks
            csvHref={own(day.day, "export.csv")}
            xlsxHref={own(day.day, "export.xlsx")}
          />
        )}
        {day.documentId !== undefined && (
          <a className="link" href={adminPath("papers", language, day.documentId, "file")}>
            {words.paper}
          </a>
        )}
        <ButtonLink to={own()}>{words.all}</ButtonLink>
      </PageHead>
      <PageBody>
        {refused && mayClose && <Refused>{words.refused[refused] ?? words.refused.form}</Refused>}
        {!answer && params.get("done") === "close" && day.isClosed && (
          <Note icon={Check} role="status">
            {words.done}
          </Note>
        )}
        <Figures language={language} day={day} />
        {mayClose && !day.isClosed && !day.refused && (
          <CloseForm language={language} day={day} answer={answer} />
        )}
      </PageBody>
    </>
  );
}
