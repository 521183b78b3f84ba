import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { depositDeskWords } from "../../../../i18n/admin-deposit/en.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith, leadTo } from "../../forms/action-answer.ts";
import { fieldsOf } from "../../forms/fields-of.ts";
import { rereadUnlessDown, useFormKey } from "../../forms/reread.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { type AccountAnswer, answerAccount } from "./answer-account.ts";
import { type AccountPage, loadAccount, openAccount } from "./load-account.ts";
import { rightFor } from "./charges/answer-charge.ts";
import { ChargeForm } from "./charges/charge-form.tsx";
import { FeesPanel } from "./charges/fees-panel.tsx";
import { RemindersPanel } from "./charges/reminders-panel.tsx";
import { StatementPanel } from "./charges/statement-panel.tsx";
import { depositIntents } from "./deposits/deposit-intents.ts";
import { DepositPart } from "./deposits/deposit-panel.tsx";
import { loadDeposits } from "./deposits/load-deposits.ts";
import { Entries } from "./entries.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { RefundForm } from "./refund-form.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-reservations");
  const found = await openAccount(params.code, about);
  const done = new URL(request.url).searchParams.get("done") ?? "";
  // The key names one sending of each form of the page: a form sent twice is done once.
  const key = about.deps.random.uuid();
  const account = await loadAccount(found, about);
  const deposit = await loadDeposits(found, about);
  const mayHandle = may(role, "handle-cash");
  const mayPrice = may(role, "price-by-hand");
  return data({ account, deposit, done, key, mayHandle, mayPrice }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "handle-cash");
  const found = await openAccount(params.code, about);
  const form = await readForm(request);
  await requireStaff(request, about, rightFor(fieldsOf(form), found));
  const outcome = await answerAccount({ form, found, by, about });
  if ("answer" in outcome) return answerWith(outcome.answer, outcome.status);
  const { language } = about;
  const to = adminPath("reservations", language, found.view.code, "account");
  return leadTo(`${to}?done=${outcome.done}`);
}

export const shouldRevalidate = rereadUnlessDown;

export function headers() {
  return privateHeaders;
}

/** The account of a reservation, and the money that is taken and given back. */
export default function Account() {
  const { account, deposit, done, key, mayHandle, mayPrice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formKey = useFormKey(key, answer !== undefined);
  const { language } = useSite();
  const words = accountWords(language);
  const refused = answer?.refused;
  const about = { language, account, answer };
  return (
    <>
      <title>{`${words.title(account.code, account.name)} · Eternal Pro`}</title>
      <PageHead title={words.heading} lead={`${account.code} · ${account.name}`}>
        <ButtonLink to={adminPath("reservations", language, account.code)}>
          {words.reservation}
        </ButtonLink>
      </PageHead>
      <PageBody>
        {refused && <Refused>{refusalText(answer, language)}</Refused>}
        {!answer && <Done language={language} account={account} done={done} />}
        <Sums language={language} account={account} />
        <StatementPanel {...about} {...{ mayHandle, mayPrice }} sendingKey={key} />
        {mayHandle && account.statement.fees.length > 0 && (
          <FeesPanel key={`fees ${formKey}`} {...about} sendingKey={key} />
        )}
        <Entries {...{ language, account, mayHandle }} sendingKey={key} />
        {mayHandle && account.dueCents > 0 && (
          <PaymentForm key={`pay ${formKey}`} {...about} sendingKey={key} />
        )}
        {mayHandle && account.leftCents > 0 && (
          <RefundForm key={`refund ${formKey}`} {...about} sendingKey={key} />
        )}
        <DepositPart
          key={`deposit ${formKey}`}
          {...about}
          {...{ deposit, mayHandle }}
          sendingKey={key}
        />
        {account.reminders && (
          <RemindersPanel {...{ language, account, mayHandle }} sendingKey={key} />
        )}
        {mayPrice && <ChargeForm key={`charge ${formKey}`} {...about} sendingKey={key} />}
      </PageBody>
    </>
  );
}

/** The sentence about what was refused; a deposit has its own. */
function refusalText({ intent, refused = "" }: AccountAnswer, language: Language): string {
  const { refused: said } = accountWords(language);
  const ofDeposit: Record<string, string> = depositDeskWords(language).refused;
  const isOfDeposit = depositIntents.some((one) => one === intent) || said[refused] === undefined;
  return (isOfDeposit ? ofDeposit[refused] : undefined) ?? said[refused] ?? said.form ?? "";
}

type Props = { language: Language; account: AccountPage };

/** What the last form did; of a payment with change, what is to be handed out. */
function Done({ language, account, done }: Props & { done: string }) {
  const words = accountWords(language);
  const receiptId = /^hold-(\d{1,10})$/.exec(done)?.[1];
  const ofDeposit = depositDeskWords(language).done[receiptId === undefined ? done : "hold"];
  if (ofDeposit)
    return (
      <Said>
        {ofDeposit} {receiptId !== undefined && <DepositReceipt {...{ language, receiptId }} />}
      </Said>
    );
  const charge = account.statement.charges.find(
    ({ id }) => `charge-${id}` === done.replace(/^void-/, ""),
  );
  const steered = reminderDeeds.find((deed) => deed === done);
  if (steered) return <Said>{words.done[steered]}</Said>;
  if (charge) return <Said>{chargeSaid(charge, language)}</Said>;
  const entry = account.entries.find(({ id }) => String(id) === done.replace(/^void-/, ""));
  if (!entry) return null;
  const said = entry.isVoided
    ? words.done.void
    : words.done[entry.kind](entry.amount.replace("−", ""));
  const hasChange = !entry.isVoided && (entry.change.EUR > 0 || entry.change.BAM > 0);
  return (
    <Said>
      {said} {hasChange && <b>{words.pay.change(cashText(entry.change, language))}</b>}
    </Said>
  );
}

/** The way to the receipt of a deposit that was held just now. */
function DepositReceipt({ language, receiptId }: { language: Language; receiptId: string }) {
  const { receipt, newTab } = depositDeskWords(language).hold;
  return (
    <a href={adminPath("papers", language, receiptId, "file")} target="_blank" rel="noreferrer">
      {receipt} ({newTab})
    </a>
  );
}

const reminderDeeds = ["stop-reminders", "resume-reminders"] as const;

function Said({ children }: { children: ReactNode }) {
  return (
    <Note icon={Check} role="status">
      {children}
    </Note>
  );
}

function chargeSaid(
  { isVoided, isWaived, amount }: AccountPage["statement"]["charges"][number],
  language: Language,
): string {
  const { done } = accountWords(language);
  if (isVoided) return done["void-charge"];
  return isWaived ? done.waive : done.charge(amount);
}

function Sums({ language, account }: Props) {
  const words = accountWords(language).sums;
  const { charged, paid, refunded, due: toPay, dueInMarks, toReturn, held } = account.sums;
  const rows: [string, string | undefined][] = [
    [words.charged, charged],
    [words.paid, paid],
    [words.refunded, refunded],
    [words.held, held],
  ];
  const due = {
    name: toReturn ? words.toReturn : words.due,
    amount: toReturn ?? toPay ?? words.settled,
    note: dueInMarks && words.inMarks(dueInMarks),
    tone: "whole" as const,
  };
  const parts = rows.flatMap(([name, amount]) => (amount === undefined ? [] : { name, amount }));
  return (
    <Panel title={words.title}>
      <SumList sums={[...parts, due]} />
    </Panel>
  );
}
