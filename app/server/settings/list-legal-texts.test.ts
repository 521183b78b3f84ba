import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { legalKinds } from "../../domain/facts.ts";
import { listLegalTexts } from "./list-legal-texts.ts";

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

test("every text in force is there once, those with open points first", async () => {
  const texts = await listLegalTexts(stage.deps.pool);
  expect(texts.map(({ kind }) => kind).sort()).toEqual([...legalKinds].sort());
  const counts = texts.map(({ openPoints }) => openPoints.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(0);
  for (const { openPoints } of texts)
    for (const point of openPoints) expect([point.en, point.bs]).not.toContain("");
});

test("the newest published version counts, a draft does not", async () => {
  await stage.deps.pool.query(
    `insert into legal_document (kind, document_version, title_en, title_bs, body_en, body_bs, published_at)
     values ('imprint', 7, 'Imprint', 'Impressum', 'New', 'Novo', now()), ('imprint', 8, 'Draft', 'Nacrt', '-', '-', null)`,
  );
  const texts = await listLegalTexts(stage.deps.pool);
  const imprint = texts.find(({ kind }) => kind === "imprint");
  expect(imprint).toMatchObject({ version: 7, openPoints: [] });
});
