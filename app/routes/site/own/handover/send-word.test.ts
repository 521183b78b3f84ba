/** A customer's phone without a connection: what was said and signed stays there until somebody has answered. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Told } from "./answer-phone.ts";
import { listWords, readKeptDrawing } from "./kept-words.ts";
import { sendWord } from "./send-word.ts";

const path = "/handover/secret";
const noNet = () => Promise.reject(new TypeError("Failed to fetch"));
const answered = (told: Told) => () => Promise.resolve(told);
const sendPhotos = vi.fn<() => Promise<"done" | "unreached">>();
const send = (fields: Record<string, string>, serverAction: () => Promise<Told>) => {
  const body = new URLSearchParams(fields);
  const request = new Request(`https://example.com${path}?index`, { method: "POST", body });
  return sendWord({ request, serverAction, sendPhotos });
};
const mark = { key: "first", intent: "tell", told: "{}" };
const drawing = JSON.stringify([
  [
    [0, 1],
    [2, 3],
  ],
]);
const signature = { key: "second", intent: "sign", name: "Emina", drawing };

beforeEach(() => {
  sendPhotos.mockReset().mockResolvedValue("done");
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

test("waits in the order in which it was said, each word once", async () => {
  expect(await send(mark, noNet)).toEqual({ about: "told", refused: "offline" });
  expect(await send(signature, noNet)).toEqual({ about: "signed", refused: "offline" });
  expect(await send(mark, noNet)).toMatchObject({ refused: "offline" });
  expect(listWords(path)).toEqual([mark, signature]);
  await send({ ...signature, key: "third" }, noNet);
  expect(listWords(path).map(({ key }) => key)).toEqual(["first", "third"]);
  expect(readKeptDrawing(listWords(path)[1]?.drawing)).toEqual(JSON.parse(drawing));
});

test("goes as soon as there is an answer, also one that refuses", async () => {
  await send(mark, noNet);
  await send(signature, noNet);
  expect(await send(mark, answered({ about: "told" }))).toEqual({ about: "told" });
  await send(signature, answered({ about: "signed", refused: "changed" }));
  expect(listWords(path)).toEqual([]);
});

test("is kept of words alone, and what the server throws is not held back", async () => {
  await expect(send({ intent: "open" }, noNet)).rejects.toThrow("Failed");
  const gone = () => Promise.reject(new Response(null, { status: 404 }));
  await expect(send(mark, gone)).rejects.toMatchObject({ status: 404 });
  expect(listWords(path)).toEqual([]);
  sessionStorage.setItem(`own-handover ${path}`, '[{"key":1},"x"]');
  expect(listWords(path)).toEqual([]);
  expect(["{", "[[[1]]]", "[1]"].map(readKeptDrawing)).toEqual([[], [], []]);
});

test("a mark waits until its photos are here, and a signature for none", async () => {
  sendPhotos.mockResolvedValue("unreached");
  const serverAction = vi.fn<() => Promise<Told>>(answered({ about: "told" }));
  expect(await send(mark, serverAction)).toEqual({ about: "told", refused: "offline" });
  expect(serverAction).not.toHaveBeenCalled();
  expect(listWords(path)).toEqual([mark]);
  await send(signature, answered({ about: "signed" }));
  expect(sendPhotos).toHaveBeenCalledOnce();
  sendPhotos.mockResolvedValue("done");
  expect(await send(mark, serverAction)).toEqual({ about: "told" });
  expect(listWords(path)).toEqual([]);
});
