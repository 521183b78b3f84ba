import { landingWords } from "../../../../../i18n/admin-landing/en.ts";
import { bringElsewhere } from "../../relocation/bring-elsewhere.ts";
import { findWayBack } from "../../relocation/find-way-back.ts";
import { type DeedAnswer, type DeedRequest, handOf, refused, said, unreadable } from "./request.ts";

/** Takes the last move of the history back: the former vehicle or times, at the price that it had there. */
export async function answerUndo(request: DeedRequest): Promise<DeedAnswer> {
  const { found, about } = request;
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  if (hand.seenVersion !== found.version) return refused(request, "stale");
  const back = await findWayBack(found, about);
  const words = landingWords(about.language);
  if (!back) return said(words.notUndone(words.noWayBack));
  const { spot, price, totalCents: seenTotalCents } = back;
  const { seenVersion } = hand;
  const wish = { spot, price, seenVersion, seenTotalCents, isBack: true } as const;
  const done = await bringElsewhere(request, wish);
  return done.ok ? { done: "undo" } : said(done.why, done.status);
}
