import { wellFormed } from "../../../../../domain/plain-text.ts";
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { may } from "../../../../../domain/staff/rights.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import {
  eraseCustomer,
  type ErasureAnswer,
} from "../../../../../server/customers/erase-customer.ts";
import { findCustomers, type Customer } from "../../../../../server/customers/find-customers.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { type ActionAnswer, answerWith } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { CustomerPanel } from "./customer-panel.tsx";
import { textOf } from "../record/edit-action.ts";
import { SettingsFrame } from "../../settings-frame.tsx";
import styles from "../record/rows.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireFreshStaff(request, about, "export-customer");
  const mayErase = may(role, "erase-customer");
  return data({ language: about.language, mayErase }, { headers: privateHeaders });
}

type Erased = Extract<ErasureAnswer, { ok: true }>;
export type ErasureRefusal = Exclude<ErasureAnswer, { ok: true }>;

type CustomersAnswer = ActionAnswer<{
  done: Erased;
  shown: Customer[];
  refused: ErasureRefusal;
}>;

/** Answers the forms of this page. The customer's name stays out of addresses, because histories and logs keep these. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "export-customer");
  const form = await readForm(request);
  const { deps } = about;
  if (textOf(form, "do") === "erase") {
    const { by } = await requireFreshStaff(request, about, "erase-customer");
    const [email, typed] = [textOf(form, "email").toLowerCase(), textOf(form, "typed")];
    const wish = { email: plain(email), typed: plain(typed), by };
    const erasure = await eraseCustomer(deps, wish);
    if (erasure.ok) return answerWith<CustomersAnswer>({ done: erasure });
    const shown = await findCustomers(deps.pool, wish.email);
    const status = erasure.reason === "not-found" ? 404 : 409;
    return answerWith<CustomersAnswer>({ shown, refused: erasure }, status);
  }
  return answerWith<CustomersAnswer>({
    shown: await findCustomers(deps.pool, textOf(form, "query")),
  });
}

function plain(text: string): string {
  return wellFormed(text.slice(0, 254).replaceAll("\0", ""));
}

export function headers() {
  return privateHeaders;
}

/** One customer's data: to find, to export, to erase. */
export default function Customers() {
  const { language, mayErase } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = settingsWords(language).customers;
  const { shown, done, refused } = answer ?? {};
  return (
    <SettingsFrame language={language} section="customers">
      <Panel title={words.find} lead={words.findLead}>
        <Form method="post" className={styles.find}>
          <Field name="query" label={words.query} autoComplete="off" maxLength={254} required />
          <DeedButton name="do" value="find" kind="pick" busyLabel={words.searching}>
            {words.search}
          </DeedButton>
        </Form>
      </Panel>
      {done && (
        <Note role="status">{words.erased(done.reservations, done.letters + done.messages)}</Note>
      )}
      {shown?.length === 0 && !refused && <p role="status">{words.none}</p>}
      {shown?.map((customer) => (
        <CustomerPanel
          key={customer.email}
          {...{ language, customer, mayErase }}
          refused={refused}
        />
      ))}
    </SettingsFrame>
  );
}
