import { expect, test } from "vitest";
import { placeholderEmail, placeholderPhone } from "../settings/placeholders.ts";
import { listSteps, stepsOf, type StepFacts, type StepName } from "./first-steps.ts";

const phones = { phone: placeholderPhone, whatsapp: placeholderPhone, viber: placeholderPhone };
const real = { phone: "+38735123456", whatsapp: "+38761123456", viber: "+38761123456" };
const legalFacts = {
  legalForm: "d.o.o.",
  registrationCourt: "Općinski sud u Tuzli",
  registrationNumber: "1",
  jib: "4200000000000",
  vatNumber: "200000000000",
  responsiblePerson: "Amra Hodžić",
};
/** A house as it is seeded, with its first owner. */
const first: StepFacts = {
  facts: { ...phones, email: placeholderEmail },
  legalFacts: {},
  reviews: [{ sample: true }, { sample: true }],
  letterLeft: false,
  ownersSecured: false,
  openPoints: 4,
  members: 1,
  pricesSeen: false,
  backedUp: false,
};
const done: Record<StepName, Partial<StepFacts>> = {
  phone: { facts: { ...real, email: placeholderEmail } },
  address: { facts: { ...phones, email: "info@eternal-pro.ba" } },
  mail: { letterLeft: true },
  "second-step": { ownersSecured: true },
  company: { legalFacts },
  reviews: { reviews: [{ sample: false }] },
  legal: { openPoints: 0 },
  colleague: { members: 2 },
  prices: { pricesSeen: true },
  backup: { backedUp: true },
};
const ticked = (known: StepFacts) =>
  listSteps("owner", known).flatMap(({ name, isDone }) => (isDone ? [name] : []));

test("a new house has ten steps, and none is done", () => {
  expect(listSteps("owner", first)).toHaveLength(10);
  expect(ticked(first)).toEqual([]);
});

test.each(Object.entries(done))("%s ticks itself alone", (name, change) => {
  expect(ticked({ ...first, ...change })).toEqual([name]);
});

test.each([
  ["phone", { facts: { ...real, whatsapp: placeholderPhone, email: "a@eternal-pro.ba" } }],
  ["reviews", { reviews: [{ sample: false }, { sample: true }] }],
  ["reviews", { reviews: [] }],
  ["company", { legalFacts: { jib: "4200000000000" } }],
  ["legal", { openPoints: 1 }],
])("%s is not done half", (name, change) => {
  expect(ticked({ ...first, ...change })).not.toContain(name);
});

test("the steps are gone when all that a role takes are done", () => {
  const all = Object.assign({}, first, ...Object.values(done), {
    facts: { ...real, email: "info@eternal-pro.ba" },
  });
  expect(listSteps("owner", all)).toEqual([]);
  const ownersOwn = { ownersSecured: false, members: 1, pricesSeen: false };
  expect(listSteps("manager", { ...all, ...ownersOwn })).toEqual([]);
  expect(listSteps("owner", { ...all, ...ownersOwn })).toHaveLength(10);
});

test("only who may take a step sees it", () => {
  expect(stepsOf("manager")).toEqual([
    "phone",
    "address",
    "mail",
    "company",
    "reviews",
    "legal",
    "backup",
  ]);
  for (const role of ["agent", "accountant", "viewer"] as const) expect(stepsOf(role)).toEqual([]);
});
