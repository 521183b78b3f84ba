import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import { answerName, leave } from "../lookup-answer.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { FindForm } from "./find-form.tsx";
import { Sheet } from "./sheet.tsx";
import { sheetView } from "./sheet-view.ts";

/** By the token of the address, else by the session; without either the form is shown. */
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
