import { expect, test } from "vitest";
import { newerThan } from "../scripts/checks/browser-support.ts";
import { adminFloor, publicFloor } from "../scripts/checks/floors.ts";
import { newerCode } from "../scripts/checks/newer-code.ts";

/** What the build is held to (`scripts/check-browsers.ts`). */
const forVisitors = newerThan(publicFloor);
const forStaff = newerThan(adminFloor);
const found = (code: string, newer = forVisitors) => newerCode(code, newer).map(({ name }) => name);

test.each([
  ["const byKey = Map.groupBy(rows, keyOf)", "Map.groupBy"],
  ["Object.groupBy(rows, keyOf)", "Object.groupBy"],
  ["rows.toSorted()", ".toSorted"],
  ["rows?.toReversed()", ".toReversed"],
  ["rows.findLast(isOpen)", ".findLast"],
  ["rows.at(-1)", undefined],
  ["structuredClone(rows)", undefined],
  ["URL.canParse(text)", "URL.canParse"],
  ["new window.URLPattern(text)", "URLPattern"],
  ["AbortSignal.timeout(1000)", "AbortSignal.timeout"],
  ["Array.fromAsync(rows)", "Array.fromAsync"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["left.isSubsetOf(right)", ".isSubsetOf"],
  ["map.values().map(nameOf)", "Iterator.prototype.map"],
  ["Object.values(map).map(nameOf)", undefined],
  ["element.showPopover()", ".showPopover"],
  ["requestIdleCallback(work)", "requestIdleCallback"],
  ["navigator.userAgentData.brands", "navigator.userAgentData"],
  ["text.toWellFormed()", ".toWellFormed"],
  ["crypto.randomUUID()", undefined],
])("%s: what of it is newer than visitors' browsers", (code, name) => {
  expect(found(code)).toEqual(name ? [name] : []);
});

test.each([
  ["class Car { static { this.count = 0 } }", "javascript.classes.static.initialization_blocks"],
  ["/(?<=a)b/.test(text)", "javascript.regular_expressions.lookbehind_assertion"],
  [`new RegExp("(?<!a)b")`, "javascript.regular_expressions.lookbehind_assertion"],
  ["/[a--b]/v.test(text)", "javascript.builtins.RegExp.unicodeSets"],
  ["class Car { #plate = 1; has(o) { return #plate in o } }", undefined],
  ["a ??= b?.c", undefined],
])("%s: syntax", (code, path) => {
  expect(found(code)).toEqual(path ? [path] : []);
});

test("a function that a script asks for first, or has itself, is no fault", () => {
  expect(found(`typeof requestIdleCallback === "function" && requestIdleCallback(work)`)).toEqual(
    [],
  );
  expect(found(`"requestIdleCallback" in window && requestIdleCallback(work)`)).toEqual([]);
  expect(found("rows.toSorted?.()")).toEqual([]);
  expect(found("function requestIdleCallback(work) { work() } requestIdleCallback(work)")).toEqual(
    [],
  );
});

test("the staff's browsers are newer than the visitors'", () => {
  expect(found("rows.toSorted()", forStaff)).toEqual([]);
  expect(found("Map.groupBy(rows, keyOf)", forStaff)).toEqual(["Map.groupBy"]);
});
