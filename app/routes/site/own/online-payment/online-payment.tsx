import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import type { OnlineState } from "../../../../domain/online-payments/online-payment.ts";
import { formatEuro, formatKm } from "../../../../i18n/format.ts";
import { toKmFeninga } from "../../../../domain/money.ts";
import { onlineWords } from "../../../../i18n/online-payment/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { beginOnlinePayment } from "../../../../server/online-payments/begin-online-payment.ts";
import { findOutcome, findPayable } from "../../../../server/online-payments/find-payable.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { Verdict, VerdictPage } from "../verdict-page.tsx";
import styles from "./online-payment.module.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { token, code } = await ownReservation(params.token ?? "", about);
  const reference = new URL(request.url).searchParams.get("of") ?? "";
  const outcome = await findOutcome(about.deps, { token, reference });
  const cents = await findPayable(about.deps, { token });
  return data({ token, code, cents, outcome, reference }, { headers: privateHeaders });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language, origin } = about;
  const { token } = await ownReservation(params.token ?? "", about);
  const seen = (await readForm(request)).get("cents");
  const seenCents = typeof seen === "string" && /^\d{1,9}$/.test(seen) ? Number(seen) : Number.NaN;
  const begun = await beginOnlinePayment(deps, { token, seenCents, language, origin });
  if (begun.ok) return redirect(begun.payUrl, { status: 303, headers: privateHeaders });
  return data({ refused: begun.reason }, { status: 409, headers: privateHeaders });
}

/** Throws 404 when there is none, or while nothing is paid online. */
async function ownReservation(token: string, { deps }: Pick<PageContext, "deps">) {
  const found = deps.paymentProvider && (await findReservation(deps, { token }));
  if (!found) throw data(undefined, { status: 404, headers: privateHeaders });
  return found;
}

export function shouldRevalidate() {
  return true;
}

export function headers() {
  return privateHeaders;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  return [{ title: `${onlineWords(languageOf(location.pathname)).title} · Eternal Pro` }];
}

const verdictOf = {
  paid: "good",
  refunded: "good",
  failed: "bad",
  begun: "open",
} as const satisfies Record<OnlineState, string>;

/** What is due of a reservation, and the way to the provider's page; after it what became of the payment. */
export default function OnlinePayment() {
  const { token, code, cents, outcome, reference } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== "idle";
  const { language } = useSite();
  const words = onlineWords(language);
  const refused = answer && "refused" in answer ? words.refused[answer.refused] : undefined;
  const isOpen = outcome === "begun";
  const amount = cents === undefined ? undefined : formatEuro(cents, language);
  return (
    <VerdictPage title={words.title}>
      {refused ? (
        <Verdict kind="bad" role="alert">
          {refused}
        </Verdict>
      ) : (
        outcome && <Verdict kind={verdictOf[outcome]}>{words.outcome[outcome]}</Verdict>
      )}
      {isOpen && (
        <ButtonLink
          kind="go"
          to={`${pathTo("online-payment", language, { token })}?of=${reference}`}
        >
          {words.reload}
        </ButtonLink>
      )}
      <p>{words.lead(code)}</p>
      {cents === undefined ? (
        outcome !== "paid" && <p>{words.settled}</p>
      ) : (
        <Form method="post" className={styles.form}>
          <p className={styles.sum}>
            {words.toPay} <b>{amount}</b> <small>{formatKm(toKmFeninga(cents), language)}</small>
          </p>
          <input type="hidden" name="cents" value={cents} />
          <p className={styles.quiet}>{words.safe}</p>
          <Button
            kind={isOpen ? "quiet" : "go"}
            type="submit"
            busy={isBusy}
            busyLabel={words.paying}
          >
            {words.pay(amount ?? "")}
          </Button>
        </Form>
      )}
      <ButtonLink to={pathTo("confirmation", language, { token })}>{words.back}</ButtonLink>
    </VerdictPage>
  );
}
