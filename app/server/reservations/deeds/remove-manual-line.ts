import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { holdForStaff, type StaffWorld } from "./hold-for-staff.ts";
import { rewritePrice } from "../change/rewrite-price.ts";
import type { StaffAnswer, StaffAsk } from "./staff-hand.ts";

export type RemoveLineAnswer = StaffAnswer | { ok: false; reason: "below-zero" };

/** Takes a line by hand out of the price; one that is gone already is answered the same. */
export function removeManualLine(
  world: StaffWorld,
  ask: StaffAsk & { name: string },
): Promise<RemoveLineAnswer> {
  const isIt = ({ code, subject }: { code: string; subject: string }) =>
    code === "manual" && subject === ask.name;
  return holdForStaff<RemoveLineAnswer>(world, ask, {
    repeated: ({ view }) => (view.lines.some(isIt) ? undefined : { ok: true, reservation: view }),
    work: async (held) => {
      const { status, lines } = held.kept.view;
      if (!can("price-by-hand", status)) return { ok: false, reason: "closed" };
      const gone = lines.find(isIt);
      const left = lines.filter((line) => line !== gone);
      if (totalOf(left).totalCents < 0) return { ok: false, reason: "below-zero" };
      const label = gone?.code === "manual" ? gone.reason.label : undefined;
      const removed = { name: ask.name, label, amountCents: gone?.amountCents };
      const about = { removed };
      const reservation = await rewritePrice(held, { lines: left, by: ask.by, reason: "", about });
      return { ok: true, reservation };
    },
  });
}
