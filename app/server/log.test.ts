import { expect, test } from "vitest";
import { makeLog } from "./log.ts";

function logged(entry: object): string {
  const lines: string[] = [];
  makeLog("info", { write: (line) => lines.push(line) }).error(entry, "page failed");
  return lines.join("");
}

test("an error of the database is told without the row that it is about", () => {
  const error = Object.assign(new Error("violates a check"), {
    code: "23514",
    detail: "Failing row contains (1, Emina, emina@example.com)",
    where: "JSON data, line 1: Emina",
  });
  expect(logged({ err: error })).toContain("23514");
  expect(logged({ err: error })).not.toMatch(/emina/i);
});

test.each(["/ba/reservation-confirmation/", "/admin/first-owner/"])(
  "%s is told without its token",
  (path) => {
    expect(logged({ path: `${path}lyJQITYpSGQWK9DjUTjS.data` })).toContain(`"path":"${path}…"`);
    expect(logged({ path: "/locations/airport-tuzla-rent-a-car" })).toContain("rent-a-car");
  },
);
