import { expect, test } from "vitest";
import { readForm } from "../forms/read-form.ts";
import { checkReceipt, paymentFields } from "./read-payment.ts";

const payment = { method: "cash", eur: "10" };

test.each([
  [{}, undefined],
  [{ fiscalReceipt: "17", fiscalDevice: "AB000123" }, undefined],
  // The device stands in the form from the last time; without a receipt it says nothing.
  [{ fiscalDevice: "AB000123" }, undefined],
  [{ fiscalReceipt: "17" }, { fiscalDevice: { code: "missing" } }],
  [{ payer: "x".repeat(121) }, { payer: { code: "too-long", max: 120 } }],
  [{ eur: "1000000000000" }, { eur: { code: "amount", maxCents: 10_000_000 } }],
])("a payment with %j has the faults %j", (more, faults) => {
  const read = readForm({ ...payment, ...more }, paymentFields, checkReceipt);
  expect("faults" in read ? read.faults : undefined).toEqual(faults);
});
