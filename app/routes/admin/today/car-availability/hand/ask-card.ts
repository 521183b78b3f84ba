/** What the browser asks of a bar: its card, what a move would do, and the move itself. */
import type { Zoom } from "../../../../../domain/availability/planner/planner-view.ts";
import type { BarPart } from "../../../../../domain/availability/planner/step-spot.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { Spot } from "../../../../../domain/reservations/relocation.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { relocationWords } from "../../../../../i18n/admin-relocation/en.ts";
import type { ShownOutlook } from "../answer-outlook.ts";
import type { RelocationAnswer } from "../answer-relocation.ts";
import type { Card } from "../load-card.ts";

/** The card of a reservation; undefined when no answer came. */
export async function askCard(language: Language, code: string): Promise<Card | undefined> {
  const answer = await fetch(adminPath("car-availability", language, code)).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Card) : undefined;
}

/** What a hand is told that takes a part of a bar; undefined when no answer came. */
export async function askOutlook(
  language: Language,
  code: string,
  { part, zoom }: { part: BarPart; zoom: Zoom },
): Promise<ShownOutlook | undefined> {
  const path = `${adminPath("car-availability", language, code)}?part=${part}&zoom=${zoom}`;
  const answer = await fetch(path).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as ShownOutlook) : undefined;
}

/** What bringing a reservation to a spot would do. */
export function askPreview(
  language: Language,
  code: string,
  spot: Spot,
): Promise<RelocationAnswer> {
  return send(language, code, { intent: "preview", ...fieldsOf(spot) });
}

export type Ask = {
  intent: "move" | "undo";
  spot: Spot;
  version: number;
  seenTotalCents: number;
  price: "kept" | "today";
};

/** Brings a reservation to a spot, or back from there. */
export function askMove(language: Language, code: string, ask: Ask): Promise<RelocationAnswer> {
  const { intent, spot, version, seenTotalCents, price } = ask;
  return send(language, code, {
    intent,
    ...fieldsOf(spot),
    version: String(version),
    seenTotalCents: String(seenTotalCents),
    price,
  });
}

function fieldsOf({ vehicleId, pickupAt, dropoffAt }: Spot): Record<string, string> {
  return { vehicle: String(vehicleId), pickup: pickupAt, dropoff: dropoffAt };
}

async function send(
  language: Language,
  code: string,
  fields: Record<string, string>,
): Promise<RelocationAnswer> {
  const failed = { refused: relocationWords(language).failed };
  const path = adminPath("car-availability", language, code);
  const body = new URLSearchParams(fields);
  const answer = await fetch(path, { method: "POST", body }).catch(() => undefined);
  if (!answer?.headers.get("Content-Type")?.includes("json")) return failed;
  return (await answer.json()) as RelocationAnswer;
}
