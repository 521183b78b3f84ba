import { Check } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { siteOrigin } from "../../../../server/http/site-origin.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerPapers } from "./answer-papers.ts";
import { IssuePart } from "./issue-part.tsx";
import { loadPapers, openPapers } from "./load-papers.ts";
import { PapersList } from "./papers-list.tsx";

type Answer = ActionAnswer<{ refused: string }>;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-papers");
  const found = await openPapers(params.code, about);
  const origin = siteOrigin(about.deps, request);
  const papers = await loadPapers(found, { ...about, role, origin });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  // The key names one sending of each form of the page: a form sent twice is done once.
  const key = about.deps.random.uuid();
  return data({ papers, done, key }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "issue-papers");
  const found = await openPapers(params.code, about);
  const form = await readForm(request);
  const origin = siteOrigin(about.deps, request);
  const outcome = await answerPapers({ form, found, by, about, origin });
  if ("refused" in outcome) return answerWith<Answer>({ refused: outcome.refused }, outcome.status);
  const to = adminPath("reservations", about.language, found.view.code, "papers");
  return leadTo(`${to}?done=${encodeURIComponent(outcome.done)}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** The papers of a reservation: what was issued, and what can be issued now. */
export default function Papers() {
  const { papers, done, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPapersWords(language);
  const sentences: Record<string, string> = words.refused;
  const told = { mail: words.sent, fiscal: words.fiscalDone }[done];
  const issued = papers.rows.find(({ number }) => number === done);
  const said = told ?? (issued && words.done(`${issued.name} ${issued.number}`));
  return (
    <>
      <title>{`${words.title(papers.code, papers.name)} · Eternal Pro`}</title>
      <PageHead title={words.heading} lead={`${papers.code} · ${papers.name}`}>
        <ButtonLink to={adminPath("reservations", language, papers.code)}>
          {words.reservation}
        </ButtonLink>
        <ButtonLink to={adminPath("reservations", language, papers.code, "account")}>
          {words.account}
        </ButtonLink>
        {papers.ways && (
          <ButtonLink to={adminPath("reservations", language, papers.code, "rental-papers")}>
            {rentalPapersWords(language).heading}
          </ButtonLink>
        )}
      </PageHead>
      <PageBody>
        {answer?.refused && <Refused>{sentences[answer.refused] ?? words.refused.form}</Refused>}
        {!answer && said && (
          <Note icon={Check} role="status">
            {said}
          </Note>
        )}
        <PapersList {...{ language, papers }} sendingKey={key} />
        {papers.ways && <IssuePart {...{ language, papers }} sendingKey={key} />}
      </PageBody>
    </>
  );
}
