import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  julyWeek,
  openStage,
  plainSelection,
  type Stage,
} from "../../../test/casts/cast.ts";
import { quoteSelection, type SelectionRequest } from "./quote-selection.ts";

let stage: Stage;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  carId = await addCar(stage.deps, { name: "Golf", vehicles: 1 });
});
afterAll(() => stage.close());

const ask = async (more: Partial<SelectionRequest> = {}) =>
  quoteSelection(stage.deps, { trip: julyWeek, selection: plainSelection(carId), ...more });
const priced = async (more: Partial<SelectionRequest> = {}) => {
  const answer = await ask(more);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
};

test("a selection has its price, its car and whether it can be had", async () => {
  const { quote, car, free, couponFault } = await priced();
  expect({ total: quote.totalCents, name: car.name, free, couponFault }).toEqual({
    total: 19_950,
    name: "Golf",
    free: true,
    couponFault: undefined,
  });
});

test("a young driver pays more as soon as the date of birth says so", async () => {
  const { quote } = await priced({ dateOfBirth: "2006-05-20" });
  expect(quote.totalCents).toBe(19_950 + 2_100);
});

test("a coupon is found however it is typed, and lowers the price", async () => {
  const { quote, couponFault } = await priced({
    couponCode: " dobrodosli 10 ",
    email: "new@example.com",
  });
  expect(couponFault).toBeUndefined();
  expect(quote.totalCents).toBe(19_950 - 1_995);
});

test("a coupon that does not count leaves the price and says why", async () => {
  expect(await priced({ couponCode: "NOBODY" })).toMatchObject({
    couponFault: "unknown",
    quote: { totalCents: 19_950 },
  });
  const details = { ...emina, couponCode: "DOBRODOSLI10" };
  const other = await addCar(stage.deps, { name: "Polo", vehicles: 1 });
  await book(stage.deps, { selection: plainSelection(other), details });
  const again = { couponCode: "DOBRODOSLI10", email: "EMINA@example.com" };
  expect(await priced(again)).toMatchObject({
    couponFault: "used-by-you",
    quote: { totalCents: 19_950 },
  });
});

test("a blank coupon is none", async () => {
  expect((await priced({ couponCode: " \t " })).couponFault).toBeUndefined();
});

test("what is not ours is refused by name", async () => {
  expect(await ask({ selection: plainSelection(0) })).toEqual({ ok: false, reason: "unknown-car" });
  const selection = { ...plainSelection(carId), extras: { jet_ski: 1 } };
  expect(await ask({ selection })).toEqual({ ok: false, reason: "unknown-extra" });
});

test("pieces of counted extras that others have are not left", async () => {
  const before = (await priced()).extrasLeft;
  expect(before).not.toHaveProperty("additional_driver");
  const other = await addCar(stage.deps, { name: "Fabia", vehicles: 1 });
  await book(stage.deps, { selection: { ...plainSelection(other), extras: { child_seat: 2 } } });
  const after = (await priced()).extrasLeft;
  expect(after).toEqual({ ...before, child_seat: (before.child_seat ?? 0) - 2 });
});

test("a taken car still has its price", async () => {
  await book(stage.deps, { selection: plainSelection(carId) });
  expect(await priced()).toMatchObject({ free: false, quote: { totalCents: 19_950 } });
});
