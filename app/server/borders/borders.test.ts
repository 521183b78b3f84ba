import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import type { CountryEdit } from "../../domain/borders/read-countries.ts";
import { changeCountries } from "./change-countries.ts";
import { listCountries } from "./list-countries.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const by = { actor: { kind: "staff", id: randomUUID() }, addressHash: "hash" } as const;
const row = async (code: string) => {
  const found = (await listCountries(stage.deps.pool)).find((one) => one.code === code);
  if (!found) throw new Error(`there is no country ${code}`);
  return found;
};
const edit = async (code: string, more: Partial<CountryEdit>) => {
  const { version, ...country } = await row(code);
  return { code, version, country: { ...country, ...more } };
};
const entries = async () =>
  (
    await stage.deps.pool.query<{ id: string; before: object; after: object }>(
      "select subject_id as id, before, after from audit_entry where action = 'border-country.changed' order by audit_entry.id",
    )
  ).rows;

test("several countries are changed in one go, each with its entry, and on the site", async () => {
  const countries = [
    await edit("HR", { feeCents: 2250, charge: "per-day" }),
    await edit("RS", {}),
    await edit("AL", { allowed: false }),
  ];
  const answer = await changeCountries(stage.deps.pool, { countries, by });
  expect(answer).toMatchObject({ ok: true, changed: 2 });
  expect(await entries()).toEqual([
    {
      id: "HR",
      before: { feeCents: 2000, charge: "per-rental" },
      after: { feeCents: 2250, charge: "per-day" },
    },
    { id: "AL", before: { allowed: true }, after: { allowed: false } },
  ]);
  const { priceList } = await stage.deps.catalogue.refresh();
  const now = priceList.countries.find(({ code }) => code === "HR");
  expect(now).toMatchObject({ feeCents: 2250, charge: "per-day" });
});

test("one row that somebody else changed stops all, and is shown", async () => {
  const countries = [await edit("ME", { feeCents: 1 }), await edit("SI", { feeCents: 2 })];
  await changeCountries(stage.deps.pool, { countries: [await edit("SI", { feeCents: 3 })], by });
  expect(await changeCountries(stage.deps.pool, { countries, by })).toMatchObject({
    ok: false,
    reason: "stale",
    theirs: [{ code: "SI", feeCents: 3 }],
  });
  expect((await row("ME")).feeCents).toBe(2000);
});

test("a row that is sent as it stands harms nobody, however old it is", async () => {
  const old = { ...(await edit("SI", {})), version: 1 };
  const countries = [old, await edit("ME", { document: "green-card" })];
  expect(await changeCountries(stage.deps.pool, { countries, by })).toMatchObject({
    ok: true,
    changed: 1,
  });
});

test("a country that nobody knows is passed over", async () => {
  const countries = [{ ...(await edit("HR", { feeCents: 9 })), code: "BA" }];
  expect(await changeCountries(stage.deps.pool, { countries, by })).toMatchObject({ changed: 0 });
});
