import { afterAll, beforeAll, expect, test } from "vitest";
import { book, openStage, tripAt, type Stage } from "../../../test/casts/cast.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findReservation } from "../reservations/reading/find-reservation.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { askedPdf } from "./asked-pdf.ts";
import { makeReservationPdf } from "./make-reservation-pdf.ts";

let stage: Stage;
let catalogue: Catalogue;
let reservation: Reservation;
beforeAll(async () => {
  stage = await openStage();
  catalogue = await stage.deps.catalogue.get();
  const booked = await book(stage.deps, {
    trip: tripAt("2026-07-06T10:00", "2026-07-13T10:00"),
    selection: { carId: 2, planCode: "basic", extras: {}, countries: [] },
  });
  const found = await findReservation(stage.deps, booked);
  if (!found) throw new Error("the reservation was not found");
  reservation = found;
});
afterAll(() => stage.close());

type Order = Partial<Parameters<typeof askedPdf>[0]>;

const order = (more: Order = {}) => ({
  reservation,
  catalogue,
  language: "en-us" as const,
  siteUrl: "https://eternal-pro.test",
  ...more,
});

test("a paper that is asked for again and again is drawn once", async () => {
  const papers = await Promise.all(Array.from({ length: 100 }, () => askedPdf(order())));
  expect(new Set(papers).size).toBe(1);
  expect(await askedPdf(order({ reservation: structuredClone(reservation) }))).toBe(papers[0]);
  expect(papers[0]).toEqual(await makeReservationPdf(order()));
});

test("whatever stands on a paper makes it another one", async () => {
  const { customer } = reservation;
  const others: Order[] = [
    { language: "ba" },
    { siteUrl: "https://other.test" },
    { reservation: { ...reservation, sequence: 1 } },
    { reservation: { ...reservation, status: "cancelled" } },
    { reservation: { ...reservation, customer: { ...customer, lastName: "Novi" } } },
    { catalogue: { ...catalogue } },
  ];
  const first = await askedPdf(order());
  for (const other of others) expect(await askedPdf(order(other))).not.toBe(first);
  expect(await askedPdf(order())).toBe(first);
});

test("different papers leave the process to others in between", async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const turnsAt: number[] = [];
  const asked = Array.from({ length: 6 }, async (_, sequence) => {
    await askedPdf(order({ reservation: { ...reservation, sequence: sequence + 10 } }));
    turnsAt.push(turns);
  });
  await Promise.all(asked);
  clearImmediate(counting);
  const between = turnsAt.slice(1).map((at, index) => at - (turnsAt[index] ?? at));
  // Other work on the machine may take one pause or another, but not most of them.
  expect(between.filter((rest) => rest > 5).length).toBeGreaterThanOrEqual(3);
});

test("what cannot be drawn is no reason to refuse the next one", async () => {
  const broken = order({ siteUrl: "x".repeat(9000) });
  await expect(askedPdf(broken)).rejects.toThrow("Data too long");
  await expect(askedPdf(broken)).rejects.toThrow("Data too long");
  expect((await askedPdf(order({ siteUrl: "https://next.test" }))).length).toBeGreaterThan(1000);
});

test("papers of long ago are forgotten", async () => {
  const first = await askedPdf(order());
  const many = Array.from({ length: 60 }, (_, index) =>
    askedPdf(order({ reservation: { ...reservation, sequence: 100 + index } })),
  );
  await Promise.all(many);
  expect(await askedPdf(order())).not.toBe(first);
});
