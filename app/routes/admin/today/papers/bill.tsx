import { ArrowLeft } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readBuyer } from "../../../../domain/documents/buyer.ts";
import { formatDocumentNumber } from "../../../../domain/documents/document-number.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { adminPapersWords } from "../../../../i18n/admin-papers/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { issueInvoice, issueProforma } from "../../../../server/documents/issue-invoice.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import { rereadUnlessDown } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { BillForm, BillLines } from "./bill-form.tsx";
import { emptyBuyer, loadBill, readBillKind } from "./load-bill.ts";
import { openPapers } from "./load-papers.ts";

type Answer = ActionAnswer<{
  refused: string;
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "issue-papers");
  const kind = readBillKind(params.kind);
  const found = await openPapers(params.code, about);
  const bill = await loadBill(found, about);
  const key = about.deps.random.uuid();
  return data({ kind, bill, key }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "issue-papers");
  const kind = readBillKind(params.kind);
  const found = await openPapers(params.code, about);
  const { deps, now, language } = about;
  const sent = fieldsOf(await readForm(request));
  const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
  const total = /^\d{1,10}$/.test(sent.total ?? "") ? Number(sent.total) : Number.NaN;
  if (!formKey) throw badForm();
  const typed = typedOf(sent, emptyBuyer);
  const read = readBuyer(sent);
  if (!read.ok) return answerWith<Answer>({ faults: read.faults, typed }, 422);
  const { token, code } = found.view;
  const ask = { token, by, now, seenVersion: versionOf(sent), formKey };
  const issue = kind === "invoice" ? issueInvoice : issueProforma;
  const answer = await issue(deps, { ...ask, buyer: read.buyer, seenTotalCents: total });
  if (!answer.ok) return answerWith<Answer>({ refused: answer.reason, typed }, 409);
  const to = adminPath("reservations", language, code, "papers");
  return leadTo(`${to}?done=${formatDocumentNumber(answer.issued)}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** An invoice or a proforma before it is issued: whom it is made out to, and what it will say. */
export default function Bill() {
  const { kind, bill, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPapersWords(language);
  const sentences: Record<string, string> = words.refused;
  const values = answer?.typed ?? { ...emptyBuyer, name: bill.name };
  const filled = { values, faults: faultTexts(answer?.faults ?? {}, language) };
  const title = words.bill.title[kind];
  return (
    <>
      <title>{`${title} · ${bill.code} · Eternal Pro`}</title>
      <PageHead title={title} lead={words.bill.lead[kind]}>
        <ButtonLink icon={ArrowLeft} to={adminPath("reservations", language, bill.code, "papers")}>
          {words.bill.back}
        </ButtonLink>
      </PageHead>
      <PageBody side={<BillLines {...{ language, bill }} />}>
        {answer?.refused && <Refused>{sentences[answer.refused] ?? words.refused.form}</Refused>}
        <BillForm {...{ language, kind, bill, filled }} sendingKey={key} />
      </PageBody>
    </>
  );
}
