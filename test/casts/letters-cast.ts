/** The reservations of two people, and one letter of every kind about them. */
import type { Language } from "../../app/domain/language.ts";
import type { LetterKind, LetterPayloads } from "../../app/server/mail/letter.ts";
import type { LetterWorld, QueuedLetter } from "../../app/server/letters/write-letter.ts";
import { findReservation } from "../../app/server/reservations/reading/find-reservation.ts";
import type { Reservation } from "../../app/domain/reservations/reservation.ts";
import { book, emina, jonas, openStage, tripAt, type Stage } from "./cast.ts";

export type LettersStage = {
  world: LetterWorld;
  /** Jonas takes a Golf from Tuzla airport to Sarajevo airport, with everything that costs something. */
  rich: Reservation;
  /** Emina takes the same car for five days and nothing else. */
  plain: Reservation;
  /** One payload of every kind. */
  payloads: LetterPayloads;
  close: () => Promise<void>;
};

/** A seeded world on 1 June 2026 with two reservations in July, and what there is to say about them. */
export async function openLettersStage(): Promise<LettersStage> {
  const stage = await openStage({ seed: "letters" });
  const rich = await booked(stage, {
    details: { ...jonas, flightNumber: "W6 4252" },
    trip: tripAt("2026-07-03T10:00", "2026-07-10T10:00", {
      dropoffLocationId: "airport-sarajevo",
    }),
    selection: {
      carId: 1,
      planCode: "medium",
      extras: { additional_driver: 1, roof_box: 1 },
      countries: ["HR", "ME"],
    },
  });
  const plain = await booked(stage, {
    language: "ba",
    details: { ...emina, flightNumber: undefined },
    trip: tripAt("2026-07-06T10:00", "2026-07-11T10:00"),
    selection: { carId: 1, planCode: "basic", extras: {}, countries: [] },
  });
  const world: LetterWorld = {
    catalogue: await stage.deps.catalogue.get(),
    siteUrl: "https://eternalpro.example",
    signingKey: stage.deps.signingKey,
    now: stage.deps.clock.now(),
    findSheet: async (handoverId) => Buffer.from(`%PDF-1.7 of handover ${handoverId}`),
  };
  return { world, rich, plain, payloads: payloadsOf(rich), close: stage.close };
}

async function booked({ deps }: Stage, wish: Parameters<typeof book>[1]): Promise<Reservation> {
  const { token } = await book(deps, wish);
  const found = await findReservation(deps, { token });
  if (!found) throw new Error("the reservation was not kept");
  return found;
}

/** The letter as the outbox hands it over: through JSON, as jsonb keeps it. */
export function queued<Kind extends LetterKind>(
  kind: Kind,
  language: Language,
  payload: LetterPayloads[Kind],
): QueuedLetter {
  return {
    id: 1,
    kind,
    language,
    payload: JSON.parse(JSON.stringify(payload)) as unknown,
    createdAt: new Date("2026-06-01T08:00:00Z"),
  };
}

/** The same reservation two days longer, from the bus station, and dearer. */
export function changedLater(before: Reservation): Reservation {
  return {
    ...before,
    trip: { ...before.trip, pickupLocationId: "bus-station-tuzla", dropoffAt: "2026-07-12T10:00" },
    rentalDays: 9,
    customer: { ...before.customer, flightNumber: undefined },
    totalCents: before.totalCents + 4444,
    sequence: 1,
  };
}

function payloadsOf(reservation: Reservation): LetterPayloads {
  const after = changedLater(reservation);
  const change = { action: "modify", before: reservation, after, lateFeeCents: 2000 } as const;
  const cancelled = { ...reservation, status: "cancelled", sequence: 2 } as const;
  const handover = {
    sheets: [7],
    car: "Volkswagen Polo",
    plate: "A12-E-345",
    at: "2026-07-03T10:05",
    place: { en: "Tuzla airport", bs: "Aerodrom Tuzla" },
    odometerKm: 41_200,
    energy: { fuelEighths: 8 },
    paidCents: 0,
    chargesCents: 0,
    lines: [],
  };
  return {
    "booking-received": { ...reservation, status: "pending" },
    "booking-confirmed": reservation,
    "booking-notice": reservation,
    reminder: reservation,
    "return-reminder": { ...reservation, status: "on_rent" },
    "handed-over": { ...handover, reservation: { ...reservation, status: "on_rent" } },
    "taken-back": {
      ...handover,
      reservation: { ...reservation, status: "returned" },
      drivenKm: 1234,
      paidCents: 30_000,
      chargesCents: 0,
      lines: [
        { label: { en: "Cleaning", bs: "Čišćenje" }, amountCents: 4000 },
        { label: { en: "Missing fuel", bs: "Gorivo koje nedostaje" }, amountCents: 0 },
      ],
    },
    "reservation-changed": change,
    "change-notice": change,
    "reservation-cancelled": { reservation: cancelled },
    "cancel-notice": { reservation: cancelled, lateFeeCents: 2550 },
    "early-return": {
      reservation: { ...reservation, status: "on_rent" },
      at: "2026-07-08T10:00",
      days: 2,
      cents: 5100,
    },
    "late-notice": {
      reservation,
      wish: { end: "arrival", at: "2026-07-03T12:30" },
      differenceCents: 0,
    },
    deposit: {
      reservation: { ...reservation, status: "returned" },
      deed: "taken",
      amountCents: 1240,
      heldCents: 18_760,
      steps: [
        {
          kind: "held",
          at: Date.parse("2026-07-03T08:05:00Z"),
          method: "cash",
          amountCents: 20_000,
          cash: { EUR: 0, BAM: 39_115 },
          purpose: null,
          reason: "",
        },
        {
          kind: "taken",
          at: Date.parse("2026-07-10T08:05:00Z"),
          method: "cash",
          amountCents: 1240,
          cash: { EUR: 0, BAM: 2425 },
          purpose: "fuel",
          reason: "Nedostaje 1/8 goriva",
        },
      ],
    },
    charged: {
      reservation: cancelled,
      charge: { kind: "cancellation", amountCents: 2550, reason: "Cancelled on the day before" },
      account: {
        charges: [{ kind: "cancellation", amountCents: 2550 }],
        paidCents: 0,
        dueCents: 2550,
      },
    },
    "debt-reminder": {
      reservation: { ...reservation, status: "returned" },
      account: {
        charges: [{ kind: "damage", amountCents: 12_000 }],
        paidCents: 30_000,
        dueCents: reservation.totalCents - 18_000,
      },
    },
    "agency-message": {
      reservation,
      message: "Dragi gosti,\ncesta preko Kladnja je zatvorena.\n\nKrenite ranije!",
    },
    "contact-message": {
      name: "Selma Žunić",
      email: "selma@example.com",
      phone: "+387 61 555 666",
      message: "Dobar dan,\nimate li kombi za osam osoba?\n\nHvala!",
    },
    "staff-invitation": {
      email: "lejla@example.com",
      name: "Lejla Mujić",
      role: "agent",
      linkId: "7b1f",
      issue: 1,
    },
    "staff-password": { email: "lejla@example.com", name: "Lejla Mujić", linkId: "7b1f", issue: 2 },
    "test-letter": { email: "lejla@example.com", name: "Lejla Mujić" },
    "newsletter-confirmation": { email: "selma@example.com", token: "tok-en_0123456789" },
    "audit-notice": {
      email: "lejla@example.com",
      name: "Lejla Mujić",
      head: `1203:${"0f".repeat(32)}`,
      findings: 0,
    },
    "revenue-notice": {
      email: "lejla@example.com",
      name: "Lejla Mujić",
      month: "2026-06-01",
      sentences: ["€12,340.00 is on the books for 240 rental days."],
      chart: {
        title: "Revenue by day",
        names: { now: "June 2026", before: "Last year" },
        days: Array.from({ length: 30 }, (_, at) => ({
          label: String(at + 1),
          cents: (at % 7) * 9000 - (at === 12 ? 20_000 : 0),
          beforeCents: (at % 5) * 8000,
        })),
      },
      tables: [
        {
          title: "Figures",
          columns: ["Figure", "June 2026", "Last year", "Change"],
          rows: [["Revenue", "€12,340.00", "€11,000.00", "+12%"]],
        },
      ],
    },
    "undelivered-notice": {
      kind: "booking-confirmed",
      to: "jonas@example.com",
      error: "550 5.1.1 <jonas@example.com>: Recipient address rejected",
      reservationCode: reservation.code,
    },
  };
}
