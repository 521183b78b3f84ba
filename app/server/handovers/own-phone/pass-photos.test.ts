/** A photo that the customer takes on the own phone: here before the sheet that names it, for its pass and the staff alone. */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { outAsk } from "../../../../test/casts/handed-cast.ts";
import { ink } from "../../../../test/casts/handover-cast.ts";
import { phoneJpeg, plainJpeg } from "../../../../test/casts/pictures-cast.ts";
import { sharedOf } from "../../../domain/handovers/own-phone/shown.ts";
import { listNamedFiles } from "../../db/backup/named-files.ts";
import { handOver } from "../hand-over.ts";
import { listHashesHere } from "../list-photos.ts";
import { sweepHandoverPhotos } from "../photo-folder.ts";
import { findHandoverPhoto, findPhotoState } from "../put-photo.ts";
import { forgetPasses } from "./end-passes.ts";
import { makePhonePass } from "./make-phone-pass.ts";
import { openOnPhone, readOnPhone, tellFromPhone } from "./open-on-phone.ts";
import { findPassPhoto } from "./pass-photos.ts";
import { putPassPhoto, putShownPhoto } from "./put-pass-photo.ts";
import { followPhone, showOnPhone, takePassBack } from "./show-on-phone.ts";

let stage: Stage;
let [dataDir, handoverDir] = ["", ""];
let bytes: Buffer;
const world = () => ({ ...stage.deps, handoverDir });
const device = "the phone of Emina";
const shaOf = (of: Uint8Array) => createHash("sha256").update(of).digest("hex");
beforeAll(async () => {
  stage = await openStage();
  dataDir = await mkdtemp(join(tmpdir(), "pass-photos-"));
  handoverDir = join(dataDir, "handovers");
  bytes = await phoneJpeg(3000, 2000);
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(async () => {
  await stage.close();
  await rm(dataDir, { recursive: true });
});

let named = 0;
const opened = async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: `own photo ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  const ask = await outAsk(stage.deps, token);
  const shown = { sheet: sharedOf(ask.sheet), lines: [] };
  const made = await makePhonePass(stage.deps, { token, shown, staffId: "member-amra" });
  if (!made.ok) throw new Error(made.reason);
  const holder = { secret: made.secret, device };
  expect(await openOnPhone(stage.deps, holder)).toEqual({ ok: true });
  return { token, ask, holder, pass: made.state.pass };
};
const markWith = (photos: string[]) =>
  ({
    kind: "mark",
    mark: { view: "left", x: 0.25, y: 0.5, kind: "dent", severity: 1, description: "", photos },
    takenAt: stage.deps.clock.now() - 60_000,
  }) as const;
const held = async () => (await stage.deps.pool.query("select from handover_pass_photo")).rowCount;

test("is kept encoded anew, told with its mark, and here when the sheet is finished", async () => {
  const { token, ask, holder, pass } = await opened();
  const sha256 = shaOf(bytes);
  expect(await tellFromPhone(world(), { ...holder, told: markWith([sha256]) })).toEqual({
    ok: false,
    reason: "photos",
  });
  const sent = { ...holder, sha256, bytes };
  expect(await putPassPhoto(world(), sent)).toEqual({ ok: true });
  expect(await putPassPhoto(world(), sent)).toEqual({ ok: true });
  expect(await held()).toBe(1);
  const photo = await findPassPhoto(world(), { pass, token, sha256 });
  expect(photo?.subarray(8, 12).toString()).toBe("WEBP");
  const other = await opened();
  expect(await findPassPhoto(world(), { ...other, sha256 })).toBeUndefined();
  const asked = { sha256, mayReadPapers: false };
  expect(await findHandoverPhoto(world(), { ...asked, token: other.token })).toBeUndefined();
  expect(await findHandoverPhoto(world(), { ...asked, token })).toEqual(photo);

  expect(await tellFromPhone(world(), { ...holder, told: markWith([sha256]) })).toEqual({
    ok: true,
  });
  const read = await readOnPhone(world(), holder);
  if (!read.ok) throw new Error(read.reason);
  const { marks, photos } = read.shown.sheet;
  expect(photos).toMatchObject([{ kind: "damage", sha256 }]);
  const state = await followPhone(world(), { token, direction: "out" });
  expect(state?.told).toMatchObject([{ kind: "mark", mark: { photos: [sha256] } }]);

  const sheet = { ...ask.sheet, marks, photos };
  const signatures = { customer: ink, staff: ink };
  expect(await handOver(world(), { ...ask, signatures, sheet })).toMatchObject({ ok: true });
  const { rows } = await stage.deps.pool.query(
    `select handover_photo.kind, handover_photo.received_at is not null as here, damage.photos from handover_photo join damage using (handover_id)
     where sha256 = $1`,
    [sha256],
  );
  expect(rows).toEqual([{ kind: "damage", here: true, photos: [sha256] }]);
});

test("changes nothing when it is no picture, too big, not its hash, one too many, or not by this pass", async () => {
  const { holder, token } = await opened();
  const before = await held();
  const refused = async (asked: Partial<Parameters<typeof putPassPhoto>[1]>) => {
    const sent = { ...holder, bytes, ...asked };
    const answer = await putPassPhoto(world(), { sha256: shaOf(sent.bytes), ...sent });
    expect(await held()).toBe(before);
    return answer.ok ? "taken" : answer.reason;
  };
  expect(await refused({ bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") })).toBe(
    "no-picture",
  );
  expect(await refused({ bytes: await plainJpeg(8000, 5000) })).toBe("too-many-pixels");
  expect(await refused({ sha256: "a".repeat(64) })).toBe("other-bytes");
  expect(await refused({ device: "a stranger" })).toBe("elsewhere");
  expect(await refused({ secret: "nobody made this" })).toBe("unknown");
  const nowhere = { ...stage.deps, handoverDir: undefined };
  const sent = { ...holder, bytes, sha256: shaOf(bytes) };
  expect(await putPassPhoto(nowhere, sent)).toEqual({ ok: false, reason: "not-kept" });
  await stage.deps.pool.query(
    `insert into handover_pass_photo (pass_id, sha256, received_at)
     select (select max(id) from handover_pass), lpad(to_hex(n), 64, 'f'), now() from generate_series(1, 24) as n`,
  );
  expect(await putPassPhoto(world(), sent)).toEqual({ ok: false, reason: "full" });
  await stage.deps.pool.query("delete from handover_pass_photo where sha256 like 'ffff%'");
  stage.deps.clock.set("2026-07-06T10:30:00+02:00");
  expect(await refused({})).toBe("over");
  stage.deps.clock.set("2026-07-06T10:29:00+02:00");
  await takePassBack(stage.deps, { token, direction: "out" });
  expect(await refused({})).toBe("taken-back");
});

test("of the staff is seen on the own phone before anybody signs, and papers never are", async () => {
  const { token, ask, holder, pass } = await opened();
  const [front, papers] = [await plainJpeg(910, 600), await plainJpeg(911, 600)];
  const [sha256, secret] = [shaOf(front), shaOf(papers)];
  const photos = [
    { kind: "front", sha256, takenAt: 1 },
    { kind: "papers", sha256: secret, takenAt: 2 },
  ] as const;
  const put = (bytes: Uint8Array, as = shaOf(bytes)) =>
    putShownPhoto(world(), { token, sha256: as, bytes });
  expect(await put(front)).toEqual({ ok: false, reason: "unexpected" });
  const sheet = { ...ask.sheet, photos };
  const shown = { sheet: sharedOf(sheet), lines: [] };
  const before = await showOnPhone(world(), { token, pass, taken: 0, shown });
  expect(await put(papers, sha256)).toEqual({ ok: false, reason: "other-bytes" });
  expect(await put(papers)).toEqual({ ok: false, reason: "unexpected" });
  expect(await put(front)).toEqual({ ok: true, known: false });
  expect(await put(front)).toEqual({ ok: true, known: true });
  const after = await followPhone(world(), { token, direction: "out" });
  expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  expect(await findPassPhoto(world(), { pass, token, sha256 })).toBeDefined();
  expect(await findPassPhoto(world(), { pass, token, sha256: secret })).toBeUndefined();
  // It goes with the sheet without being sent again.
  const signatures = { customer: ink, staff: ink };
  expect(await handOver(world(), { ...ask, signatures, sheet })).toMatchObject({ ok: true });
  expect(await findPhotoState(world(), { sha256, token })).toBe("here");
  expect(await findPhotoState(world(), { sha256: secret, token })).toBe("expected");
  expect(await put(papers)).toEqual({ ok: false, reason: "unexpected" });
  expect(await readOnPhone(world(), holder)).toMatchObject({ reason: "done" });
});

test("is part of a backup, and forgotten with its pass", async () => {
  const { holder, token } = await opened();
  const photo = await plainJpeg(900, 600);
  const sha256 = shaOf(photo);
  expect(await putPassPhoto(world(), { ...holder, sha256, bytes: photo })).toEqual({ ok: true });
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    "select id from reservation where token = $1",
    [token],
  );
  expect(await listHashesHere(stage.deps.pool, rows[0]?.id ?? 0)).toEqual([sha256]);
  const client = await stage.deps.pool.connect();
  const { files } = await listNamedFiles(client, dataDir).finally(() => client.release());
  expect(files.map(({ path }) => path)).toContain(`handovers/${sha256}/photo.webp`);
  const sweep = async () => {
    const old = new Date(stage.deps.clock.now() - 7_200_000);
    for (const name of await readdir(handoverDir)) await utimes(join(handoverDir, name), old, old);
    await sweepHandoverPhotos(world());
    return (await readdir(handoverDir)).includes(sha256);
  };
  expect(await sweep()).toBe(true);
  await forgetPasses(stage.deps.pool, stage.deps.clock.now() + 8 * 86_400_000);
  expect(await sweep()).toBe(false);
});
