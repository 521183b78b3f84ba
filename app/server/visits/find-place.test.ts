import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { geoFile } from "../../../test/world/geo-file.ts";
import { openPlaces, type FindPlace } from "./find-place.ts";

const tuzla = { country: { iso_code: "BA" }, city: { names: { en: "Tuzla" } } };

async function finder(file: string): Promise<FindPlace> {
  const opened = await openPlaces(file);
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.findPlace;
}

test("a file of towns says the country and the town", async () => {
  const find = await finder(
    geoFile({
      "203.0.113.0/24": tuzla,
      "198.51.100.0/25": { country: { iso_code: "AT" } },
      "2001:db8:1:0:0:0:0:0/48": { ...tuzla, country: { iso_code: "HR" } },
    }),
  );
  expect(find("203.0.113.77")).toEqual({ country: "BA", city: "Tuzla" });
  expect(find("::ffff:203.0.113.77")).toEqual({ country: "BA", city: "Tuzla" });
  expect(find("198.51.100.9")).toEqual({ country: "AT" });
  expect(find("2001:db8:1::9")).toEqual({ country: "HR", city: "Tuzla" });
});

test("an address that nobody knows, or that is none, is nowhere", async () => {
  const find = await finder(geoFile({ "203.0.113.0/24": tuzla }));
  for (const address of ["192.0.2.1", "::1", "unknown", "", "x".repeat(5000), "1.2.3", "%00"]) {
    expect(find(address)).toEqual({});
  }
});

test("what is no country or town in the file is left out", async () => {
  const find = await finder(
    geoFile({
      "203.0.113.0/24": { country: { iso_code: "<b>" }, city: { names: { de: "Tuzla" } } },
      "198.51.100.0/24": { country: "BA", city: "Tuzla" },
    }),
  );
  expect(find("203.0.113.1")).toEqual({});
  expect(find("198.51.100.1")).toEqual({ country: "BA" });
});

const written = (bytes: string | Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), "geo-")), "places.mmdb");
  writeFileSync(file, bytes);
  return file;
};

test.each([
  ["a file that is not there", () => "/no/such/places.mmdb"],
  ["a folder", () => tmpdir()],
  ["an empty file", () => written("")],
  ["a text", () => written("network,country\n203.0.113.0/24,BA\n".repeat(200))],
  ["a packed file", () => written(gzipSync("places"))],
  [
    "a file about something else",
    () => geoFile({ "203.0.113.0/24": { asn: "1" } }, "GeoLite2-ASN"),
  ],
])("%s is refused in one sentence", async (_, make) => {
  const file = make();
  const opened = await openPlaces(file);
  if (opened.ok) throw new Error("it was opened");
  expect(opened.sentence).toContain(`GEO_FILE is "${file}"`);
  expect(opened.sentence).toMatch(/^[^\n]{20,400}\.$/);
});
