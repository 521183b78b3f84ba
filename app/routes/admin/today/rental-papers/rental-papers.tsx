import { Check, FileText } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { parseDocumentNumber } from "../../../../domain/documents/document-number.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo } from "../../forms/action-answer.ts";
import { rereadUnlessDown, useFormKey } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerRentalPapers } from "./answer-rental-papers.ts";
import { AgreementForm, AnnexForm, DamageForm, LetterForm, PackForm } from "./issue-forms.tsx";
import { loadRentalPapers, openRental, type RentalPapers } from "./load-rental-papers.ts";
import { refusalText } from "./refusal-text.ts";
import styles from "./rental-papers.module.css";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "issue-papers");
  const found = await openRental(params.code, about);
  const done = new URL(request.url).searchParams.get("done") ?? "";
  // The key names one sending of each form of the page: a form sent twice is done once.
  const key = about.deps.random.uuid();
  const papers = await loadRentalPapers(found, about);
  return data({ papers, done, key }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "issue-papers");
  const found = await openRental(params.code, about);
  const form = await readForm(request);
  const outcome = await answerRentalPapers({ form, found, by, about });
  if ("answer" in outcome) return answerWith(outcome.answer, outcome.status);
  const to = adminPath("reservations", about.language, found.view.code, "rental-papers");
  return leadTo(`${to}?done=${outcome.done}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** The papers of a rental: those that were issued, and the forms with which others are. */
export default function RentalPapersPage() {
  const { papers, done, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formKey = useFormKey(key, answer !== undefined);
  const { language } = useSite();
  const words = rentalPapersWords(language);
  const about = { language, papers, answer, sendingKey: key };
  return (
    <>
      <title>{`${words.title(papers.code, papers.name)} · Eternal Pro`}</title>
      <PageHead title={words.heading} lead={`${papers.code} · ${papers.name}`}>
        <ButtonLink to={adminPath("reservations", language, papers.code)}>
          {words.reservation}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {answer?.refused && <Refused>{refusalText(answer.refused, language)}</Refused>}
        {!answer && <Done language={language} done={done} />}
        <Issued language={language} papers={papers} sendingKey={key} />
        {papers.mayAgree && <AgreementForm key={`agreement ${formKey}`} {...about} />}
        {papers.annexes.length > 0 && <AnnexForm key={`annex ${formKey}`} {...about} />}
        {papers.mayLeave && <PackForm key={`pack ${formKey}`} {...about} />}
        {papers.hasDamage && <DamageForm key={`damage ${formKey}`} {...about} />}
        {papers.letters.map((kind) => (
          <LetterForm key={`${kind} ${formKey}`} {...about} kind={kind} />
        ))}
      </PageBody>
    </>
  );
}

/** What the last form did. */
function Done({ language, done }: { language: Language; done: string }) {
  const words = rentalPapersWords(language);
  const [, how = "", number = ""] = /^(sent-|unsent-)?(.+)$/.exec(done) ?? [];
  const isNumber = parseDocumentNumber(number) !== undefined;
  if (done !== "revoked" && !isNumber) return null;
  const told = { "sent-": words.sent, "unsent-": words.unsent }[how] ?? words.issued;
  return (
    <Note icon={Check} role="status">
      {done === "revoked" ? words.revokedNow : told(number)}
    </Note>
  );
}

type IssuedProps = { language: Language; papers: RentalPapers; sendingKey: string };

function Issued({ language, papers, sendingKey }: IssuedProps) {
  const words = rentalPapersWords(language);
  const pack = borderPackWords(language).issue;
  return (
    <Panel title={words.issuedTitle}>
      {papers.issued.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <List className={styles.issued}>
        {papers.issued.map(({ id, name, number, when, staff, ...one }) => (
          <li key={id}>
            <span>
              <b>{name}</b> <span className={styles.number}>{number}</span>
              <small>
                {[
                  when,
                  staff && words.by(staff),
                  one.isEnded && words.ended,
                  one.isRevoked && pack.revoked,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            <div className={styles.acts}>
              <ButtonOut
                icon={FileText}
                href={`${adminPath("papers", language, String(id), "file")}`}
                target="_blank"
              >
                {words.open}
                <span className="visually-hidden">
                  {" "}
                  {number} ({words.newTab})
                </span>
              </ButtonOut>
              {one.isRevocable && (
                <ConfirmButton
                  kind="quiet"
                  label={pack.revoke}
                  title={`${pack.revoke}: ${number}`}
                  text={pack.revokeWhy}
                  name="intent"
                  value="revoke"
                >
                  <input type="hidden" name="version" value={papers.version} />
                  <input type="hidden" name="key" value={sendingKey} />
                  <input type="hidden" name="paper" value={id} />
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}
