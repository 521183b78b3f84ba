import {
  useActionData,
  useLoaderData,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { searchContext } from "../../../../domain/reservations/trip/search-context.ts";
import { staffSearch } from "../../../../domain/reservations/trip/staff-terms.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { listPartners } from "../../../../server/reservations/booking/list-partners.ts";
import { phoneCountries } from "../../../../server/phones/phone-countries.ts";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerBooking } from "./answer-booking.ts";
import { BookingForm } from "./booking-form.tsx";
import { asParams } from "./read-booking.ts";
import { readStart } from "./read-start.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "steer-reservations");
  const { deps, language, now } = about;
  const { priceList } = await deps.catalogue.get();
  const form = {
    submissionKey: deps.random.uuid(),
    phoneCountries: phoneCountries(language),
    search: staffSearch(priceList, now),
    terms: searchContext(priceList, now),
    start: readStart(new URL(request.url).searchParams),
    partners: await listPartners(deps.pool),
  };
  return data(form, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "steer-reservations");
  return answerBooking({ params: asParams(await readForm(request)), by }, about);
}

/** False: the form keeps its key until the reservation is made. */
export function shouldRevalidate() {
  return false;
}

export function headers() {
  return privateHeaders;
}

/** The form of a booking by phone, on one page: trip, car, choices, customer, and the price beside them. */
export default function NewReservation() {
  const form = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminReservationsWords(language).book;
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <BookingForm key={form.submissionKey} language={language} form={form} answer={answer} />
    </>
  );
}
