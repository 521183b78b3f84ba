import {
  checkManualLine,
  manualLine,
  type ManualLineFaults,
  type ManualLineForm,
} from "../../../domain/pricing/lines/manual-lines.ts";
import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { rewritePrice } from "../change/rewrite-price.ts";
import {
  holdForStaff,
  type StaffWorld,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";

export type AddLineAsk = StaffAsk & {
  /** Made with the form: who sends it twice adds one line. */
  name: string;
  line: ManualLineForm;
};

export type AddLineAnswer =
  | StaffAnswer
  | { ok: false; reason: "invalid"; faults: ManualLineFaults }
  | { ok: false; reason: "too-many" };

const mostLines = 20;

/** Adds a line to the price that no rule made. The total is the sum of all lines, and never below zero. */
export function addManualLine(world: StaffWorld, ask: AddLineAsk): Promise<AddLineAnswer> {
  return holdForStaff<AddLineAnswer>(world, ask, {
    repeated: ({ view }) =>
      view.lines.some(({ code, subject }) => code === "manual" && subject === ask.name)
        ? { ok: true, reservation: view }
        : undefined,
    work: async (held) => {
      const { status, lines } = held.kept.view;
      if (!can("price-by-hand", status)) return { ok: false, reason: "closed" };
      if (lines.filter(({ code }) => code === "manual").length >= mostLines)
        return { ok: false, reason: "too-many" };
      const checked = checkManualLine(ask.line, lines);
      if (!checked.ok) return { ok: false, reason: "invalid", faults: checked.faults };
      const { form } = checked;
      const added = { name: ask.name, label: form.label, amountCents: form.amountCents };
      const reservation = await rewritePrice(held, {
        lines: [...lines, manualLine(ask.name, form)],
        by: ask.by,
        reason: form.why,
        about: { added },
      });
      return { ok: true, reservation };
    },
  });
}

type RemoveLineAnswer = StaffAnswer | { ok: false; reason: "below-zero" };

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
