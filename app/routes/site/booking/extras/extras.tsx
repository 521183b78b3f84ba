import {
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { searchFieldNames } from "../../../../domain/reservations/trip/check-trip.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { BookingPage } from "../../../../ui/booking/flow/booking-page.tsx";
import { CarNeeded } from "../../../../ui/booking/car/car-missing.tsx";
import { ReservationProvider } from "../../../../ui/booking/own/reservation-state.tsx";
import { SearchForm } from "../../../../ui/booking/search/search-form.tsx";
import { TripNeeded } from "../../../../ui/booking/search/trip-needed.tsx";
import { bookingAddress } from "../booking-address.ts";
import { answer, openBooking } from "../open-booking.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { ChooseExtras } from "./choose-extras.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return answer(await openBooking(request, "extras", context.get(page)));
}

/** A choice only changes the address, so the loader runs again for another car or trip alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = [...searchFieldNames, "car"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  return currentUrl.pathname === nextUrl.pathname && isSame ? false : defaultShouldRevalidate;
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { title } = bookingWords(languageOf(location.pathname)).extras;
  return [{ title: `${title} · Eternal Pro` }];
}

export default function Extras() {
  const found = useLoaderData<typeof loader>();
  const { language, locations } = useSite();
  if (found.kind === "no-trip") {
    return <TripNeeded language={language} context={found.search} {...found} />;
  }
  const { trip, rentalDays, search, fields, carried } = found;
  const cars = bookingAddress("search", language, trip);
  return (
    <BookingPage
      {...{ language, trip, rentalDays, locations }}
      form={<SearchForm {...{ language, fields, carried }} context={search} />}
      car={found.kind === "booking" ? found.car : undefined}
      step={found.kind === "booking" ? 1 : 0}
      back={[cars]}
    >
      {found.kind === "no-car" ? (
        <CarNeeded language={language} to={cars} />
      ) : (
        <ReservationProvider
          key={`${found.car.id} ${cars}`}
          start={{
            selectedProtectionPlan: found.selection.planCode,
            selectedExtras: found.selection.extras,
            selectedCrossBorderFees: found.selection.countries,
          }}
        >
          <ChooseExtras language={language} booking={found} />
        </ReservationProvider>
      )}
    </BookingPage>
  );
}
