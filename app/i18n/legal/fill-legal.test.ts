import { expect, test } from "vitest";
import { fillLegal } from "./fill-legal.ts";

const texts = { name: "Eternal Pro", jib: undefined, plans: "- Basic\n- Premium" };

test("names in braces are written in", () => {
  expect(fillLegal("## {name}\n\nBy {name}, {name}.", texts)).toBe(
    "## Eternal Pro\n\nBy Eternal Pro, Eternal Pro.",
  );
  expect(fillLegal("{plans}", texts)).toBe("- Basic\n- Premium");
});

test("a line that names a fact which is not set is left out, and no empty line stays", () => {
  expect(fillLegal("- Name: {name}\n- JIB: {jib}\n- End", texts)).toBe(
    "- Name: Eternal Pro\n- End",
  );
  expect(fillLegal("One\n\n{jib}\n\nTwo", texts)).toBe("One\n\nTwo");
});

test("a section that has nothing left is left out", () => {
  expect(fillLegal("## One\n\n{jib}\n\n## Two\n\nText\n\n## Three\n\n{jib}", texts)).toBe(
    "## Two\n\nText",
  );
});

test("what is none of ours stays as it is", () => {
  const odd = "{nothing} {} { name } {toString} {__proto__} $& {constructor}";
  expect(fillLegal(odd, texts)).toBe(odd);
  expect(fillLegal("", texts)).toBe("");
});
