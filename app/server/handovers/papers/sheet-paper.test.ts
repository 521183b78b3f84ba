import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { inAsk, outAsk } from "../../../../test/casts/handed-cast.ts";
import { plainJpeg } from "../../../../test/casts/pictures-cast.ts";
import type { ExpectedPhoto, PhotoKind } from "../../../domain/handovers/photos.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { listNamedFiles } from "../../db/backup/named-files.ts";
import { eraseReservations } from "../../reservations/reading/erase-reservations.ts";
import { handOver } from "../hand-over.ts";
import { sweepHandoverPhotos } from "../photo-folder.ts";
import { listPassPhotos } from "../own-phone/pass-photos.ts";
import { putHandoverPhoto } from "../put-photo.ts";
import { takeBack } from "../take-back.ts";
import { findSheetPaper } from "./sheet-paper.ts";

let stage: Stage;
let dataDir: string;
const world = () => ({ ...stage.deps, handoverDir: join(dataDir, "handovers") });
beforeAll(async () => {
  stage = await openStage();
  dataDir = await mkdtemp(join(tmpdir(), "sheets-"));
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra Begić', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(async () => {
  await stage.close();
  await rm(dataDir, { recursive: true });
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const madeOf = async (id: number) =>
  (
    await stage.deps.pool.query<{ edition: string; sha256: string; photos: number }>(
      "select edition, sha256, photos from handover_paper where handover_id = $1 order by edition",
      [id],
    )
  ).rows;
const waiting = async () =>
  (
    await stage.deps.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;
let named = 0;
const given = async (bytes: readonly Uint8Array[] = [], kind: PhotoKind = "front") => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: `sheet ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  const photos = bytes.map((one): ExpectedPhoto => ({
    kind,
    sha256: hashOf(one),
    takenAt: stage.deps.clock.now(),
  }));
  const answer = await handOver(stage.deps, await outAsk(stage.deps, token, { photos }));
  if (!answer.ok) throw new Error(answer.reason);
  return { token, id: answer.handoverId };
};
const filesNamed = async () => {
  const client = await stage.deps.pool.connect();
  const { files } = await listNamedFiles(client, dataDir).finally(() => client.release());
  return files.map(({ path, sha256 }) => [path, sha256]);
};

test("a sheet is made once, kept under its hash, and part of a backup", async () => {
  const { id } = await given();
  const [one, another] = await Promise.all([
    findSheetPaper(world(), id),
    findSheetPaper(world(), id),
  ]);
  expect(one?.subarray(0, 5).toString()).toBe("%PDF-");
  const sha256 = hashOf(one ?? Buffer.of());
  expect(hashOf(another ?? Buffer.of())).toBe(sha256);
  expect(await madeOf(id)).toEqual([{ edition: "at-once", sha256, photos: 0 }]);
  expect(await filesNamed()).toContainEqual([`handovers/${sha256}/sheet.pdf`, sha256]);
  // What the house says of itself afterwards changes nothing, and a lost file comes back with its bytes.
  await stage.deps.pool.query(
    "update vehicle set plate = 'Z99-Z-999' where id in (select vehicle_id from handover where id = $1)",
    [id],
  );
  await rm(join(dataDir, "handovers", sha256), { recursive: true });
  expect(hashOf((await findSheetPaper(world(), id)) ?? Buffer.of())).toBe(sha256);
});

test("a second file is made when the photos that it lacked are all here, and no third", async () => {
  const bytes = [await plainJpeg(800, 601), await plainJpeg(800, 602)] as const;
  const { id } = await given(bytes);
  const first = await findSheetPaper(world(), id);
  const put = (one: Uint8Array) => putHandoverPhoto(world(), { sha256: hashOf(one), bytes: one });
  expect(await put(bytes[0])).toMatchObject({ ok: true });
  expect(await findSheetPaper(world(), id)).toEqual(first);
  expect(await put(bytes[1])).toMatchObject({ ok: true });
  const second = await findSheetPaper(world(), id);
  expect(second?.length).toBeGreaterThan(first?.length ?? 0);
  expect(await findSheetPaper(world(), id)).toEqual(second);
  expect(await madeOf(id)).toMatchObject([
    { edition: "at-once", photos: 0 },
    { edition: "with-photos", photos: 2 },
  ]);
});

test("a sheet whose photos were here at once needs no second file", async () => {
  const bytes = await plainJpeg(800, 603);
  const { id } = await given([bytes]);
  await putHandoverPhoto(world(), { sha256: hashOf(bytes), bytes });
  const first = await findSheetPaper(world(), id);
  expect(await findSheetPaper(world(), id)).toEqual(first);
  expect(await madeOf(id)).toMatchObject([{ edition: "at-once", photos: 1 }]);
});

test.each(["papers", "signed-sheet"] as const)(
  "a photo of kind %s is not printed",
  async (kind) => {
    const bytes = await plainJpeg(800, kind === "papers" ? 604 : 605);
    const { token, id } = await given([bytes], kind);
    await putHandoverPhoto(world(), { sha256: hashOf(bytes), bytes });
    expect(await findSheetPaper(world(), id)).toBeInstanceOf(Buffer);
    expect(await madeOf(id)).toMatchObject([{ edition: "at-once", photos: 0 }]);
    // Nor does the customer's own phone see it.
    expect(await listPassPhotos(stage.deps.pool, token)).toEqual([]);
  },
);

test("a sheet that is drawn while its customer is erased is not kept", async () => {
  const { id } = await given();
  const { pool } = stage.deps;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("update handover set facts = null where id = $1", [id]);
    const drawn = findSheetPaper(world(), id);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    await client.query("commit");
    expect(await drawn).toBeUndefined();
  } finally {
    client.release();
  }
  expect(await madeOf(id)).toEqual([]);
});

test("the sheet of a return knows how the vehicle had left, and nobody has one of nothing", async () => {
  const { token, id } = await given();
  stage.deps.clock.set("2026-07-13T10:00:00+02:00");
  const back = await takeBack(stage.deps, await inAsk(stage.deps, token));
  if (!back.ok) throw new Error(back.reason);
  const { rows } = await stage.deps.pool.query<{ staff: string; out: { odometerKm: number } }>(
    "select facts->>'staff' as staff, facts->'out' as out from handover where id = $1",
    [back.handoverId],
  );
  expect(rows).toEqual([{ staff: "Amra Begić", out: expect.objectContaining({ odometerKm: 0 }) }]);
  expect(await findSheetPaper(world(), id)).toBeDefined();
  expect(await findSheetPaper(world(), 999_999)).toBeUndefined();
});

test("is forgotten with its customer, and its file with the next sweep", async () => {
  const { id, token } = await given();
  const pdf = await findSheetPaper(world(), id);
  const sha256 = hashOf(pdf ?? Buffer.of());
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select id from reservation where token = $1",
    [token],
  );
  const ids = rows.map((row) => row.id);
  const by = { actor: { kind: "system" } } as const;
  await inTransaction(stage.deps.pool, (client) =>
    eraseReservations(client, { ids, at: new Date(stage.deps.clock.now()), by }),
  );
  expect(await findSheetPaper(world(), id)).toBeUndefined();
  expect(await madeOf(id)).toEqual([]);
  expect((await filesNamed()).flat()).not.toContain(sha256);
  stage.deps.clock.set("2046-07-06T10:00:00+02:00");
  expect(await sweepHandoverPhotos(world())).toBeGreaterThan(0);
});

test("each deed queues one letter with its sheet, once, and none to who has no address", async () => {
  const { token, id } = await given();
  const letters = async (of: string) =>
    (
      await stage.deps.pool.query<{ kind: string; sheets: number[] }>(
        `select kind, payload->'sheets' as sheets from outbox join reservation r on r.id = reservation_id
         where token = $1 and kind in ('handed-over', 'taken-back') order by outbox.id`,
        [of],
      )
    ).rows;
  expect(await letters(token)).toEqual([{ kind: "handed-over", sheets: [id] }]);
  stage.deps.clock.set("2026-07-13T10:00:00+02:00");
  const ask = await inAsk(stage.deps, token);
  const back = await takeBack(stage.deps, ask);
  expect(await takeBack(stage.deps, ask)).toEqual(back);
  const backId = back.ok ? back.handoverId : 0;
  expect(await letters(token)).toEqual([
    { kind: "handed-over", sheets: [id] },
    { kind: "taken-back", sheets: [backId] },
  ]);
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: "without address", vehicles: 1 });
  const silent = await book(stage.deps, { selection: plainSelection(carId) });
  await stage.deps.pool.query("update reservation set email = '' where token = $1", [silent.token]);
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  expect(await handOver(stage.deps, await outAsk(stage.deps, silent.token))).toMatchObject({
    ok: true,
  });
  expect(await letters(silent.token)).toEqual([]);
});
