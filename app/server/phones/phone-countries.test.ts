import { expect, test } from "vitest";
import { phoneCountries } from "./phone-countries.ts";

test("home stands first, then the diaspora, then everybody in the order of the language", () => {
  const { usual, all } = phoneCountries("ba");
  expect(usual.map(({ code }) => code)).toEqual(["BA", "DE", "AT", "CH", "SI", "HR", "SE", "US"]);
  expect(usual[0]).toEqual({ code: "BA", dial: "+387", name: "Bosna i Hercegovina" });
  expect(all.length).toBeGreaterThan(200);
  const names = all.map(({ name }) => name);
  expect(names.indexOf("Češka")).toBeGreaterThan(names.indexOf("Crna Gora"));
});

test("a country is called as it is at the borders", () => {
  const nameOf = (code: string) => phoneCountries("ba").all.find((one) => one.code === code)?.name;
  expect(nameOf("NL")).toBe("Holandija");
  expect(nameOf("US")).toBe("Sjedinjene Američke Države");
});

test("in English the names are English", () => {
  expect(phoneCountries("en-us").usual[3]).toEqual({
    code: "CH",
    dial: "+41",
    name: "Switzerland",
  });
});

test("a country has the name that it has among the countries abroad", () => {
  const names = phoneCountries("ba").all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Holandija", "Sjedinjene Američke Države"]));
  expect(names).not.toContain("Nizozemska");
});
