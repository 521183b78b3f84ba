import { useState } from "react";
import {
  data,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { isDatabaseDown } from "../../../../server/db/is-down.ts";
import { pathForLog } from "../../../../server/http/path-for-log.ts";
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
import { privateHeaders } from "../../../request/private-headers.ts";
import { findJustBooked } from "../../../../server/reservations/booking/own-bookings.ts";
import {
  forgetTyped,
  keepTyped,
  openTyped,
  readTyped,
} from "../../../../server/reservations/booking/typed-details.ts";
import type { PageContext } from "../../../request/page-context.ts";
import {
  answerDown,
  answerForm,
  answerTyped,
  bookedBefore,
  type ReviewAnswer,
} from "./answer-form.ts";
import { JustBooked } from "./just-booked.tsx";
import { ReviewBooking } from "./review-booking.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const found = await openBooking(request, "review", about);
  if (found.kind !== "booking") return answer(found);
  const { search, searchParams } = new URL(request.url);
  const asked = { carId: found.car.id, trip: found.trip };
  const own = await findJustBooked(about.deps, request, asked);
  const typed = openTyped(about.deps, request, search);
  const isLost = typed === "foreign";
  const form = {
    submissionKey: about.deps.random.uuid(),
    phoneCountries: phoneCountries(about.language),
    typed: typed && !isLost ? await answerTyped(typed, found, about) : undefined,
    isLost,
    isAgain: searchParams.get("again") === "1",
    booked: own && { code: own.code, token: own.token, status: own.status },
  };
  return answer(
    { ...found, form },
    isLost ? { "Set-Cookie": forgetTyped(about.deps, request) } : {},
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const fields = await readForm(request);
  const sent = { request, fields, search: new URL(request.url).search };
  try {
    return await answerSent(sent, about);
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    about.deps.log.error(
      { err: error, path: pathForLog(new URL(request.url).pathname) },
      "a booking was not answered",
    );
    return keeping(answerDown(sent, about), sent, about);
  }
}

type Sent = { request: Request; fields: FormData; search: string };

async function answerSent(sent: Sent, about: PageContext) {
  const booking = await openBooking(sent.request, "review", about);
  const answered =
    booking.kind === "booking"
      ? await answerForm(sent, booking, about)
      : data(undefined, { status: 400 });
  if (answered instanceof Response) return answered;
  return (await bookedBefore(sent, about)) ?? keeping(answered, sent, about);
}

/** What was typed is kept with every answer, so that without scripts too the other language has it. */
function keeping<Answer extends ReturnType<typeof data<ReviewAnswer | undefined>>>(
  answered: Answer,
  { request, fields, search }: Sent,
  { deps }: PageContext,
): Answer {
  const headers = new Headers(answered.init?.headers);
  const cookie = keepTyped(deps, request, { values: readTyped(fields), search });
  if (cookie) headers.append("Set-Cookie", cookie);
  return { ...answered, init: { ...answered.init, headers } };
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
  return { ...privateHeaders, ...waitHeader(actionHeaders) };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { title } = bookingWords(languageOf(location.pathname)).review;
  return [{ title: `${title} · Eternal Pro` }];
}

export default function Review() {
  const found = useLoaderData<typeof loader>();
  const answered = useKnownCoupon(useActionData<typeof action>());
  const { pathname, search: query } = useLocation();
  const { language, locations, facts } = useSite();
  if (found.kind === "no-trip") {
    return <TripNeeded language={language} context={found.search} {...found} />;
  }
  const { trip, rentalDays, search, fields, carried } = found;
  const cars = bookingAddress("search", language, trip);
  const isBooking = found.kind === "booking";
  const told = answered ?? (isBooking ? found.form.typed : undefined);
  const booked = isBooking && !found.form.isAgain && !answered ? found.form.booked : undefined;
  const extras = isBooking ? bookingAddress("extras", language, trip, found.selection) : cars;
  return (
    <BookingPage
      {...{ language, trip, rentalDays, locations }}
      form={<SearchForm {...{ language, fields, carried }} context={search} />}
      car={isBooking ? found.car : undefined}
      step={isBooking ? 2 : 0}
      back={[cars, extras]}
    >
      {booked && <JustBooked {...{ language, booked }} again={`${pathname}${query}&again=1`} />}
      {!booked && isBooking && (
        <ReviewBooking
          {...{ language, told, extras, cars }}
          booking={found}
          form={found.form}
          phone={facts.phone}
        />
      )}
      {!isBooking && <CarNeeded language={language} to={cars} />}
    </BookingPage>
  );
}

/** The answer with the coupon that applied before it, when the database was down and none could be looked up. */
function useKnownCoupon(answered: ReviewAnswer | undefined): ReviewAnswer | undefined {
  const isDown = answered?.refusal?.kind === "down";
  const [known, setKnown] = useState(answered?.coupon);
  if (!isDown && known !== answered?.coupon) setKnown(answered?.coupon);
  return isDown && known ? { ...answered, coupon: known } : answered;
}
