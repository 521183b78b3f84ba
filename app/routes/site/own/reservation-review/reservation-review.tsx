import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { reservationView, reservationLinks } from "../reservation-view.ts";
import { answerName, leave } from "../lookup-answer.ts";
import { Sheet } from "./sheet.tsx";
import { toldCharges } from "../../../../server/charges/told-account.ts";
import { findAcceptedTerms } from "../../../../server/reservations/reading/find-accepted-terms.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import {
  CodeField,
  LookupButton,
  type LookupTold,
  NameField,
  TooManyTries,
} from "../../../../ui/booking/own/lookup-fields.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./find-form.module.css";

/** Finds the reservation by the address's token, or else by the session; without either the form is shown. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const token = params.token ?? sessionToken(about.deps, request);
  const reservation =
    token === undefined ? undefined : await findReservation(about.deps, { token });
  if (!reservation && params.token !== undefined) {
    throw data(undefined, { status: 404, headers: privateHeaders });
  }
  const sheet = reservation && (await sheetView(reservation, about));
  return data({ sheet, isOwn: params.token === undefined }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const form = await readForm(request);
  const to = pathTo("reservation-review", about.language);
  if (form.get("intent") === "leave") return leave(request, about, to);
  return answerName(request, form, about, { step: "code", to });
}

export function headers({ actionHeaders }: HeadersArgs) {
  const wait = actionHeaders?.get("Retry-After");
  return wait ? { ...privateHeaders, "Retry-After": wait } : privateHeaders;
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const { title, metaTitle } = lookupWords(languageOf(location.pathname)).view;
  const code = loaderData?.sheet?.code;
  return [{ title: code ? `${title} ${code} · Eternal Pro` : metaTitle }];
}

/** The reservation as a page to keep and to print, or the form that opens it. */
export default function ReservationReview() {
  const { sheet, isOwn } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, facts, rules } = useSite();
  if (!sheet) return <FindForm language={language} told={told} phone={facts.phone} />;
  return <Sheet language={language} sheet={sheet} facts={facts} rules={rules} isOwn={isOwn} />;
}

/** Returns the sheet's data about a reservation, with its links. */
async function sheetView(reservation: Reservation, about: PageContext) {
  const { customer, planCode, extras, countries, createdAt } = reservation;
  const { firstName, lastName, flightNumber } = customer;
  const catalogue = await about.deps.catalogue.get();
  const accepted = await findAcceptedTerms(about.deps.pool, reservation);
  const isInForce = catalogue.legal.some(
    ({ kind, version }) => kind === "terms" && version === accepted,
  );
  return {
    ...reservationView(reservation, catalogue, about.now),
    ...(await toldCharges(about.deps.pool, reservation)),
    acceptedTerms: isInForce ? undefined : accepted,
    planCode,
    extras,
    countries: [...countries],
    bookedOn: dateOf(createdAt),
    customer: { firstName, lastName, flightNumber },
    links: reservationLinks(reservation, about),
  };
}

export type SheetView = Awaited<ReturnType<typeof sheetView>>;

type Props = { language: Language; told: LookupTold | undefined; phone: string };

/** The form for code and first name on one page. */
function FindForm({ language, told, phone }: Props) {
  const words = lookupWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={words.view.title} lead={words.view.lead} />
      <Form
        method="post"
        action={pathTo("reservation-review", language)}
        className={`raised ${styles.form}`}
        noValidate
        preventScrollReset
      >
        <TooManyTries language={language} told={told} phone={phone} />
        <CodeField language={language} told={told} />
        <NameField language={language} told={told} />
        <LookupButton language={language} label={words.open} intent="find" busy={busy} />
      </Form>
    </div>
  );
}
