import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { listEntries, type AuditFilter } from "./list-entries.ts";
import { writeAuditEntries } from "./write-audit-entries.ts";

let stage: Stage;
let staffId: string;
let code: string;
beforeAll(async () => {
  stage = await openStage();
  ({ id: staffId } = await addStaff(stage.deps, "owner"));
  const carId = await addCar(stage.deps, { name: "Listed", vehicles: 1 });
  const booked = await book(stage.deps, { selection: plainSelection(carId) });
  code = booked.code.replace(/^EP-|-/g, "");
  const actor = { kind: "staff", id: staffId } as const;
  await inTransaction(stage.deps.pool, (client) =>
    writeAuditEntries(
      client,
      ["1", "12345678901", "all", staffId].map((subjectId, index) => ({
        actor,
        action: "test.listed",
        subjectId,
        subjectKind: index < 3 ? "car" : "user",
      })),
    ),
  );
});
afterAll(() => stage.close());

const list = (filter: AuditFilter, page: { after?: number; before?: number; max?: number } = {}) =>
  listEntries(stage.deps.pool, filter, { max: 100, ...page });

describe("the audit log", () => {
  test("names what has a name, and goes on where an id is none of a table", async () => {
    const found = await list({ q: "test.listed" });
    expect(found.map(({ subjectKind, subjectId }) => [subjectKind, subjectId])).toEqual([
      ["user", staffId],
      ["car", "all"],
      ["car", "12345678901"],
      ["car", "1"],
    ]);
    expect(found.at(-1)?.subjectName).toBeTruthy();
    expect(found[1]?.subjectName).toBeUndefined();
  });

  test("is narrowed by each filter, and by all of them", async () => {
    const booking = await list({ q: code.toLowerCase() });
    expect(booking.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ["reservation.book", code],
    ]);
    expect(await list({ q: code, actor: "staff" })).toEqual([]);
    expect(await list({ actor: "staff", staffId, subject: "car" })).toHaveLength(3);
    const now = Date.now();
    expect(await list({ subject: "car", staffId, to: now - 3_600_000 })).toEqual([]);
    expect(await list({ subject: "car", staffId, from: now - 3_600_000 })).toHaveLength(3);
    expect(await list({ q: "'; --" })).toEqual([]);
  });

  test("is paged by the ids of its neighbours, the newest first both ways", async () => {
    const all = (await list({ q: "test.listed" })).map(({ id }) => id);
    const ids = async (page: { after?: number; before?: number }) =>
      (await list({ q: "test.listed" }, { ...page, max: 2 })).map(({ id }) => id);
    expect(await ids({})).toEqual(all.slice(0, 2));
    expect(await ids({ after: all[1] ?? 0 })).toEqual(all.slice(2));
    expect(await ids({ before: all[3] ?? 0 })).toEqual(all.slice(1, 3));
    expect(await ids({ before: all[0] ?? 0 })).toEqual([]);
  });
});
