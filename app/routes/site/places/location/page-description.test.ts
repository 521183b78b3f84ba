import { expect, test } from "vitest";
import { pageDescription } from "./page-description.ts";

const about = (length: number) => ({ description: { en: "a".repeat(length), bs: "b" } });

test("says the terms with the hours of the settings", () => {
  expect(pageDescription(about(10), "48 sati", "ba")).toBe(
    "b Bez kartice pri rezervaciji, besplatno otkazivanje do 48 sati prije preuzimanja.",
  );
});

test("is never longer than a search engine shows", () => {
  expect(pageDescription(about(120), "48 hours", "en-us")).toBe("a".repeat(120));
});
