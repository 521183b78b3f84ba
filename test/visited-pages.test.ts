import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { visitedPage } from "../app/domain/visits/visited-page.ts";
import routes from "../app/routes.ts";

const entries = (await routes) as RouteConfigEntry[];
const pages = entries
  .find(({ id }) => id === "en-us.site")
  ?.children?.flatMap(({ path }) => (path === undefined ? [] : [path]));

/** What is not counted: pages of development, a link that redirects, files, and unknown paths. */
const uncounted =
  /^\/(test-.*|offline|modify-reservation\/open\/:pass|modify-reservation\/details\/sheets\/:sheet|(handover|key-box)\/:token\/(photos\/:sha256|news)|paper\/:pass|border\/:secret|\*)$/;
const examples: Readonly<Record<string, string>> = {
  category: "suv",
  id: "12",
  slug: "somewhere",
  kind: "terms",
  version: "2",
};

test("every page of the site is one that visits can be counted of", () => {
  const unknown = (pages ?? [])
    .filter((path) => !uncounted.test(path))
    .filter((path) => {
      const address = path.replace(/:(\w+)/g, (name, key: string) => examples[key] ?? name);
      return visitedPage(address)?.path !== address;
    });
  expect(pages).toContain("/vehicles");
  expect(unknown.map((path) => `${path}: say in domain/visits/visited-page.ts what it is`)).toEqual(
    [],
  );
});
