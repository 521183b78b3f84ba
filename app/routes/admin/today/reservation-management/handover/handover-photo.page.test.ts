import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { inAsk, outAsk } from "../../../../../../test/casts/handed-cast.ts";
import { boastfulPng, plainJpeg } from "../../../../../../test/casts/pictures-cast.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import type { PhotoKind } from "../../../../../domain/handovers/photos.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { handOver } from "../../../../../server/handovers/hand-over.ts";
import { takeBack } from "../../../../../server/handovers/take-back.ts";
import { listenForNews } from "../../../../../server/notices/news-listener.ts";
import { findForStaff } from "../../../../../server/reservations/reading/find-for-staff.ts";

const site = staffSite();
let folder: string;
let jpeg: Buffer;
let papers: Buffer;
let carId: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  site.deps.handoverDir = folder;
  jpeg = await plainJpeg(900, 600);
  papers = await plainJpeg(800, 600);
  carId = await addCar(site.deps, { name: "seen", vehicles: 15 });
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The address part of a rental that is out and whose sheet names these photos. */
const rentalWith = async (photos: { bytes: Uint8Array; kind?: PhotoKind }[]) => {
  const today = dateOf(toLocal(testNow));
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 5)}T12:00`);
  const { code, token } = await book(site.deps, { selection: plainSelection(carId), trip });
  const named = photos.map(({ bytes, kind = "front" }) => ({
    kind,
    sha256: hashOf(bytes),
    takenAt: testNow - 60_000,
  }));
  const winter = { "winter-tyres": 1, chains: 0 } as const;
  const asked = await outAsk(site.deps, token, { photos: named });
  const sheet = { ...asked.sheet, equipment: { ...asked.sheet.equipment, ...winter } };
  const answer = await handOver(site.deps, { ...asked, sheet, early: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return code.replaceAll("-", "").slice(2);
};
const pathOf = (code: string, sha256: string, prefix = "") =>
  `${prefix}/admin/reservation-management/${code}/photos/${sha256}`;
const ask = (
  method: "HEAD" | "GET" | "PUT",
  path: string,
  { role = "agent", bytes }: { role?: StaffRole | "stranger"; bytes?: Uint8Array } = {},
) =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method,
      ...(bytes && { body: new Uint8Array(bytes) }),
      headers: {
        Origin: "http://site.test",
        Host: "site.test",
        ...(bytes && { "Content-Length": String(bytes.length) }),
        ...(role !== "stranger" && site.as(role)),
      },
    }),
  );

test("it stands on the reservation's page as a small picture that opens big, for who may see it", async () => {
  const code = await rentalWith([{ bytes: jpeg }, { bytes: papers, kind: "papers" }]);
  const [path, secret] = [pathOf(code, hashOf(jpeg)), pathOf(code, hashOf(papers))];
  await ask("PUT", path, { bytes: jpeg });
  await ask("PUT", secret, { bytes: papers });
  const own = `/admin/reservations/${code}`;
  const { html } = await site.read(own, "manager");
  for (const one of [jpeg, papers]) expect(html).toContain(`${hashOf(one)}?size=small`);
  expect((await site.read(own, "viewer")).html).not.toContain(hashOf(jpeg));
  const small = await ask("GET", `${path}?size=small`);
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 320, height: 213 });
  expect((await ask("GET", `${path}?size=small`, { role: "viewer" })).status).toBe(403);
  expect((await ask("GET", `${path}?size=small`, { role: "stranger" })).status).toBe(303);
});

test("a photo that a sheet waits for is asked for, sent, and seen; the same one as often as one likes", async () => {
  const code = await rentalWith([{ bytes: jpeg }]);
  const path = pathOf(code, hashOf(jpeg));
  expect((await ask("HEAD", path)).status).toBe(204);
  expect((await ask("GET", path)).status).toBe(404);
  expect((await ask("PUT", path, { bytes: jpeg })).status).toBe(201);
  expect((await ask("PUT", path, { bytes: jpeg })).status).toBe(200);
  expect((await ask("HEAD", path)).status).toBe(200);
  const seen = await ask("GET", path);
  expect(seen.status).toBe(200);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  const { format, width } = await sharp(await seen.arrayBuffer()).metadata();
  expect({ format, width }).toEqual({ format: "webp", width: 900 });
  // Under the code of another rental it is not found.
  const other = await rentalWith([]);
  expect((await ask("GET", pathOf(other, hashOf(jpeg)))).status).toBe(404);
  expect((await ask("HEAD", pathOf(other, hashOf(jpeg)))).status).toBe(404);
});

test("of its arrival the desk hears at once, and of one that is here already it does not", async () => {
  const bytes = await plainJpeg(880, 600);
  const path = pathOf(await rentalWith([{ bytes }]), hashOf(bytes));
  const { pool, log } = site.deps;
  await rest(300);
  let heard = 0;
  const stop = await listenForNews(pool, log, { onNews: () => heard++, onLost: () => undefined });
  await ask("PUT", path, { bytes });
  await vi.waitFor(() => expect(heard).toBe(1));
  await ask("PUT", path, { bytes });
  await rest(300);
  expect(heard).toBe(1);
  stop();
});

test("nobody without the right sees, asks for or sends one; photos of papers need theirs", async () => {
  const code = await rentalWith([
    { bytes: jpeg },
    { bytes: papers, kind: "papers" },
    { bytes: await plainJpeg(700, 600), kind: "signed-sheet" },
  ]);
  const path = pathOf(code, hashOf(papers));
  expect((await ask("PUT", path, { bytes: papers })).status).toBe(201);
  expect((await ask("GET", path)).status).toBe(200);
  for (const method of ["HEAD", "GET", "PUT"] as const) {
    const sent = method === "PUT" ? { bytes: papers } : {};
    const stranger = await ask(method, path, { role: "stranger", ...sent });
    expect(stranger.headers.get("Location")).toContain("/admin/login");
    for (const role of ["viewer", "accountant"] as const)
      expect((await ask(method, path, { role, ...sent })).status).toBe(403);
  }
  const form = await site.post(path, { probe: "1" }, "agent");
  expect(form.status).toBe(405);
});

describe("refused with a sentence in the member's language, and nothing is kept", () => {
  const refused = phoneWords("ba").photo.refused;
  const bad: [string, keyof typeof refused, number, () => Promise<Buffer>][] = [
    ["a photo of 40 megapixels", "too-many-pixels", 422, async () => boastfulPng(8000, 5000)],
    ["a HEIC", "heic", 422, async () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic")],
    [
      "an SVG",
      "no-picture",
      422,
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    ],
    ["a file that is no picture", "no-picture", 422, async () => Buffer.from("hello")],
    ["nothing", "empty", 422, async () => Buffer.alloc(0)],
  ];
  test.each(bad)("%s", async (_name, reason, status, make) => {
    const bytes = await make();
    const path = pathOf(await rentalWith([{ bytes }]), hashOf(bytes), "/ba");
    const answer = await ask("PUT", path, { bytes });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ ok: false, reason, text: refused[reason] });
    expect((await ask("HEAD", path)).status).toBe(204);
  });

  test("bytes under the hash of others, a photo that no sheet names, and no place to keep it", async () => {
    const code = await rentalWith([{ bytes: jpeg }]);
    const put = async (sha256: string, bytes: Uint8Array) => {
      const answer = await ask("PUT", pathOf(code, sha256, "/ba"), { bytes });
      return [answer.status, ((await answer.json()) as { text: string }).text];
    };
    expect(await put(hashOf(jpeg), papers)).toEqual([422, refused["other-bytes"]]);
    expect(await put(hashOf(papers), papers)).toEqual([404, refused.unexpected]);
    expect(await put("0".repeat(64), papers)).toEqual([404, refused.unexpected]);
    site.deps.handoverDir = undefined;
    expect(await put(hashOf(jpeg), jpeg)).toEqual([503, refused["not-kept"]]);
    site.deps.handoverDir = folder;
  });

  test("more megabytes than a phone sends", async () => {
    const code = await rentalWith([{ bytes: jpeg }]);
    const bytes = new Uint8Array(8 * 1024 * 1024 + 1);
    expect((await ask("PUT", pathOf(code, hashOf(jpeg)), { bytes })).status).toBe(413);
  });
});

test("at the return each photo is taken beside the one of the pick-up, and follows its own sheet", async () => {
  const [before, after] = [await plainJpeg(910, 600), await plainJpeg(920, 600)];
  const code = await rentalWith([{ bytes: before, kind: "rear" }]);
  const page = `/admin/reservation-management/${code}/in`;
  expect((await site.read(page, "agent")).html).not.toContain(hashOf(before));
  await ask("PUT", pathOf(code, hashOf(before)), { bytes: before });
  expect((await site.read(page, "agent")).html).toContain(hashOf(before));
  expect((await ask("PUT", pathOf(code, hashOf(after)), { bytes: after })).status).toBe(404);

  const { token } = (await findForStaff(site.deps, code))?.view ?? { token: "" };
  const taken = { kind: "rear", sha256: hashOf(after), takenAt: testNow } as const;
  const winter = { "winter-tyres": 1 } as const;
  const asked = await inAsk(site.deps, token, { photos: [taken] });
  const sheet = { ...asked.sheet, equipment: { ...asked.sheet.equipment, ...winter } };
  expect(await takeBack(site.deps, { ...asked, sheet })).toMatchObject({ ok: true });
  expect((await ask("PUT", pathOf(code, hashOf(after)), { bytes: after })).status).toBe(201);
  const { html } = await site.read(`/admin/reservations/${code}`, "agent");
  for (const one of [before, after]) expect(html).toContain(`${hashOf(one)}?size=small`);
});
