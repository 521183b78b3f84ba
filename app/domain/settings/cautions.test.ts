import { expect, test } from "vitest";
import type { LegalFacts } from "../legal-facts.ts";
import { type CautionSources, listCautions } from "./cautions.ts";
import { placeholderEmail, placeholderPhone } from "./placeholders.ts";

const legalFacts: LegalFacts = {
  legalName: "Eternal Pro d.o.o. Dubrave Gornje",
  legalForm: "d.o.o.",
  registrationCourt: "Općinski sud u Tuzli",
  registrationNumber: "32-01-0001-20",
  jib: "4200000000000",
  vatNumber: "200000000000",
  responsiblePerson: "Amra Hodžić",
};
const well: CautionSources = {
  facts: {
    phone: "+38735123456",
    whatsapp: "+38761123456",
    viber: "+38761123456",
    email: "info@eternal-pro.ba",
    maintenanceMode: false,
  },
  legalFacts,
  way: { carrier: "smtp", edge: false },
  mailFails: false,
};
const without = (fact: keyof LegalFacts): LegalFacts => {
  const { [fact]: _left, ...rest } = legalFacts;
  return rest;
};
const says = (change: Partial<CautionSources>) => listCautions({ ...well, ...change });

test("nothing is said of an agency that is open, reachable and in the register", () => {
  expect(listCautions(well)).toEqual([]);
});

test("each is said by itself", () => {
  expect(says({ facts: { ...well.facts, maintenanceMode: true } })).toEqual([{ about: "closed" }]);
  expect(says({ mailFails: true })).toEqual([{ about: "failing" }]);
  expect(says({ facts: { ...well.facts, viber: placeholderPhone } })).toEqual([
    { about: "placeholders", contacts: ["viber"], held: true },
  ]);
  expect(says({ way: { carrier: "mailbox", edge: false } })).toEqual([
    { about: "kept", most: false },
  ]);
  expect(says({ way: { carrier: "mailbox", edge: true } })).toEqual([
    { about: "kept", most: true },
  ]);
  expect(says({ legalFacts: without("jib") })).toEqual([{ about: "imprint", missing: ["jib"] }]);
});

test("the closed site comes first, then the mail, then what is missing", () => {
  const facts = { ...well.facts, email: placeholderEmail, maintenanceMode: true };
  const way = { carrier: "mailbox", edge: false } as const;
  const all = says({ facts, way, mailFails: true, legalFacts: {} });
  expect(all.map(({ about }) => about)).toEqual([
    "closed",
    "failing",
    "placeholders",
    "kept",
    "imprint",
  ]);
});

test("mail that is held back is not said to fail as well", () => {
  const facts = { ...well.facts, phone: placeholderPhone };
  expect(says({ facts, mailFails: true })).toEqual([
    { about: "placeholders", contacts: ["phone"], held: true },
  ]);
});

test("a full name of the firm is no gap: the name on the door stands in", () => {
  expect(says({ legalFacts: without("legalName") })).toEqual([]);
});
