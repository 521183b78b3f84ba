import { useEffect } from "react";
import {
  data,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { proofWords } from "../../../../i18n/admin-proof/en.ts";
import { formatLongDateTime } from "../../../../i18n/format.ts";
import { findProof, listProofs, type ProofRun } from "../../../../server/proof/list-proofs.ts";
import { beginProof, isProving } from "../../../../server/proof/run-proof.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { CheckList } from "./check-list.tsx";
import { shownChecks } from "./shown-proof.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-proof");
  const { deps, language } = about;
  const runs = await listProofs(deps.pool);
  const asked = /^\d{1,9}$/.exec(new URL(request.url).searchParams.get("run") ?? "")?.[0];
  const id = asked === undefined ? runs[0]?.id : Number(asked);
  const run = id === undefined ? undefined : await findProof(deps.pool, id);
  const shown = run && {
    id: run.id,
    isLast: run.id === runs[0]?.id,
    when: momentOf(run.begunAt, language),
    checks: shownChecks(run.results, language),
  };
  const history = runs.map((one) => historyLine(one, language));
  const isRunning = await isProving(deps.pool);
  const mayRun = deps.proof !== undefined && !isRunning;
  return data({ language, run: shown, history, mayRun, isRunning }, { headers: privateHeaders });
}

type Answer = ActionAnswer<{ refused: "running" }>;

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "see-proof");
  const { pool, clock, log, proof } = about.deps;
  if (!proof) throw badForm();
  const begun = await beginProof({ pool, clock, means: proof }, { reason: "member", by });
  if (!begun.ok) return answerWith<Answer>({ refused: "running" }, 409);
  // It restores a backup, which takes longer than anybody waits for a page.
  begun.done.catch((err: unknown) => log.error({ err }, "the proof of a member was not made"));
  return leadTo(adminPath("proof", about.language));
}

export function headers() {
  return privateHeaders;
}

function momentOf(at: Date, language: Language): string {
  return formatLongDateTime(toLocal(at.getTime()), language);
}

function historyLine({ id, reason, begunAt, failed, staffName }: ProofRun, language: Language) {
  const words = proofWords(language);
  return {
    id,
    when: momentOf(begunAt, language),
    who: reason === "member" && staffName !== null ? staffName : words.reasons[reason],
    failed,
  };
}

/** The morning proof: what the product has checked of itself, what is wrong, and what was said before. */
export default function Proof() {
  const { language, run, history, mayRun, isRunning } = useLoaderData<typeof loader>();
  useLook(isRunning);
  const answer = useActionData<Answer>();
  const words = proofWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayRun && (
          <Form method="post" preventScrollReset>
            <DeedButton name="do" value="run" busyLabel={words.running}>
              {words.run}
            </DeedButton>
          </Form>
        )}
      </PageHead>
      <PageBody>
        {isRunning ? (
          <Note role="status">
            {words.underWay} <Link to={adminPath("proof", language)}>{words.look}</Link>
          </Note>
        ) : (
          answer?.refused && <Note role="alert">{words.busy}</Note>
        )}
        {run ? (
          <Panel title={headline(run.checks, language)} lead={words.shown(run.when)}>
            <CheckList language={language} checks={run.checks} />
            {!run.isLast && <Link to={adminPath("proof", language)}>{words.toLast}</Link>}
          </Panel>
        ) : (
          <EmptyState title={words.never} heading="h2" text={words.neverText} />
        )}
        {history.length > 0 && (
          <Panel title={words.history}>
            <LinedList>
              {history.map(({ id, when, who, failed }) => (
                <li key={id}>
                  <span>
                    <Link to={`${adminPath("proof", language)}?run=${id}`}>{when}</Link>
                    <small>{who}</small>
                  </span>
                  <StatusDot tone={failed > 0 ? "bad" : "good"}>
                    {failed > 0 ? words.failed(failed) : words.well}
                  </StatusDot>
                </li>
              ))}
            </LinedList>
          </Panel>
        )}
      </PageBody>
    </>
  );
}

const lookAgainMs = 3_000;

/** Reads the page anew every few seconds while a proof is under way. */
function useLook(isRunning: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

function headline(checks: readonly { outcome: string }[], language: Language): string {
  const words = proofWords(language);
  const failed = checks.filter(({ outcome }) => outcome === "bad").length;
  return failed > 0 ? words.failed(failed) : words.well;
}
