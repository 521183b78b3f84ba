import { expect, test } from "vitest";
import { catalogue } from "../../../test/casts/agreed-cast.ts";
import { fleetRulesOf } from "./fleet-rules.ts";

test("between two rentals lie the turnaround of the house and the ways between its places", () => {
  const transferMinutes = { office: { "airport-tuzla": 20 } };
  expect(fleetRulesOf({ ...catalogue, transferMinutes })).toEqual({
    turnaroundMinutes: 120,
    transferMinutes,
  });
});
