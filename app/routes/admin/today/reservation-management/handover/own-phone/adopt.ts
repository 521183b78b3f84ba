/** What the customer did on the own phone, as it comes into what is typed here. */
import type { PhoneState } from "../../../../../../domain/handovers/own-phone/phone-pass.ts";
import { sharedOf, type Shown } from "../../../../../../domain/handovers/own-phone/shown.ts";
import { withTold, withToldPhotos } from "../../../../../../domain/handovers/own-phone/told.ts";
import { decideLines } from "../../../../../../domain/handovers/proposed-lines.ts";
import type { HandoverSheet } from "../../../../../../domain/handovers/sheet.ts";
import type { HandoverFacts } from "../facts.ts";
import { linesOf, type Typed } from "../typed.ts";
import { withNames } from "../told-here.ts";

/** What the customer's phone is to show. */
export function shownOf(sheet: HandoverSheet, facts: HandoverFacts): Shown {
  const proposed = linesOf(sheet, facts);
  const decided = decideLines(proposed, sheet.direction === "in" ? sheet.lines : []);
  const lines = decided.ok ? decided.lines : proposed;
  return {
    sheet: sharedOf(sheet),
    lines: lines.map(({ name, about, amountCents }) => ({ name, about, amountCents })),
  };
}

/** How much of what was said on this pass is part of what is typed. */
export function takenOf({ ownPhone }: Typed, { pass }: Pick<PhoneState, "pass">): number {
  return ownPhone?.pass === pass ? ownPhone.taken : 0;
}

/** What changes here because of what the customer did; undefined when nothing does. */
export function adopt(typed: Typed, state: PhoneState | undefined): Partial<Typed> | undefined {
  const had = typed.ownPhone?.signed;
  const isTheSame =
    state?.pass === typed.ownPhone?.pass && state?.signed?.receivedAt === had?.receivedAt;
  // A signature that does not hold any more goes, wherever the pass went.
  const gone = had && !isTheSame ? { customer: [], ownPhone: withoutSigned(typed) } : undefined;
  if (!state) return gone;
  const { pass, told, signed } = state;
  const taken = takenOf(typed, state);
  if (told.length > taken) {
    const since = told.slice(taken);
    const marks = withTold(typed.marks, since);
    const photos = withToldPhotos(typed.photos, marks, since);
    const said = since.flatMap((one) => (one.kind === "mark" ? one.mark : []));
    const ownPhone = { pass, taken: told.length };
    return { ...gone, marks, photos, told: withNames(typed.told, said), ownPhone };
  }
  if (!signed || (had && isTheSame)) return gone;
  const { drawing: customer, name: customerName, ...about } = signed;
  return { customer, customerName, signedHow: "screen", ownPhone: { pass, taken, signed: about } };
}

function withoutSigned({ ownPhone }: Typed): Typed["ownPhone"] {
  return ownPhone && { pass: ownPhone.pass, taken: ownPhone.taken };
}
