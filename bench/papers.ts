/** Papers: an invoice and an agreement as PDF, and numbers that are given to hundreds of invoices at once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { type PhotoAngle, photoAngles } from "../app/domain/handovers/photos.ts";
import { inTransaction } from "../app/server/db/in-transaction.ts";
import type { Deps } from "../app/server/deps.ts";
import { issueDocument } from "../app/server/documents/issue-document.ts";
import { printedPhoto } from "../app/server/handovers/papers/printed-photo.ts";
import { keepPhoto } from "../app/server/handovers/photo-folder.ts";
import { drawDocument } from "../app/server/pdf/documents/draw-document.ts";
import { invoiceContent } from "../test/casts/papers-cast.ts";
import { agreementContent } from "../test/casts/rental-papers-cast.ts";
import { photoPixels } from "../app/server/pdf/documents/photo-grid.ts";
import { makeCluster } from "./cluster.ts";
import type { Figure } from "./figure.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";

const runs = {
  full: { warmUp: 10, drawn: 100, agreements: 20, issued: 500, failing: 50 },
  short: { warmUp: 1, drawn: 3, agreements: 2, issued: 40, failing: 4 },
};
type Run = (typeof runs)[RunLength];

const maxDrawMs = 200;
const maxAgreementMs = 500;

export async function measurePapers(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  return [await measureDrawing(run), await measureAgreement(run), await measureNumbering(run)];
}

async function measureDrawing({ warmUp, drawn }: Run): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + drawn; round += 1) {
    const from = performance.now();
    await drawDocument({
      number: "2026-000123",
      issuedAt: new Date("2026-07-13T09:00:00Z"),
      form: 1,
      content: invoiceContent(),
      photoOf: async () => undefined,
    });
    times.push(performance.now() - from);
  }
  const slow = percentile(times.slice(warmUp), 0.95);
  return {
    what: "An invoice as PDF (95 of 100)",
    measured: `${Math.round(slow)} ms`,
    asked: `under ${maxDrawMs} ms`,
    ok: slow < maxDrawMs,
  };
}

/** The largest paper: the general terms in both languages, two signatures, and photos, each made small when it arrived. */
async function measureAgreement({ agreements }: Run): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), "agreements-"));
  const photos = photoAngles.map((kind, index) => ({ kind, sha256: String(index).repeat(64) }));
  const times: number[] = [];
  try {
    await takeIn(folder, photos);
    for (let round = 0; round < agreements + 1; round += 1) {
      const from = performance.now();
      await drawAgreementOf(folder, photos);
      times.push(performance.now() - from);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const slow = percentile(times.slice(1), 0.95);
  return {
    what: `An agreement with ${photos.length} photos and both signatures as PDF (95 of 100)`,
    measured: `${Math.round(slow)} ms`,
    asked: `under ${maxAgreementMs} ms`,
    ok: slow < maxAgreementMs,
  };
}

type Photo = { kind: PhotoAngle; sha256: string };

/** Keeps photos as they are kept when a phone sends them. */
async function takeIn(folder: string, photos: readonly Photo[]): Promise<void> {
  const bytes = await noisyPhoto();
  for (const { sha256 } of photos) {
    await keepPhoto(folder, { sha256, bytes });
    await printedPhoto(folder, { sha256, width: photoPixels });
  }
}

function drawAgreementOf(folder: string, photos: readonly Photo[]): Promise<Buffer> {
  const content = agreementContent();
  const handover = content.handover && { ...content.handover, photos };
  return drawDocument({
    number: "U-2026-000012",
    issuedAt: new Date("2026-05-04T08:06:00Z"),
    form: 1,
    content: { ...content, ...(handover && { handover }) },
    photoOf: (sha256, width) => printedPhoto(folder, { sha256, width }),
  });
}

/** A photo that compresses as badly as gravel does. */
function noisyPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: "#777", noise } as const;
  return sharp({ create }).webp({ quality: 80 }).toBuffer();
}

async function measureNumbering({ issued, failing }: Run): Promise<Figure> {
  const cluster = await makeCluster({ numbers: async () => undefined });
  try {
    const { deps, close } = await cluster.open("numbers");
    const from = performance.now();
    const given = await issueAtOnce(deps, { issued, failing });
    const ms = performance.now() - from;
    await close();
    const expected = issued - failing;
    const isWhole =
      given.length === expected && given.every((number, place) => number === place + 1);
    return {
      what: `${issued} invoices issued at once, of which ${failing} fail`,
      measured: `${isWhole ? `1 to ${expected} without a gap` : "a gap"}, ${Math.round(ms)} ms`,
      asked: "no gap",
      ok: isWhole,
    };
  } finally {
    await cluster.close();
  }
}

/** The numbers that were given, in order. */
async function issueAtOnce(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { issued, failing }: Pick<Run, "issued" | "failing">,
): Promise<number[]> {
  const every = Math.floor(issued / failing);
  const answers = await Promise.allSettled(
    Array.from({ length: issued }, (_, place) =>
      inTransaction(pool, async (client) => {
        const { number } = await issueDocument(client, {
          content: invoiceContent(),
          form: 1,
          at: new Date(clock.now()),
          staffId: undefined,
          formKey: `bench-${place}`,
        });
        if (place % every === 0) throw new Error("what follows fails");
        return number;
      }),
    ),
  );
  return answers
    .flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []))
    .toSorted((a, b) => a - b);
}
