import { gunzipSync } from "node:zlib";
import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { joinZipped, zipPiece } from "./joined-gzip.ts";

test("what was joined unzips to the joined texts", () => {
  assert(
    property(
      array(string({ unit: "grapheme", maxLength: 400 }), { minLength: 1, maxLength: 6 }),
      string({ unit: "grapheme", maxLength: 40 }),
      (texts, between) => {
        const zipped = joinZipped(texts.map(zipPiece), between);
        expect(gunzipSync(zipped).toString()).toBe(texts.join(between));
      },
    ),
  );
});

test("a page of ordinary size is packed about as well as in one piece", () => {
  const page = Array.from({ length: 2_000 }, (_, row) => `<li>Vozilo ${row % 97}</li>`).join("");
  const zipped = joinZipped([zipPiece(page), zipPiece(page)], "nonce");
  expect(zipped.length).toBeLessThan(page.length / 4);
  expect(gunzipSync(zipped).toString()).toBe(`${page}nonce${page}`);
});
