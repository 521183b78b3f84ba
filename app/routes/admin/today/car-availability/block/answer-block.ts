/** The form of a block, answered: done, or what stands in the way. */
import { readBlock } from "../../../../../domain/availability/blocks/read-block.ts";
import { blockWords } from "../../../../../i18n/admin-block/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { formatList } from "../../../../../i18n/format.ts";
import { type Blocked, blockVehicles } from "../../../../../server/availability/block-vehicles.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { answerWith, leadTo, type ActionAnswer } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";

const names = [
  "fromDate",
  "fromTime",
  "untilDate",
  "untilTime",
  "kind",
  "note",
  "weeklyUntil",
] as const;

export type TypedBlock = Record<(typeof names)[number], string> & { vehicles: string[] };

export type BlockAnswer = ActionAnswer<{
  faults: Record<string, string>;
  refused: string;
  typed: TypedBlock;
  shown: { mayReseat: true };
}>;

type Sent = { form: FormData; by: Doer; about: PageContext };

/** Blocks the vehicles of the form and leads back to the calendar; else the form comes back as it was typed. */
export async function answerBlock({ form, by, about }: Sent) {
  const { deps, language, now } = about;
  const typed = typedIn(form);
  const read = readBlock(typed, now);
  if (!read.ok) {
    const faults = faultTexts(read.faults, language);
    return answerWith<BlockAnswer>({ faults, typed }, 422);
  }
  const { plan } = read;
  const mayReseat = form.get("reseat") === "on";
  const answer = await blockVehicles(deps, { plan, mayReseat, by });
  if (!answer.ok) {
    const refused = whyNot(answer, language);
    const shown = answer.reason === "moves" && { shown: { mayReseat: true as const } };
    return answerWith<BlockAnswer>({ refused, typed, ...shown }, 409);
  }
  const query = new URLSearchParams({ from: typed.fromDate, blocked: String(answer.blocks) });
  return leadTo(`${adminPath("car-availability", language)}?${query}`);
}

function typedIn(form: FormData): TypedBlock {
  const vehicles = form
    .getAll("vehicle")
    .flatMap((id) => (typeof id === "string" ? [id.slice(0, 12)] : []))
    .slice(0, 500);
  const text = (name: (typeof names)[number]) => textOf(form, name, 400).replaceAll("\0", "");
  return {
    vehicles,
    fromDate: text("fromDate"),
    fromTime: text("fromTime"),
    untilDate: text("untilDate"),
    untilTime: text("untilTime"),
    kind: text("kind"),
    note: text("note"),
    weeklyUntil: text("weeklyUntil"),
  };
}

function whyNot(answer: Exclude<Blocked, { ok: true }>, language: PageContext["language"]): string {
  const words = blockWords(language);
  switch (answer.reason) {
    case "unknown-vehicle":
      return words.unknown;
    case "moves":
      return words.moves(formatList(answer.moving, language));
    case "taken": {
      const all = answer.stuck.map(({ plate, code }) =>
        code ? words.stuck(code, plate) : words.blocked(plate),
      );
      return words.taken(formatList([...new Set(all)].slice(0, 12), language));
    }
  }
}
