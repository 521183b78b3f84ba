import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../test/world/database.ts";
import { fixedClock } from "../../../../test/world/fixed-clock.ts";
import { checkFolder } from "../check-folder.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const clock = fixedClock("2026-11-21T10:00:00+01:00");
const root = mkdtempSync(join(tmpdir(), "eternal-pro-files-"));
const dataDir = join(root, "data");
const file = join(root, "agency.backup");
let source: TestDatabase;
let target: TestDatabase;
let restoredDir: string;

/** A picture longer than one piece of a backup, and a short one. */
const pictures = {
  "polo-front/480.webp": Buffer.alloc(2_500_000, "polo 🚗"),
  "polo-front/480.avif": Buffer.from([0, 1, 2, 255]),
  "golf-side/960.webp": Buffer.from("golf"),
};

beforeAll(async () => {
  source = await freshDatabase();
  for (const [path, bytes] of Object.entries(pictures)) {
    mkdirSync(join(dataDir, "images", path, ".."), { recursive: true });
    writeFileSync(join(dataDir, "images", path), bytes);
  }
  mkdirSync(join(dataDir, "images/nobodys"), { recursive: true });
  writeFileSync(join(dataDir, "images/nobodys/480.webp"), "named by no row");
  await source.pool.query(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs, display_order)
     select id, name, 960, 640, '{480}', 'A car', 'Vozilo', 1 from (select min(id) as id from car) one,
       unnest(array['polo-front', 'golf-side', 'gone-long-ago']) as name`,
  );
  await checkFolder(source.pool, { dataDir, databaseUrl: "postgresql://elsewhere" });
});
beforeEach(async () => {
  target = await freshDatabase({ seeded: false });
  restoredDir = mkdtempSync(join(root, "restored-"));
  return () => target.close();
});
afterAll(async () => {
  await source.close();
  rmSync(root, { recursive: true });
});

test("pictures come back byte by byte, and whatever is named and not there is said", async () => {
  expect(await writeBackup({ pool: source.pool, dataDir, clock }, file)).toMatchObject({
    ok: true,
    files: 3,
    missing: ["images/gone-long-ago"],
  });
  expect(await restoreBackup({ pool: target.owner, dataDir: restoredDir }, file)).toMatchObject({
    ok: true,
    files: 3,
  });
  for (const [path, bytes] of Object.entries(pictures))
    expect(readFileSync(join(restoredDir, "images", path)).equals(bytes)).toBe(true);
  expect(readdirSync(join(restoredDir, "images")).sort()).toEqual(["golf-side", "polo-front"]);
  expect(readdirSync(restoredDir).sort()).toEqual(["images", "installation"]);
});

test("the restored folder fits the restored database, and no other one does", async () => {
  await writeBackup({ pool: source.pool, dataDir, clock }, file);
  await restoreBackup({ pool: target.owner, dataDir: restoredDir }, file);
  const databaseUrl = "postgresql://elsewhere";
  expect(await checkFolder(target.pool, { dataDir: restoredDir, databaseUrl })).toBeUndefined();
  const other = mkdtempSync(join(root, "other-"));
  expect(await checkFolder(target.pool, { dataDir: other, databaseUrl })).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/does not hold the files of this database: set DATA_DIR/),
  });
  // A database of our own lies in its folder: there is no other one to share.
  expect(
    await checkFolder(target.pool, { dataDir: other, databaseUrl: undefined }),
  ).toBeUndefined();
});

test("a folder that cannot be written is a sentence", async () => {
  const blocked = join(root, "blocked");
  writeFileSync(blocked, "a file where the folder should be");
  expect(
    await checkFolder(source.pool, { dataDir: blocked, databaseUrl: "postgresql://elsewhere" }),
  ).toMatchObject({ ok: false, sentence: expect.stringContaining("DATA_DIR has to be a folder") });
});

test("a picture that was exchanged while the backup was made ends it, and leaves no file behind", async () => {
  const backup = join(root, "torn.backup");
  const path = join(dataDir, "images/golf-side/960.webp");
  // The time of the backup is asked for when the files were measured and none was read yet.
  const swaps = {
    ...clock,
    now: () => {
      writeFileSync(path, "another picture");
      return clock.now();
    },
  };
  const answer = await writeBackup({ pool: source.pool, dataDir, clock: swaps }, backup).catch(
    (error: unknown) => error,
  );
  writeFileSync(path, pictures["golf-side/960.webp"]);
  expect(answer).toBeInstanceOf(Error);
  expect(readdirSync(root)).not.toContain("torn.backup");
  expect(readdirSync(root)).not.toContain("torn.backup.tmp");
});
