import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { phoneCountries } from "../../../../server/phones/phone-countries.ts";
import { BookingPage } from "../../../../ui/booking/flow/booking-page.tsx";
import { CarNeeded } from "../../../../ui/booking/car/car-missing.tsx";
import { SearchForm } from "../../../../ui/booking/search/search-form.tsx";
import { TripNeeded } from "../../../../ui/booking/search/trip-needed.tsx";
import { bookingAddress } from "../booking-address.ts";
import { answer, openBooking } from "../open-booking.ts";
import { page } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { waitHeader } from "../../../request/wait-header.ts";
import { answerForm, bookedBefore } from "./answer-form.ts";
import { ReviewBooking } from "./review-booking.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const found = await openBooking(request, "review", about);
  if (found.kind !== "booking") return answer(found);
  const form = {
    submissionKey: about.deps.random.uuid(),
    phoneCountries: phoneCountries(about.language),
  };
  return answer({ ...found, form });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const sent = { fields: await readForm(request), search: new URL(request.url).search };
  const booking = await openBooking(request, "review", about);
  const answered =
    booking.kind === "booking"
      ? await answerForm(sent, booking, about)
      : data(undefined, { status: 400 });
  return answered instanceof Response ? answered : ((await bookedBefore(sent, about)) ?? answered);
}

/** A refusal, or a trip that has become invalid, means that prices or cars have changed: the loader runs again. */
export function shouldRevalidate({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOver = actionStatus === 400 && actionResult === undefined;
  return isOver || actionStatus === 409 || defaultShouldRevalidate;
}

export function headers({ actionHeaders }: HeadersArgs) {
  return waitHeader(actionHeaders);
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { title } = bookingWords(languageOf(location.pathname)).review;
  return [{ title: `${title} · Eternal Pro` }];
}

export default function Review() {
  const found = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language, locations, facts } = useSite();
  if (found.kind === "no-trip") {
    return <TripNeeded language={language} context={found.search} {...found} />;
  }
  const { trip, rentalDays, search, fields, carried } = found;
  const cars = bookingAddress("search", language, trip);
  const isBooking = found.kind === "booking";
  const extras = isBooking ? bookingAddress("extras", language, trip, found.selection) : cars;
  return (
    <BookingPage
      {...{ language, trip, rentalDays, locations }}
      form={<SearchForm {...{ language, fields, carried }} context={search} />}
      car={isBooking ? found.car : undefined}
      step={isBooking ? 2 : 0}
      back={[cars, extras]}
    >
      {isBooking ? (
        <ReviewBooking
          {...{ language, told, extras, cars }}
          booking={found}
          form={found.form}
          phone={facts.phone}
        />
      ) : (
        <CarNeeded language={language} to={cars} />
      )}
    </BookingPage>
  );
}
