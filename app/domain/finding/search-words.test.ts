import * as fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

const prefixes = (typed: string) => searchWords(typed).map((word) => word.prefixes);

test("a number is one word, however it is spaced", () => {
  const same = prefixes("061 123-456");
  expect(same).toEqual([expect.arrayContaining(["p61123456", "r65432116"])]);
  expect(prefixes("(061) 123/456")).toEqual(same);
  expect(prefixes("+387 (0)61 123 456")[0]).toContain("p38761123456");
  expect(prefixes("00387 61 123 456")[0]).toContain("p38761123456");
});

test("a few last digits keep their zero", () => {
  expect(prefixes("056")).toEqual([["p56", "r650", "c056"]]);
});

test("a code is read with or without EP, with O as 0 and I and L as 1", () => {
  const code = "c7K3QM2XW9D";
  for (const typed of ["EP-7K3QM-2XW9D", "ep 7k3qm 2xw9d", "7K3QM2XW9D", "7k3qm-2xw9d"])
    expect(prefixes(typed)[0]).toContain(code);
  expect(prefixes("7KIO9")[0]).toContain("c7K109");
});

test("names part at blanks and hyphens; short letters are no part of a code", () => {
  expect(prefixes("Ana-Marija  Đurić")).toEqual([["nana"], ["nmarija", "cMAR1JA"], ["nduric"]]);
});

test("a word alone may begin an e-mail address, and so may one with signs that no name has", () => {
  expect(prefixes("Đurić")).toEqual([["nduric", "eduric"]]);
  expect(prefixes("Amra info.duric")).toEqual([
    ["namra", "cAMRA"],
    ["ninfoduric", "einfo.duric"],
  ]);
  expect(prefixes("Amra guest77")[1]).toContain("eguest77");
});

test("an e-mail address stays whole", () => {
  expect(prefixes("Amra.Hodžić@Example.com")).toEqual([["eamra.hodzic@example.com"]]);
});

test("a plate is read without what stands between", () => {
  expect(searchWords("A18 M 260")).toEqual([expect.objectContaining({ plate: "A18M260" })]);
  expect(searchWords("Amra A18-M-260").map(({ plate }) => plate)).toEqual([undefined, "A18M260"]);
});

test("any text is read, in at most eight words that the index can ask for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const words = searchWords(typed);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words.flatMap((one) => one.prefixes))
        expect(word).not.toMatch(/['\\\s\0]/);
    }),
  );
});
