import {
  data,
  Form,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { onlineWords } from "../../../../i18n/online-payment/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { hearNotice } from "../../../../server/online-payments/hear-notice.ts";
import { findOnline, type OnlineRow } from "../../../../server/online-payments/online-rows.ts";
import {
  readTestPass,
  signedNotice,
  testProviderName,
} from "../../../../server/online-payments/test-provider.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { VerdictPage } from "../verdict-page.tsx";
import styles from "./online-payment.module.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { amountCents, code } = await paymentOf(params.pass ?? "", context.get(page));
  return data({ amountCents, code: formatCode(code) }, { headers: privateHeaders });
}

/** Tells the product what was chosen, as a provider would, by the same door; then the customer is led back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  const { reference, amountCents, token } = await paymentOf(params.pass ?? "", about);
  const chosen = (await readForm(request)).get("outcome");
  if (chosen === "paid" || chosen === "refused") {
    const told = signedNotice(deps.signingKey, { reference, outcome: chosen, amountCents });
    await hearNotice(deps, { headers: new Headers(told.headers), body: told.body });
  }
  const back = `${pathTo("online-payment", language, { token })}?of=${reference}`;
  return redirect(back, { status: 303, headers: privateHeaders });
}

/** The payment that this page was made for. Throws 404 unless the test provider is set, for any other address, and after an hour. */
async function paymentOf(pass: string, { deps }: Pick<PageContext, "deps">): Promise<OnlineRow> {
  const isSet = deps.paymentProvider?.name === testProviderName;
  const reference = isSet ? readTestPass(deps, pass) : undefined;
  const found = reference && (await findOnline(deps.pool, testProviderName, reference));
  if (!found) throw data(undefined, { status: 404, headers: privateHeaders });
  return found;
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: `${onlineWords(languageOf(location.pathname)).test.title} · Eternal Pro` }];
}

/** The page of the test provider: it takes no money, and asks what is to become of the payment. */
export default function TestPayment() {
  const { amountCents, code } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = onlineWords(language).test;
  return (
    <VerdictPage title={words.title}>
      <p>{words.lead}</p>
      <p className={styles.sum}>
        {words.reservation} {code} <b>{formatEuro(amountCents, language)}</b>
      </p>
      <Form method="post" className={styles.acts}>
        <Button kind="go" type="submit" name="outcome" value="paid">
          {words.paid}
        </Button>
        <Button type="submit" name="outcome" value="refused">
          {words.refused}
        </Button>
        <Button kind="quiet" type="submit" name="outcome" value="abandoned">
          {words.abandoned}
        </Button>
      </Form>
    </VerdictPage>
  );
}
