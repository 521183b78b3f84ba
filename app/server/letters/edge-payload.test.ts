import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, queued, type LettersStage } from "../../../test/casts/letters-cast.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { writeLetter } from "./write-letter.ts";

const example = readFileSync(new URL("edge-payload.example.json", import.meta.url), "utf8");

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

async function edgeOf(reservation: Reservation) {
  const { edge } = await writeLetter(
    queued("booking-confirmed", "en-us", reservation),
    stage.world,
  );
  if (!edge) throw new Error("the letter has nothing for the edge function");
  return edge;
}

test("is byte for byte the stored example", async () => {
  const { name, body } = await edgeOf({ ...stage.rich, code: "EP-7K3QM-2XW9D" });
  expect(name).toBe("send-reservation-email");
  expect(body).toBe(example);
});

test("has the fields of the specification in its order, and no others", async () => {
  const fields = Object.keys(JSON.parse((await edgeOf(stage.plain)).body) as object);
  expect(fields.join(" ")).toBe(
    "reservation_number first_name last_name email country_code phone flight_number pickup_location " +
      "dropoff_location pickup_date dropoff_date car_name car_category protection_plan_name total_amount " +
      "delivery_fee coupon_code discount_amount extras selected_cross_border_fees cross_border_fees",
  );
});

test("what a plain booking does not have has its default", async () => {
  expect(JSON.parse((await edgeOf(stage.plain)).body)).toMatchObject({
    first_name: "Emina",
    last_name: "Hadžić-Đulić",
    country_code: "+387",
    phone: "61123456",
    flight_number: "",
    delivery_fee: 0,
    coupon_code: "",
    discount_amount: 0,
    selected_cross_border_fees: [],
    cross_border_fees: [],
  });
});

test("the name is split at its first space", async () => {
  const { customer } = stage.rich;
  const named = { ...customer, firstName: "Ana Marija", lastName: "von der Au" };
  expect(JSON.parse((await edgeOf({ ...stage.rich, customer: named })).body)).toMatchObject({
    first_name: "Ana",
    last_name: "Marija von der Au",
  });
});

test("a coupon is a discount, a young driver an extra, out of hours a delivery", async () => {
  const one = { quantity: 1, unit: "rental", included: false } as const;
  const lines: Reservation["lines"] = [
    {
      ...one,
      code: "coupon",
      subject: "LJETO",
      unitCents: -1050,
      amountCents: -1050,
      reason: { kind: "percent", value: 5, appliesTo: "car", baseCents: 21000 },
    },
    {
      ...one,
      code: "young-driver",
      subject: "",
      unitCents: 300,
      amountCents: 2100,
      reason: { age: 20, until: 22, capped: false },
    },
    {
      ...one,
      code: "out-of-hours",
      subject: "bus-station-tuzla",
      unitCents: 2000,
      amountCents: 2000,
      reason: { end: "pickup" },
    },
  ];
  const { body } = await edgeOf({ ...stage.plain, lines, couponCode: "LJETO" });
  expect(JSON.parse(body)).toMatchObject({
    coupon_code: "LJETO",
    discount_amount: 10.5,
    delivery_fee: 20,
    extras: [{ name: "Young driver surcharge", quantity: 1, price: 21, price_text: "€21.00" }],
  });
});

test("a number that nobody can split stays whole", async () => {
  const { customer } = stage.plain;
  const odd = { ...customer, phone: "+9991234" };
  expect(JSON.parse((await edgeOf({ ...stage.plain, customer: odd })).body)).toMatchObject({
    country_code: "",
    phone: "+9991234",
  });
});

test("a contact message is what the e-mail service reads", async () => {
  const message = stage.payloads["contact-message"];
  const { edge, headers } = await writeLetter(
    queued("contact-message", "ba", message),
    stage.world,
  );
  expect(edge?.name).toBe("email-service");
  const { "Auto-Submitted": auto, ...asked } = headers ?? {};
  expect(auto).toBe("auto-generated");
  expect(JSON.parse(edge?.body ?? "")).toEqual({
    type: "contact",
    data: { ...message, headers: asked },
  });
});
