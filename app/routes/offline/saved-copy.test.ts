import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findSavedCopy, refreshCopy, saveCopy, savedAnswer, type SavedCopy } from "./saved-copy.ts";

const folder = "/reservation-confirmation/TOKEN";
const saved: SavedCopy = {
  path: folder,
  code: "EP-1",
  returnOn: "2026-12-01",
  papers: [`${folder}/reservation.pdf`, `${folder}/reservation.ics`],
};

/** The one cache of a browser, by path. */
let entries: Map<string, Response>;
const cache = {
  put: async (path: string, answer: Response) => void entries.set(path, answer),
  keys: async () => [...entries.keys()].map((path) => new Request(`http://site.test${path}`)),
  delete: async ({ url }: Request) => entries.delete(new URL(url).pathname),
};

/** The site's answer to a path. */
let answers: (path: string) => Response;
beforeEach(() => {
  entries = new Map();
  answers = (path) => new Response(`<p>${path}</p>`);
  vi.stubGlobal("fetch", async (path: string) => answers(path));
  vi.stubGlobal("caches", {
    open: async () => cache,
    match: async (path: string) => entries.get(path)?.clone(),
    delete: async () => entries.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the page and its papers are saved", async () => {
  expect(await saveCopy(saved)).toBe("saved");
  expect(await findSavedCopy()).toEqual(saved);
  expect([...entries.keys()].toSorted()).toEqual(
    ["/kept-reservation.json", folder, ...saved.papers].toSorted(),
  );
});

test.each([429, 500, 503])(
  "an answer of %i for the page says nothing of it: what was saved stays",
  async (status) => {
    await saveCopy(saved);
    answers = () => new Response("", { status });
    expect(await saveCopy(saved)).toBe("unreached");
    await refreshCopy(saved.code);
    expect(await (await savedAnswer(folder))?.text()).toContain("?still");
  },
);

test("a page that is no more takes what was saved with it", async () => {
  await saveCopy(saved);
  answers = () => new Response("", { status: 404 });
  await refreshCopy(saved.code);
  expect(entries.size).toBe(0);
});

test("another reservation takes the place of all that was saved of the first", async () => {
  await saveCopy(saved);
  const path = "/ba/reservation-confirmation/OTHER";
  await saveCopy({ ...saved, code: "EP-2", path, papers: [`${path}/reservation.pdf`] });
  expect([...entries.keys()].join(" ")).not.toContain("TOKEN");
});
