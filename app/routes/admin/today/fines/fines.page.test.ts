import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { outAsk } from "../../../../../test/casts/handed-cast.ts";
import { plainJpeg } from "../../../../../test/casts/pictures-cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf, timeOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { finesWords } from "../../../../i18n/admin-fines/en.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { handOver } from "../../../../server/handovers/hand-over.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

const site = staffSite();
const words = finesWords("en-us");
const now = toLocal(testNow);
const today = dateOf(now);
let folder = "";
let plate = "";
let named = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fines-"));
  site.deps.handoverDir = folder;
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
  const carId = await addCar(site.deps, { name: "fined", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 1)}T12:00`, `${addDays(today, 5)}T12:00`);
  const { token } = await book(site.deps, { selection: plainSelection(carId), trip });
  const winter = { "winter-tyres": 1, chains: 0 } as const;
  const asked = await outAsk(site.deps, token);
  const sheet = { ...asked.sheet, equipment: { ...asked.sheet.equipment, ...winter } };
  const answer = await handOver(site.deps, { ...asked, sheet, early: true });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  // As the fleet keeps plates; those of the stage are names.
  plate = "T45-M-678";
  await site.deps.pool.query(
    "update vehicle set plate = $2 from reservation where vehicle.id = vehicle_id and token = $1",
    [token, plate],
  );
});
afterAll(() => rm(folder, { recursive: true }));

const notice = (more: Record<string, string> = {}) => ({
  key: `fine-form-${named}`,
  plate,
  onDay: today,
  onTime: timeOf(now),
  place: "Tuzla, Slatina",
  country: "BA",
  authority: "MUP TK",
  reference: `02-${named++}/26`,
  currency: "BAM",
  amount: "40",
  receivedOn: today,
  dueOn: "",
  note: "",
  ...more,
});
const send = (form: Record<string, string>, photo?: Buffer) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  if (photo) body.set("photo", new File([new Uint8Array(photo)], "photo.jpg"));
  return site.app.fetch(
    new Request("http://site.test/admin/fines/new", {
      method: "POST",
      body,
      headers: { Origin: "http://site.test", Host: "site.test", ...site.as("agent") },
    }),
  );
};
const countOf = async () => (await site.deps.pool.query("select from fine")).rowCount;

describe("fines", () => {
  test.each(languages)("in %s say that there are none yet", async (language) => {
    const { status, html } = await site.read(adminPath("fines", language), "agent");
    expect(status).toBe(200);
    expect(html).toContain(finesWords(language).noneText);
    const { html: form } = await site.read(adminPath("fines", language, "new"), "agent");
    expect(form).toContain(finesWords(language).notice.authority);
  });

  test.each([
    ["an unknown plate", { plate: "X99-X-999" }, 409, words.refused["unknown-plate"]],
    ["no plate at all", { plate: "=1+1" }, 422, "number plate"],
    ["a moment ahead", { onDay: addDays(today, 1), receivedOn: addDays(today, 1) }, 422, "future"],
    ["an amount of 10^12", { amount: "1000000000000" }, 422, "Enter an amount"],
    ["a time before it was given out", { onDay: addDays(today, -30) }, 409, words.refused.before],
    ["no key", { key: "" }, 400, words.refused.form],
  ])("refuse %s with a sentence, and keep what was typed", async (_what, change, status, text) => {
    const before = await countOf();
    const answer = await send(notice(change));
    expect(answer.status).toBe(status);
    const html = plain(await answer.text());
    expect(html).toContain(text);
    expect(html.includes("Tuzla, Slatina")).toBe(status !== 400);
    expect(await countOf()).toBe(before);
  });

  test("are entered with a photo, which the desk alone sees", async () => {
    const none = await send(notice(), Buffer.from("no picture"));
    expect(plain(await none.text())).toContain(phoneWords("en-us").photo.refused["no-picture"]);
    const form = notice();
    const entered = await send(form, await plainJpeg(900, 600));
    const to = entered.headers.get("Location") ?? "";
    expect(to).toMatch(/^\/admin\/fines\/\d+\?done=entered$/);
    expect((await send(form)).headers.get("Location")).toBe(to);
    const again = await send({ ...notice(), reference: form.reference });
    expect(plain(await again.text())).toContain(words.refused.known);
    const page = to.replace(/\?.*/, "");
    const photo = await site.get(`${page}/photo`, site.as("agent"));
    expect(photo.headers.get("Content-Type")).toBe("image/webp");
    for (const role of ["viewer", "accountant"] as const)
      for (const path of ["/admin/fines", "/admin/fines/new", page, `${page}/photo`])
        expect((await site.get(path, site.as(role))).status).toBe(403);
  });

  test("of nobody are kept when somebody says so", async () => {
    const refused = plain(await (await send(notice({ onDay: addDays(today, -30) }))).text());
    expect(refused).toContain(words.notice.ofNobody);
    const kept = await send(notice({ onDay: addDays(today, -30), ofNobody: "on" }));
    const { html } = await site.read(kept.headers.get("Location") ?? "", "agent");
    expect(html).toContain(words.who.nobody);
    expect(html).not.toContain(words.deeds.actions.charge);
  });

  test("are written about, printed, charged and settled", async () => {
    const to = (await send(notice())).headers.get("Location")?.replace(/\?.*/, "") ?? "";
    const act = async (intent: string, more: Record<string, string> = {}) => {
      const { html } = await site.read(to, "agent");
      const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? "";
      const form = { intent, version, key: `${intent}-key-1`, ...more };
      return site.post(to, form, "agent");
    };
    for (const intent of ["letter", "fine-letter", "fine-statement", "name", "charge"])
      expect((await act(intent)).status).toBe(303);
    expect(plain(await (await act("charge")).text())).toContain(words.refused.closed);
    expect(plain(await (await act("withdraw")).text())).toContain(words.refused["no-reason"]);
    expect(plain(await (await act("burn")).text())).toContain(words.refused.form);
    const { html } = await site.read(to, "agent");
    const paper = /\/admin\/papers\/\d+\/file/.exec(html)?.[0] ?? "";
    expect((await site.get(paper, site.as("agent"))).headers.get("Content-Type")).toBe(
      "application/pdf",
    );
    expect((await act("settle")).headers.get("Location")).toBe(`${to}?done=settle`);
    expect((await site.read(to, "agent")).html).toContain(words.deeds.over);
    const { html: list } = await site.read("/admin/fines?state=settled", "agent");
    expect(list).toContain("MUP TK");
    const { html: rail } = await site.read("/admin/fines?q=nobody", "agent");
    expect(rail).toContain(words.noneFound);
  });
});
