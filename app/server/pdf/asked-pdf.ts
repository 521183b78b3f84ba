/**
 * The PDF on request, without slowing other visitors: drawing one blocks the process for some hundredths of a second.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { makeReservationPdf } from "./make-reservation-pdf.ts";
import type { PaperOrder } from "./paper.ts";

/** The maximum number of PDFs in memory, some megabytes. */
const maxKept = 60;

/** The PDFs requested lately, the newest last, and the end of the queue in which further ones wait. */
type Desk = { kept: Map<string, Promise<Buffer>>; line: Promise<unknown> };

/** One cache per catalogue, because a new catalogue changes the papers. */
const desks = new WeakMap<Catalogue, Desk>();

/**
 * Returns what `makeReservationPdf` does, but equal orders share one drawing, and others are drawn one after the
 * other with a pause in between that is as long as the work.
 */
export function askedPdf(order: PaperOrder): Promise<Buffer> {
  const desk = deskOf(order.catalogue);
  const key = keyOf(order);
  const pdf = desk.kept.get(key) ?? drawInLine(desk, order);
  desk.kept.delete(key);
  desk.kept.set(key, pdf);
  pdf.catch(() => desk.kept.delete(key));
  const [oldest] = desk.kept.keys();
  if (oldest !== undefined && desk.kept.size > maxKept) desk.kept.delete(oldest);
  return pdf;
}

function deskOf(catalogue: Catalogue): Desk {
  const known = desks.get(catalogue);
  if (known) return known;
  const desk: Desk = { kept: new Map(), line: Promise.resolve() };
  desks.set(catalogue, desk);
  return desk;
}

/** A key of everything that a paper is made from, except the catalogue. */
function keyOf({ reservation, language, siteUrl }: PaperOrder): string {
  const text = JSON.stringify([reservation, language, siteUrl]);
  return createHash("sha256").update(text).digest("base64url");
}

function drawInLine(desk: Desk, order: PaperOrder): Promise<Buffer> {
  let took = 0;
  const pdf = desk.line.then(async () => {
    const from = performance.now();
    const drawn = await makeReservationPdf(order);
    took = performance.now() - from;
    return drawn;
  });
  desk.line = pdf.then(
    () => sleep(took),
    () => undefined,
  );
  return pdf;
}
