import { array, assert, constantFrom, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { staffRoles } from "../staff/roles.ts";
import { arrangedFor, arrangeSteps, dashboardParts, rearranged } from "./parts.ts";

const nothing = { order: [], hidden: [] };

describe("the parts of the dashboard", () => {
  test("begin with the next hour, and with money for who keeps the books", () => {
    expect(arrangedFor("owner", nothing).shown).toEqual(dashboardParts);
    expect(arrangedFor("accountant", nothing).shown[0]).toBe("money");
  });

  test("hold no money for who may not see it, whatever they have arranged", () => {
    for (const role of ["agent", "viewer"] as const) {
      const kept = { order: ["money", "days"], hidden: ["money"] };
      const { shown, hidden } = arrangedFor(role, kept);
      expect([...shown, ...hidden]).not.toContain("money");
      expect(shown[0]).toBe("days");
    }
  });

  test("go up and down, are hidden and come back last", () => {
    const up = rearranged("owner", nothing, { part: "days", step: "up" });
    expect(arrangedFor("owner", up).shown.slice(0, 3)).toEqual(["next", "days", "hand"]);
    const down = rearranged("owner", up, { part: "days", step: "down" });
    expect(arrangedFor("owner", down).shown).toEqual(dashboardParts);
    const hidden = rearranged("owner", nothing, { part: "next", step: "hide" });
    expect(arrangedFor("owner", hidden)).toMatchObject({ hidden: ["next"] });
    const shown = rearranged("owner", hidden, { part: "next", step: "show" });
    expect(arrangedFor("owner", shown)).toMatchObject({ hidden: [] });
    expect(arrangedFor("owner", shown).shown.at(-1)).toBe("next");
    expect(rearranged("owner", hidden, { part: "next", step: "usual" })).toEqual(nothing);
  });

  test("are each in their place once, after any steps of any role", () => {
    const step = record({
      part: constantFrom(...dashboardParts),
      step: constantFrom(...arrangeSteps),
    });
    assert(
      property(constantFrom(...staffRoles), array(step), (role, steps) => {
        const kept = steps.reduce((was, one) => rearranged(role, was, one), nothing as Kept);
        const { shown, hidden } = arrangedFor(role, kept);
        const all = arrangedFor(role, nothing).shown;
        expect([...shown, ...hidden].toSorted()).toEqual(all.toSorted());
      }),
    );
  });
});

type Kept = Parameters<typeof arrangedFor>[1];
