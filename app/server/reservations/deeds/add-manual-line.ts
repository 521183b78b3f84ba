import {
  checkManualLine,
  manualLine,
  type ManualLineFaults,
  type ManualLineForm,
} from "../../../domain/pricing/lines/manual-lines.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { holdForStaff, type StaffWorld } from "./hold-for-staff.ts";
import { rewritePrice } from "../change/rewrite-price.ts";
import type { StaffAnswer, StaffAsk } from "./staff-hand.ts";

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
