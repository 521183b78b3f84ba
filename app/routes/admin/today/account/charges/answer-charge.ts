import { chargeFields } from "../../../../../domain/account/read-charge.ts";
import { feeKinds } from "../../../../../domain/account/fees.ts";
import { readForm, type SentTexts } from "../../../../../domain/forms/read-form.ts";
import type { Right } from "../../../../../domain/staff/rights.ts";
import { addCharge } from "../../../../../server/charges/add-charge.ts";
import { decideCharge } from "../../../../../server/charges/decide-charge.ts";
import { resumeReminders, stopReminders } from "../../../../../server/charges/stop-reminders.ts";
import { voidCharge } from "../../../../../server/charges/void-charge.ts";
import type { StaffAsk } from "../../../../../server/reservations/deeds/hold-for-staff.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { readId } from "../../../forms/fields-of.ts";
import type { Outcome } from "../answer-account.ts";
import { isByHand } from "./statement.ts";

/** The forms about charges, and about reminding of what is owed. */
export const chargeIntents = [
  "charge",
  "waive",
  "add-charge",
  "void-charge",
  "stop-reminders",
  "resume-reminders",
] as const;
export type ChargeIntent = (typeof chargeIntents)[number];

/** The right that a form about charges needs: what no rule allows is for whoever may price by hand. */
export function rightFor(
  sent: SentTexts,
  { charges }: Pick<StaffReservation, "charges">,
): Extract<Right, "handle-cash" | "price-by-hand"> {
  const voided = charges.find(({ id }) => id === readId(sent.charge));
  const isHand =
    sent.intent === "add-charge" || (sent.intent === "void-charge" && voided && isByHand(voided));
  return isHand ? "price-by-hand" : "handle-cash";
}

type Request = {
  intent: ChargeIntent;
  sent: SentTexts;
  ask: StaffAsk;
  entry: { formKey: string; seenDueCents: number };
  about: Pick<PageContext, "deps">;
};

/** Does what a form about charges asks for. */
export async function answerCharge(request: Request): Promise<Outcome> {
  const { intent, sent, ask, about } = request;
  switch (intent) {
    case "charge":
    case "waive":
      return decide(request);
    case "add-charge":
      return add(request);
    case "stop-reminders":
    case "resume-reminders": {
      const steer = intent === "stop-reminders" ? stopReminders : resumeReminders;
      const answer = await steer(about.deps, { ...ask, reason: sent.reason ?? "" });
      return answer.ok
        ? { done: intent }
        : { answer: { intent, refused: answer.reason }, status: 409 };
    }
    case "void-charge": {
      const chargeId = readId(sent.charge) ?? 0;
      const reason = sent.reason ?? "";
      const answer = await voidCharge(about.deps, { ...ask, chargeId, reason });
      return answer.ok
        ? { done: `void-charge-${chargeId}` }
        : { answer: { intent, refused: answer.reason }, status: 409 };
    }
  }
}

async function decide({ intent, sent, ask, entry, about }: Request): Promise<Outcome> {
  const kind = feeKinds.find((one) => one === sent.fee);
  if (!kind) return { answer: { intent, refused: "form" }, status: 400 };
  const seenCents = /^\d{1,10}$/.test(sent.seen ?? "") ? Number(sent.seen) : 0;
  const reason = sent.reason ?? "";
  const answer = await decideCharge(about.deps, {
    ...ask,
    kind,
    decision: intent === "waive" ? "waived" : "charged",
    seenCents,
    reason,
    // One page has one key, and a form for each fee.
    formKey: `${entry.formKey.slice(0, 48)}-${kind}`,
  });
  if (answer.ok) return { done: `charge-${answer.chargeId}` };
  const typed = { fee: kind, reason };
  const isReason = answer.reason === "no-reason" || answer.reason === "too-long";
  return { answer: { intent, refused: answer.reason, typed }, status: isReason ? 422 : 409 };
}

async function add({ intent, sent, ask, entry, about }: Request): Promise<Outcome> {
  const typed = Object.fromEntries(
    Object.keys(chargeFields).map((name) => [name, sent[name] ?? ""]),
  );
  const read = readForm(sent, chargeFields);
  if (!read.ok) return { answer: { intent, faults: read.faults, typed }, status: 422 };
  const { chargeKind: kind, chargeAmount: amountCents, chargeReason: reason } = read.values;
  const answer = await addCharge(about.deps, { ...ask, ...entry, kind, amountCents, reason });
  if (answer.ok) return { done: `charge-${answer.chargeId}` };
  return { answer: { intent, refused: answer.reason, typed }, status: 409 };
}
