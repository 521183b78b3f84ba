import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { writeLegal } from "../../domain/settings/legal-form.ts";
import { writeQuestion, writeReview } from "../../domain/settings/text-forms.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import {
  confirmPoint,
  discardLegalDraft,
  publishLegalDraft,
  saveLegalDraft,
} from "./edit-legal.ts";
import { legalBraces, listLegalVersions, previewLegal } from "./legal-versions.ts";
import { listLegalTexts } from "./list-legal-texts.ts";
import { orderTexts } from "./order-texts.ts";
import { findQuestion, listQuestions, questionBraces, questionKind } from "./questions.ts";
import { recordId } from "./record-id.ts";
import { findReview, listReviews, reviewKind } from "./reviews.ts";
import { removeText, saveText } from "./save-text.ts";

let stage: Stage;
let by: Doer;
beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "manager");
  by = { actor: { kind: "staff", id } };
});
afterAll(() => stage.close());

const today = "2026-06-01";
const kind = async () => questionKind(await stage.deps.catalogue.refresh());

describe("questions", () => {
  const typed = {
    topic: "general",
    "question.en": "Is the car clean?",
    "question.bs": "Je li vozilo čisto?",
    "answer.en": "Yes. You may be up to {graceMinutes} late.",
    "answer.bs": "Da. Možete kasniti {graceMinutes}.",
    published: "on",
  };
  const add = async (wish: Record<string, string> = {}) =>
    saveText(stage.deps.pool, await kind(), {
      id: undefined,
      typed: { ...typed, ...wish },
      seen: {},
      by,
    });

  test("all that there are can be sent back without a change", async () => {
    for (const question of await listQuestions(stage.deps.pool)) {
      const seen = writeQuestion(question);
      expect(
        await saveText(stage.deps.pool, await kind(), { id: question.id, typed: seen, seen, by }),
      ).toMatchObject({ ok: true });
      expect((await findQuestion(stage.deps.pool, question.id))?.version).toBe(question.version);
    }
  });

  test("a new one is on the site with today's numbers, is hidden, and taken away", async () => {
    const added = await add();
    if (!added.ok || !added.id) throw new Error("it was refused");
    const shown = async () =>
      (await stage.deps.catalogue.refresh()).faq.find(({ id }) => id === added.id);
    expect((await shown())?.answer.en).toBe("Yes. You may be up to 59 minutes late.");
    const hidden = { ...added.after, published: "" };
    await saveText(stage.deps.pool, await kind(), {
      id: added.id,
      typed: hidden,
      seen: added.after,
      by,
    });
    expect(await shown()).toBeUndefined();
    expect(await removeText(stage.deps.pool, await kind(), { id: added.id, by })).toEqual({
      removed: true,
    });
    expect(await removeText(stage.deps.pool, await kind(), { id: added.id, by })).toEqual({
      removed: false,
    });
  });

  test.each([
    [{ topic: "nowhere" }, { topic: { code: "choice" } }],
    [{ topic: "constructor" }, { topic: { code: "choice" } }],
    [{ "answer.en": "{nonsense}" }, { "answer.en": { code: "braces" } }],
    [{ "answer.bs": "{meeting}" }, { "answer.bs": { code: "braces" } }],
    [{ "question.en": "an open { brace" }, { "question.en": { code: "braces" } }],
    [{ "question.bs": " " }, { "question.bs": { code: "missing" } }],
    [{ "answer.en": "x".repeat(3001) }, { "answer.en": { code: "too-long", max: 3000 } }],
  ])("%j is refused", async (wish, faults) => {
    expect(await add(wish as Record<string, string>)).toEqual({
      ok: false,
      reason: "invalid",
      faults,
    });
  });

  test("of a place may name what is there", async () => {
    const braces = questionBraces(await stage.deps.catalogue.get());
    expect(braces["airport-tuzla"]?.has("meeting")).toBe(true);
    expect(await add({ topic: "airport-tuzla", "answer.bs": "{meeting}" })).toMatchObject({
      ok: true,
    });
  });

  test("two members change one: the second is told", async () => {
    const added = await add();
    if (!added.ok || !added.id) throw new Error("it was refused");
    const change = async (text: string) =>
      saveText(stage.deps.pool, await kind(), {
        id: added.id,
        typed: { ...added.after, "question.en": text },
        seen: added.after,
        by,
      });
    expect(await change("One")).toMatchObject({ ok: true });
    expect(await change("Two")).toMatchObject({
      reason: "stale",
      theirs: { "question.en": "One" },
    });
  });

  test("take the order that was sent, within the places that they have", async () => {
    const ids = (await listQuestions(stage.deps.pool)).map(({ id }) => id);
    const some = ids.slice(1, 4);
    expect(await orderTexts(stage.deps.pool, { table: "faq", ids: some.toReversed(), by })).toEqual(
      { ok: true },
    );
    const after = (await listQuestions(stage.deps.pool)).map(({ id }) => id);
    expect(after).toEqual([ids[0], ...some.toReversed(), ...ids.slice(4)]);
    for (const wrong of [
      [...some, 999_999],
      [some[0] ?? 0, some[0] ?? 0],
    ])
      expect(await orderTexts(stage.deps.pool, { table: "faq", ids: wrong, by })).toMatchObject({
        reason: "stale",
      });
  });

  test("one that is gone is not changed", async () => {
    expect(
      await saveText(stage.deps.pool, await kind(), { id: 999_999, typed, seen: {}, by }),
    ).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});

describe("reviews", () => {
  const typed = {
    author: "Amra",
    "place.en": "Tuzla",
    "place.bs": "Tuzla",
    rating: "5",
    "text.en": "Good",
    "text.bs": "Dobro",
    writtenOn: "2026-05-30",
    sample: "",
    published: "on",
  };
  const add = (wish: Record<string, string> = {}) =>
    saveText(stage.deps.pool, reviewKind(today), {
      id: undefined,
      typed: { ...typed, ...wish },
      seen: {},
      by,
    });

  test("all that there are can be sent back without a change", async () => {
    for (const review of await listReviews(stage.deps.pool)) {
      const seen = writeReview(review);
      expect(
        await saveText(stage.deps.pool, reviewKind("2030-01-01"), {
          id: review.id,
          typed: seen,
          seen,
          by,
        }),
      ).toMatchObject({ ok: true });
      expect((await findReview(stage.deps.pool, review.id))?.version).toBe(review.version);
    }
  });

  test("a new one is shown, and is no sample", async () => {
    const added = await add();
    const reviews = (await stage.deps.catalogue.refresh()).reviews;
    expect(reviews.find(({ id }) => added.ok && id === added.id)).toMatchObject({
      author: "Amra",
      sample: false,
    });
  });

  test.each([
    [{ rating: "6" }, { rating: { code: "number", min: 1, max: 5 } }],
    [{ rating: "4.5" }, { rating: { code: "number", min: 1, max: 5 } }],
    [{ rating: "" }, { rating: { code: "missing" } }],
    [{ writtenOn: "2026-06-02" }, { writtenOn: { code: "date" } }],
    [{ writtenOn: "2026-02-31" }, { writtenOn: { code: "date" } }],
    [{ author: "" }, { author: { code: "missing" } }],
  ])("%j is refused", async (wish, faults) => {
    expect(await add(wish as Record<string, string>)).toEqual({
      ok: false,
      reason: "invalid",
      faults,
    });
  });
});

describe("legal texts", () => {
  const allowed = async () =>
    new Set(legalBraces(await stage.deps.catalogue.get()).map(({ name }) => name));
  const newest = async () => {
    const [version] = await listLegalVersions(stage.deps.pool, "imprint");
    if (!version) throw new Error("there is no imprint");
    return version;
  };
  const save = async (wish: Record<string, string>, at?: Record<string, string>) => {
    const seen = at ?? writeLegal(await newest());
    const change = { kind: "imprint", typed: { ...seen, ...wish }, seen, by } as const;
    return saveLegalDraft(stage.deps.pool, { ...change, allowed: await allowed() });
  };
  const inForce = async () =>
    (await stage.deps.catalogue.refresh()).legal.find((text) => text.kind === "imprint");
  const deed = async () => ({ kind: "imprint" as const, version: (await newest()).version, by });
  const now = Date.parse("2026-06-01T10:00:00Z");

  test("every shipped text may be sent back, its braces are all known", async () => {
    for (const one of [
      "terms",
      "cancellation",
      "privacy",
      "cookies",
      "complaints",
      "imprint",
    ] as const) {
      const [version] = await listLegalVersions(stage.deps.pool, one);
      const seen = version ? writeLegal(version) : {};
      const answer = await saveLegalDraft(stage.deps.pool, {
        kind: one,
        seen,
        by,
        typed: { ...seen, "title.en": `${seen["title.en"]} x` },
        allowed: await allowed(),
      });
      expect(answer).toMatchObject({ ok: true });
      const [draft] = await listLegalVersions(stage.deps.pool, one);
      expect(draft?.publishedAt).toBeUndefined();
      await discardLegalDraft(stage.deps.pool, { kind: one, version: draft?.version ?? 0, by });
    }
  });

  test("a draft is seen by nobody, keeps the open points, and is in force once published", async () => {
    const before = await inForce();
    const points = (await newest()).openPoints.length;
    expect(
      await save({ "body.en": "## New\n\nCall {phone}.", "body.bs": "## Novo\n\nZovite {phone}." }),
    ).toMatchObject({ ok: true });
    expect(await save({ "title.en": "Imprint, new" })).toMatchObject({ ok: true });
    expect(await inForce()).toEqual(before);
    const draft = await newest();
    expect([draft.publishedAt, draft.openPoints.length]).toEqual([undefined, points]);
    expect(previewLegal(draft, await stage.deps.catalogue.get()).body.en).toContain(
      "+387 35 000 000",
    );
    expect(await publishLegalDraft(stage.deps.pool, { ...(await deed()), now })).toMatchObject({
      ok: true,
    });
    expect(await inForce()).toMatchObject({
      version: draft.documentVersion,
      title: { en: "Imprint, new" },
    });
    const old = (await listLegalVersions(stage.deps.pool, "imprint")).at(-1);
    expect(old?.title.en).toBe("Imprint");
  });

  test("names that there are not are refused, and named", async () => {
    expect(await save({ "body.en": "{phone} {nonsense} {constructor}" })).toEqual({
      ok: false,
      reason: "unknown",
      unknown: ["nonsense", "constructor"],
      faults: { "body.en": { code: "braces" } },
    });
    expect(await save({ "body.bs": "" })).toEqual({
      ok: false,
      reason: "invalid",
      faults: { "body.bs": { code: "missing" } },
    });
  });

  test("two members begin a draft: the second is told, and there is one", async () => {
    const seen = writeLegal(await newest());
    const answers = await Promise.all([
      save({ "title.en": "A" }, seen),
      save({ "title.en": "B" }, seen),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "stale")).toHaveLength(1);
    const drafts = (await listLegalVersions(stage.deps.pool, "imprint")).filter(
      (one) => !one.publishedAt,
    );
    expect(drafts).toHaveLength(1);
  });

  test("a draft that changed meanwhile is neither published nor thrown away", async () => {
    const old = await deed();
    await save({ "title.en": "C" });
    expect(await publishLegalDraft(stage.deps.pool, { ...old, now })).toEqual({
      ok: false,
      reason: "stale",
    });
    expect(await discardLegalDraft(stage.deps.pool, old)).toEqual({ ok: false, reason: "stale" });
    expect(await discardLegalDraft(stage.deps.pool, await deed())).toMatchObject({ ok: true });
    expect(await discardLegalDraft(stage.deps.pool, await deed())).toEqual({
      ok: false,
      reason: "stale",
    });
    expect((await newest()).publishedAt).toBeDefined();
  });

  test("a point that was confirmed is open no longer, until that is taken back", async () => {
    const open = async () =>
      (await listLegalTexts(stage.deps.pool)).find((text) => text.kind === "terms")?.openPoints
        .length;
    const before = (await open()) ?? 0;
    const [terms] = await listLegalVersions(stage.deps.pool, "terms");
    const point = {
      kind: "terms" as const,
      documentVersion: terms?.documentVersion ?? 0,
      point: 0,
      by,
      now,
    };
    expect(await confirmPoint(stage.deps.pool, { ...point, confirmed: true })).toEqual({
      ok: true,
    });
    expect(await open()).toBe(before - 1);
    const [after] = await listLegalVersions(stage.deps.pool, "terms");
    expect(after?.openPoints[0]?.confirmed).toMatchObject({ at: "2026-06-01T10:00:00.000Z" });
    expect(await confirmPoint(stage.deps.pool, { ...point, confirmed: false })).toEqual({
      ok: true,
    });
    expect(await open()).toBe(before);
    for (const wrong of [{ point: 99 }, { point: -1 }, { documentVersion: 99 }])
      expect(await confirmPoint(stage.deps.pool, { ...point, ...wrong, confirmed: true })).toEqual({
        ok: false,
        reason: "not-found",
      });
  });
});

test.each([
  ["1", 1],
  ["2147483647", 2147483647],
  ["2147483648", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["1.0", undefined],
  ["1e3", undefined],
  ["x".repeat(9999), undefined],
  ["", undefined],
])("%s is the id %s", (text, id) => {
  expect(recordId(text)).toBe(id);
});
