import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWitness } from "./witness.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "witness-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const head = { seq: 3, hash: "a".repeat(64), keyedFrom: 1, hashBefore: "0".repeat(64) };

async function opened(auditKey?: Uint8Array) {
  const answer = await openWitness({ dataDir, auditKey });
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.witness;
}

test("the key is made once, for the eyes of the product alone, and the head survives a start", async () => {
  const first = await opened();
  expect(first.key).toHaveLength(32);
  expect(await first.readHead()).toBeUndefined();
  await first.writeHead(head);
  const second = await opened();
  expect(second.key).toEqual(first.key);
  expect(await second.readHead()).toEqual(head);
  expect((await stat(join(dataDir, "audit/key"))).mode & 0o777).toBe(0o600);
});

test("two first starts at once have one key", async () => {
  const keys = await Promise.all([opened(), opened(), opened()]);
  const [first] = keys;
  for (const { key } of keys) expect(key).toEqual(first?.key);
});

test("the key of the environment goes before the file", async () => {
  const key = new Uint8Array(32).fill(7);
  expect((await opened(key)).key).toEqual(key);
  await expect(readFile(join(dataDir, "audit/key"))).rejects.toThrow("ENOENT");
});

test("a key that was cut short is a sentence", async () => {
  await opened();
  await chmod(join(dataDir, "audit/key"), 0o600);
  await writeFile(join(dataDir, "audit/key"), "c2hvcnQ=");
  const answer = await openWitness({ dataDir, auditKey: undefined });
  expect(answer).toMatchObject({ ok: false, sentence: expect.stringContaining("is cut short") });
});

test("a folder that cannot be written is a sentence that names DATA_DIR", async () => {
  await writeFile(join(dataDir, "audit"), "a file where the folder should be");
  const answer = await openWitness({ dataDir, auditKey: undefined });
  expect(answer).toMatchObject({ ok: false, sentence: expect.stringContaining("DATA_DIR") });
});

test("a head that somebody scribbled over is refused, not taken for none", async () => {
  const witness = await opened();
  await writeFile(join(dataDir, "audit/head.json"), "{}");
  await expect(witness.readHead()).rejects.toThrow("invalid");
});

test("two processes that write their heads at once leave one of them, and nothing beside it", async () => {
  const witnesses = [await opened(), await opened()];
  const written = Array.from({ length: 40 }, (_, index) => ({ ...head, seq: index }));
  await Promise.all(written.map((one, index) => witnesses[index % 2]?.writeHead(one)));
  expect(written).toContainEqual(await witnesses[0]?.readHead());
  expect((await readdir(join(dataDir, "audit"))).toSorted()).toEqual(["head.json", "key"]);
});
