import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterPhoto,
  afterSheet,
  allAtOnce,
  countOnlyHere,
  nextToSend,
  triedInVain,
  type Outbox,
  type PhotoAnswer,
  type SendStep,
  type SheetAnswer,
  type WaitingPhoto,
  type WaitingSheet,
} from "./outbox.ts";

const sheet = (phoneKey: string, more: Partial<WaitingSheet> = {}): WaitingSheet => ({
  phoneKey,
  code: "0123456789",
  direction: "out",
  finishedAt: 100,
  memberId: "amra",
  state: "waiting",
  tries: 0,
  nextTryAt: 0,
  ...more,
});
const photo = (sha256: string, more: Partial<WaitingPhoto> = {}): WaitingPhoto => ({
  sha256,
  code: "0123456789",
  direction: "out",
  takenAt: 50,
  isExpected: true,
  isRefused: false,
  tries: 0,
  nextTryAt: 0,
  ...more,
});
const amra = { now: 1000, memberId: "amra" };
const nameOf = (step: SendStep<WaitingSheet, WaitingPhoto> | undefined) =>
  step && (step.send === "sheet" ? step.sheet.phoneKey : step.photo.sha256);

describe("the order of sending", () => {
  test("sheets before photos, the oldest first, photos in the order in which they were taken", () => {
    const sheets = [sheet("late", { finishedAt: 300 }), sheet("early", { finishedAt: 200 })];
    const photos = [photo("second", { takenAt: 20 }), photo("first", { takenAt: 10 })];
    expect(nameOf(nextToSend({ sheets, photos }, amra))).toBe("early");
    expect(nameOf(nextToSend({ sheets: sheets.slice(0, 1), photos }, amra))).toBe("late");
    expect(nameOf(nextToSend({ sheets: [], photos }, amra))).toBe("first");
    expect(nextToSend({ sheets: [], photos: [] }, amra)).toBeUndefined();
  });

  test("a photo waits for its sheet, and one that the server refused is not sent again", () => {
    const photos = [photo("early", { isExpected: false }), photo("bad", { isRefused: true })];
    expect(nextToSend({ sheets: [], photos }, amra)).toBeUndefined();
  });

  test("a sheet that waits for a person holds nobody up", () => {
    const sheets = [
      sheet("refused", { state: "refused" }),
      sheet("already", { state: "already" }),
      sheet("fine", { finishedAt: 900 }),
    ];
    expect(nameOf(nextToSend({ sheets, photos: [] }, amra))).toBe("fine");
  });

  test("a sheet goes by itself only while its own member is signed in", () => {
    const outbox = { sheets: [sheet("hers")], photos: [] };
    expect(nextToSend(outbox, { now: 1000, memberId: "boris" })).toBeUndefined();
    expect(nameOf(nextToSend(outbox, amra))).toBe("hers");
    expect(nameOf(nextToSend(outbox, { now: 1000 }))).toBe("hers");
  });
});

describe("trying again", () => {
  test("the pauses grow to five minutes and no further", () => {
    let one = sheet("a");
    const pauses = Array.from({ length: 9 }, () => {
      one = triedInVain(one, 0);
      return one.nextTryAt / 1000;
    });
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect(triedInVain({ ...one, tries: 5000 }, 0).nextTryAt).toBe(300_000);
    expect(nextToSend({ sheets: [one], photos: [] }, amra)).toBeUndefined();
    const photos = [
      photo("named", { nextTryAt: 9, isExpected: false }),
      photo("of somebody else", { code: "9876543210", isExpected: false }),
    ];
    expect(allAtOnce({ sheets: [one], photos })).toEqual({
      sheets: [{ ...one, nextTryAt: 0 }],
      photos: [
        { ...photos[0], nextTryAt: 0 },
        { ...photos[1], isExpected: true },
      ],
    });
  });

  test.each<[SheetAnswer, Partial<WaitingSheet> | undefined]>([
    ["taken", undefined],
    ["unreached", { state: "waiting", tries: 1, nextTryAt: 6000 }],
    ["refused", { state: "refused", tries: 0 }],
    ["already", { state: "already", tries: 0 }],
  ])("a sheet that was %s", (answer, expected) => {
    const after = afterSheet(sheet("a"), answer, 1000);
    expect(after).toEqual(expected && { ...sheet("a"), ...expected });
  });

  test.each<[PhotoAnswer, Partial<WaitingPhoto> | undefined]>([
    ["kept", undefined],
    ["unreached", { tries: 1, nextTryAt: 6000 }],
    ["unexpected", { isExpected: false }],
    ["refused", { isRefused: true }],
  ])("a photo that was %s", (answer, expected) => {
    const after = afterPhoto(photo("a"), answer, 1000);
    expect(after).toEqual(expected && { ...photo("a"), ...expected });
  });
});

test("what lies on the phone alone is counted, with the time of the oldest", () => {
  expect(countOnlyHere({ sheets: [], photos: [] })).toBeUndefined();
  const photos = [photo("a", { takenAt: 70 }), photo("b", { takenAt: 60 })];
  expect(countOnlyHere({ sheets: [sheet("s")], photos })).toEqual({
    handovers: 1,
    photos: 2,
    since: 60,
    isStuck: false,
  });
  const begun = { code: "9876543210", direction: "in", since: 40 } as const;
  const same = { ...begun, code: "0123456789", direction: "out" } as const;
  expect(countOnlyHere({ sheets: [], photos: [] }, [begun])).toMatchObject({
    handovers: 1,
    since: 40,
  });
  // Finished, and so counted already.
  expect(countOnlyHere({ sheets: [sheet("s")], photos: [] }, [same])?.handovers).toBe(1);
  const stuck = { sheets: [sheet("s", { state: "already" as const })], photos: [] };
  expect(countOnlyHere(stuck)?.isStuck).toBe(true);
  expect(countOnlyHere({ sheets: [], photos: [photo("b", { isRefused: true })] })?.isStuck).toBe(
    true,
  );
});

/** A server that takes a sheet once by its key and a photo once by its hash, and whose answers get lost. */
const lossyServer = (losses: readonly ("arrives" | "lost" | "answer lost")[]) => {
  const [sheets, photos, early]: [string[], string[], string[]] = [[], [], []];
  let asked = 0;
  /** Does the phone hear that it was taken? */
  const take = (list: string[], name: string): boolean => {
    const fate = losses[asked++] ?? "arrives";
    if (fate !== "lost" && !list.includes(name)) list.push(name);
    return fate === "arrives";
  };
  return { sheets, photos, early, take };
};

test("whatever gets lost, everything arrives once, and no photo before its sheet", () => {
  const fates = array(constantFrom("arrives", "lost", "answer lost"), { maxLength: 30 });
  const sizes = array(integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 });
  assert(
    property(fates, sizes, (losses, counts) => {
      const server = lossyServer(losses);
      const left = sendAll(server, {
        sheets: counts.map((_, at) => sheet(`s${at}`, { code: `c${at}`, finishedAt: at })),
        photos: counts.flatMap((count, at) =>
          Array.from({ length: count }, (_, index) =>
            photo(`p${at}-${index}`, { code: `c${at}`, isExpected: false, takenAt: index }),
          ),
        ),
      });
      expect(countOnlyHere(left)).toBeUndefined();
      expect(server.sheets).toHaveLength(counts.length);
      expect(server.photos).toHaveLength(counts.reduce((all, one) => all + one, 0));
      expect(server.early).toEqual([]);
    }),
  );
});

/** What is left after many turns; a minute passes whenever nothing is to be sent. */
const sendAll = (server: ReturnType<typeof lossyServer>, outbox: Outbox): Outbox => {
  let left = outbox;
  let now = 0;
  for (let turn = 0; turn < 200; turn++) {
    const step = nextToSend(left, { now, memberId: "amra" });
    if (!step) now += 60_000;
    else if (step.send === "sheet") left = sendSheet(server, left, step.sheet, now);
    else left = sendPhoto(server, left, step.photo, now);
  }
  return left;
};
const replaced = <T>(list: readonly T[], before: T, after: T | undefined): T[] =>
  list.flatMap((one) => (one === before ? (after === undefined ? [] : [after]) : [one]));
const sendSheet = (
  server: ReturnType<typeof lossyServer>,
  { sheets, photos }: Outbox,
  sent: WaitingSheet,
  now: number,
): Outbox => {
  const answer = server.take(server.sheets, sent.code);
  return {
    sheets: replaced(sheets, sent, afterSheet(sent, answer ? "taken" : "unreached", now)),
    photos: photos.map((one) =>
      answer && one.code === sent.code ? { ...one, isExpected: true } : one,
    ),
  };
};
const sendPhoto = (
  server: ReturnType<typeof lossyServer>,
  { sheets, photos }: Outbox,
  sent: WaitingPhoto,
  now: number,
): Outbox => {
  if (!server.sheets.includes(sent.code)) server.early.push(sent.sha256);
  const answer = server.take(server.photos, sent.sha256);
  return {
    sheets,
    photos: replaced(photos, sent, afterPhoto(sent, answer ? "kept" : "unreached", now)),
  };
};
