import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../app/routes.ts";

const entries = (await routes) as RouteConfigEntry[];
const flat = (all: RouteConfigEntry[]): RouteConfigEntry[] =>
  all.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
/** What stands around pages has a path too, which is none that anybody goes to. */
const withPath = flat(entries).filter(({ path, children }) => path !== undefined && !children);

test("every URL of the product, in both languages", () => {
  const urls = withPath.map(({ path, id, file }) => `${path}  ${id ?? file}`);
  expect(urls.join("\n")).toMatchSnapshot();
});

test("each page exists in both languages, Bosnian under /ba", () => {
  const pathsOf = (language: string) =>
    new Map(
      withPath
        .filter(({ id }) => id?.startsWith(`${language}.`))
        .map(({ id, path }) => [id?.slice(language.length + 1), path]),
    );
  const english = pathsOf("en-us");
  const bosnian = pathsOf("ba");
  expect([...bosnian.keys()]).toEqual([...english.keys()]);
  for (const [id, path] of english) {
    expect(bosnian.get(id)).toBe(path === "/" ? "/ba" : `/ba${path}`);
  }
});
