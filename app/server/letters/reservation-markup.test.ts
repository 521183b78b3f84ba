import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, queued, type LettersStage } from "../../../test/casts/letters-cast.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { openPass } from "../sessions/open-pass.ts";
import { withOffset } from "./reservation-markup.ts";
import { writeLetter } from "./write-letter.ts";

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

/** The JSON-LD as a mail program finds it: between the tags, inside the head. */
async function markupOf(...args: Parameters<typeof queued>): Promise<Record<string, unknown>> {
  const { html } = await writeLetter(queued(...args), stage.world);
  const head = html.slice(0, html.indexOf("</head>"));
  const script = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(head);
  if (!script?.[1]) throw new Error("the letter has no markup");
  return JSON.parse(script[1]) as Record<string, unknown>;
}

test("a confirmation tells programs what was booked", async () => {
  const { rich } = stage;
  const markup = await markupOf("booking-confirmed", "en-us", rich);
  expect(markup).toMatchObject({
    "@context": "https://schema.org",
    "@type": "RentalCarReservation",
    reservationId: rich.code,
    reservationNumber: rich.code,
    reservationStatus: "https://schema.org/ReservationConfirmed",
    url: `https://eternalpro.example/reservation-confirmation/${rich.token}`,
    bookingTime: "2026-06-01T10:00:00+02:00",
    underName: { "@type": "Person", name: "Jonas Weber", email: "jonas@example.com" },
    reservationFor: {
      "@type": "RentalCar",
      name: "Volkswagen Polo",
      model: "Polo",
      brand: { "@type": "Brand", name: "Volkswagen" },
      rentalCompany: { "@type": "AutoRental", name: "Eternal Pro" },
    },
    pickupLocation: {
      "@type": "Place",
      name: "Tuzla airport",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Dubrave Gornje bb",
        postalCode: "75273",
        addressLocality: "Dubrave Gornje",
        addressRegion: "Tuzla Canton",
        addressCountry: "BA",
      },
    },
    pickupTime: "2026-07-03T10:00:00+02:00",
    dropoffLocation: { name: "Sarajevo airport", address: { addressLocality: "Ilidža" } },
    dropoffTime: "2026-07-10T10:00:00+02:00",
    totalPrice: (rich.totalCents / 100).toFixed(2),
    priceCurrency: "EUR",
  });
});

test("its links open the reservation until the day after the return", async () => {
  const { rich, world } = stage;
  const { modifyReservationUrl, cancelReservationUrl } = await markupOf(
    "booking-confirmed",
    "ba",
    rich,
  );
  const [address, pass = ""] = String(modifyReservationUrl).split("/open/");
  expect(address).toBe("https://eternalpro.example/ba/modify-reservation");
  expect(cancelReservationUrl).toBe(modifyReservationUrl);
  const lastMoment = Date.parse("2026-07-11T10:00:00+02:00");
  expect(openPass(world.signingKey, pass, lastMoment - 1)).toEqual({ token: rich.token });
  expect(openPass(world.signingKey, pass, lastMoment + 1)).toBeUndefined();
});

test("each state has its status, and what is over has nothing to change", async () => {
  const statusOf = async (status: Reservation["status"]) =>
    markupOf("booking-received", "en-us", { ...stage.plain, status });
  expect(await statusOf("pending")).toMatchObject({
    reservationStatus: "https://schema.org/ReservationPending",
  });
  const { reservation } = stage.payloads["reservation-cancelled"];
  const cancelled = await markupOf("reservation-cancelled", "ba", { reservation });
  expect(cancelled.reservationStatus).toBe("https://schema.org/ReservationCancelled");
  expect(cancelled.modifyReservationUrl).toBeUndefined();
  expect(cancelled.cancelReservationUrl).toBeUndefined();
  const out = await statusOf("on_rent");
  expect(out.modifyReservationUrl).toBeDefined();
  expect(out.cancelReservationUrl).toBeUndefined();
});

test("a changed letter describes the new trip", async () => {
  const markup = await markupOf("reservation-changed", "ba", stage.payloads["reservation-changed"]);
  expect(markup).toMatchObject({
    dropoffTime: "2026-07-12T10:00:00+02:00",
    pickupLocation: { name: "Autobuska stanica Tuzla" },
  });
});

test("nothing that was typed ends the script", async () => {
  const name = "</script><script>alert(1)</script>";
  const customer = { ...stage.rich.customer, firstName: name };
  const markup = await markupOf("booking-confirmed", "en-us", { ...stage.rich, customer });
  expect(markup).toMatchObject({ underName: { name: `${name} Weber` } });
});

test("the offset follows the clock of Sarajevo", () => {
  expect(withOffset("2026-12-24T08:30")).toBe("2026-12-24T08:30:00+01:00");
  expect(withOffset("2026-08-01T00:00")).toBe("2026-08-01T00:00:00+02:00");
});
