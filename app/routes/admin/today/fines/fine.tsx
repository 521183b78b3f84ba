import { ArrowLeft, Check } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { documentPaperWords } from "../../../../i18n/document-paper/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { listFinePapers, type FinePaper } from "../../../../server/fines/issue-fine-paper.ts";
import { findFine } from "../../../../server/fines/fine-rows.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo, notFound } from "../../forms/action-answer.ts";
import { readId } from "../../forms/fields-of.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerFine } from "./answer-fine.ts";
import { FineDeeds, FineLetters } from "./fine-deeds.tsx";
import { FineStateDot } from "./fine-list.tsx";
import { shownFine, type ShownFine } from "./shown-fine.ts";
import type { Language } from "../../../../domain/language.ts";
import styles from "./fines.module.css";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "handle-fines");
  const { deps, language } = about;
  const fine = await findFine(deps.pool, readId(params.id) ?? 0);
  if (!fine) throw notFound();
  const { handovers } = await deps.catalogue.get();
  const key = deps.random.uuid();
  const shown = shownFine(fine, language);
  const papers = await listFinePapers(deps.pool, fine.id);
  return data(
    { fine: shown, papers, key, handlingCents: handovers.fineHandlingCents },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "handle-fines");
  const id = readId(params.id) ?? 0;
  const outcome = await answerFine(await readForm(request), { id, by, about });
  if ("refused" in outcome) return answerWith(outcome, 409);
  return leadTo(`${adminPath("fines", about.language, id)}?done=${outcome.done}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** One fine: its notice, who had the vehicle, and what is done about it. */
export default function Fine() {
  const { fine, papers, key, handlingCents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const { language } = useSite();
  const words = finesWords(language);
  const title = words.titleOf(fine.plate, fine.reference);
  const done = answer ? undefined : words.done[params.get("done") ?? ""];
  return (
    <>
      <title>{`${title} · Eternal Pro`}</title>
      <PageHead title={title} lead={<FineStateDot language={language} state={fine.state} />}>
        <ButtonLink icon={ArrowLeft} to={adminPath("fines", language)}>
          {words.title}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {answer?.refused && (
          <Refused>{words.refused[answer.refused] ?? words.refused.form}</Refused>
        )}
        {done && (
          <Note icon={Check} role="status">
            {done}
          </Note>
        )}
        <Notice language={language} fine={fine} />
        <Who language={language} fine={fine} />
        {(papers.length > 0 || fine.hasCustomer) && (
          <Papers {...{ language, fine, papers }} sendingKey={key} />
        )}
        <FineDeeds {...{ language, fine, handlingCents }} sendingKey={key} />
      </PageBody>
    </>
  );
}

type Props = { language: Language; fine: ShownFine };

function Notice({ language, fine }: Props) {
  const { notice: words } = finesWords(language);
  const rows: [string, string | undefined][] = [
    [words.plate, fine.plate],
    [words.when, fine.when],
    [words.place, fine.place && `${fine.place}, ${fine.country}`],
    [words.authority, fine.authority],
    [words.reference, fine.reference],
    [words.amount, fine.amount],
    [words.receivedOn, fine.receivedOn],
    [words.dueOn, fine.dueOn],
    [words.note, fine.note || fine.withdrawnReason],
  ];
  return (
    <Panel title={words.title}>
      <SumList sums={rows.flatMap(([name, amount]) => (amount ? { name, amount } : []))} />
      {fine.hasPhoto && (
        <a className="link" href={adminPath("fines", language, fine.id, "photo")}>
          {words.seePhoto}
        </a>
      )}
    </Panel>
  );
}

type PapersProps = Props & { papers: readonly FinePaper[]; sendingKey: string };

/** What was printed about it, and what can be written now. */
function Papers({ language, fine, papers, sendingKey }: PapersProps) {
  const { names } = documentPaperWords(language);
  return (
    <Panel title={finesWords(language).papers}>
      <List className={styles.papers}>
        {papers.map(({ id, kind, number }) => (
          <li key={id}>
            <a className="link" href={adminPath("papers", language, id, "file")}>
              {names[kind]} {number}
            </a>
          </li>
        ))}
      </List>
      {fine.hasCustomer && <FineLetters {...{ language, fine, sendingKey }} />}
    </Panel>
  );
}

function Who({ language, fine }: Props) {
  const { who: words } = finesWords(language);
  const { code, customer } = fine;
  return (
    <Panel title={words.title}>
      {code === undefined ? (
        <p className={styles.quiet}>{words.nobody}</p>
      ) : (
        <>
          <p>{customer}</p>
          <div className={styles.deeds}>
            <ButtonLink to={adminPath("reservations", language, code)}>
              {words.reservation} {code}
            </ButtonLink>
            <ButtonLink to={adminPath("reservations", language, code, "account")}>
              {words.account}
            </ButtonLink>
          </div>
        </>
      )}
    </Panel>
  );
}
