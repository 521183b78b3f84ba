import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainJpeg } from "../../../../../test/casts/pictures-cast.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";

const site = staffSite();
const words = drawerWords("en-us");
const drawer = "/admin/cash-drawers/airport-tuzla";
let folder = "";
let forms = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "receipts-"));
  site.deps.handoverDir = folder;
  const opened = await site.post(
    drawer,
    { intent: "open", "BAM.2000": "10", reason: "first day" },
    "agent",
  );
  if (opened.status !== 303) throw new Error("the drawer was not opened");
});
afterAll(() => rm(folder, { recursive: true }));

const expense = (more: Record<string, string> = {}) => ({
  intent: "move",
  kind: "expense",
  currency: "BAM",
  amount: "18,50",
  note: "Pranje vozila",
  key: `expense-form-${forms++}`,
  ...more,
});
const send = (form: Record<string, string>, photo?: Buffer, role: StaffRole = "agent") => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  if (photo) body.set("photo", new File([new Uint8Array(photo)], "receipt.jpg"));
  return site.app.fetch(
    new Request(`http://site.test${drawer}`, {
      method: "POST",
      body,
      headers: { Origin: "http://site.test", Host: "site.test", ...site.as(role) },
    }),
  );
};
const expenses = async () =>
  (
    await site.deps.pool.query<{ id: number; bam: number; photo: string | null }>(
      `select id, bam, photo_sha256 as photo from cash_movement where kind = 'expense' order by id`,
    )
  ).rows;

describe("the receipt of an expense", () => {
  test("that is no picture is refused with a sentence, and nothing leaves the drawer", async () => {
    const answer = await send(expense(), Buffer.from("no picture"));
    expect(answer.status).toBe(422);
    const html = plain(await answer.text());
    expect(html).toContain(phoneWords("en-us").photo.refused["no-picture"]);
    expect(html).toContain("Pranje vozila");
    expect(await expenses()).toEqual([]);
  });

  test("is kept with its movement once, and opened from the book by who may see cash", async () => {
    const form = expense();
    const photo = await plainJpeg(900, 1400);
    for (const _ of [1, 2]) expect((await send(form, photo)).status).toBe(303);
    const [one, ...others] = await expenses();
    expect(one).toMatchObject({ bam: -1850, photo: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(others).toEqual([]);
    const path = `/admin/cash-drawers/receipts/${one?.id}`;
    const { html } = await site.read(drawer, "agent");
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain(words.book.receipt);
    for (const role of staffRoles) {
      const answer = await site.get(path, site.as(role));
      expect([role, answer.status]).toEqual([role, may(role, "see-cash") ? 200 : 403]);
    }
    const shown = await site.get(path, site.as("accountant"));
    expect(shown.headers.get("Content-Type")).toBe("image/webp");
    expect(shown.headers.get("Cache-Control")).toContain("private");
    expect((await site.get(path)).status).toBe(303);
  });

  test("may be missing: the expense stands without it, and an address of none is no page", async () => {
    expect((await send(expense({ amount: "5" }))).status).toBe(303);
    const last = (await expenses()).at(-1);
    expect(last).toMatchObject({ bam: -500, photo: null });
    for (const of of [last?.id, 999_999, "x"])
      expect((await site.get(`/admin/cash-drawers/receipts/${of}`, site.as("agent"))).status).toBe(
        404,
      );
  });

  test("of who may not handle cash is refused", async () => {
    const before = await expenses();
    for (const role of ["viewer", "accountant"] as const)
      expect((await send(expense(), await plainJpeg(300, 300), role)).status).toBe(403);
    expect(await expenses()).toEqual(before);
  });
});
