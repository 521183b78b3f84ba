import { addCash, cashOf } from "../../../../../domain/account/cash.ts";
import {
  holdFields,
  holdsCardNumber,
  releaseFields,
  takeFields,
  undoFields,
} from "../../../../../domain/deposits/deposit-fields.ts";
import {
  type FormFields,
  type FormValues,
  readForm,
  type SentTexts,
} from "../../../../../domain/forms/read-form.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import { holdDeposit } from "../../../../../server/deposits/hold-deposit.ts";
import { releaseDeposit } from "../../../../../server/deposits/release-deposit.ts";
import { takeFromDeposit } from "../../../../../server/deposits/take-from-deposit.ts";
import { undoEntry } from "../../../../../server/deposits/undo-entry.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { versionOf } from "../../../forms/fields-of.ts";
import type { Outcome } from "../answer-account.ts";
import type { DepositIntent } from "./deposit-intents.ts";

type Request = {
  intent: DepositIntent;
  sent: SentTexts;
  formKey: string;
  found: StaffReservation;
  by: Doer;
  about: PageContext;
};

type Answered =
  | { ok: true; entryId?: number; depositId?: number; receipt?: { id: number } | undefined }
  | { ok: false; reason: string };

/** Does what a form of the deposit asks for. */
export function answerDeposit(request: Request): Promise<Outcome> {
  const { intent, sent, formKey, found, by, about } = request;
  const { deps, now } = about;
  const ask = { token: found.view.token, by, now, seenVersion: versionOf(sent), formKey };
  switch (intent) {
    case "hold":
      return answer(request, holdFields, ({ method, eur, bam, amount, ...words }) => {
        const tendered = addCash(cashOf("EUR", eur), cashOf("BAM", bam));
        const hold = { method, tendered, amountCents: amount, ...words };
        return holdDeposit(deps, { ...ask, hold });
      });
    case "release":
      return answer(request, releaseFields, ({ amount, ...release }) =>
        releaseDeposit(deps, { ...ask, ...release, amountCents: amount }),
      );
    case "take":
      return answer(request, takeFields, ({ amount, ...taking }) => {
        const seenDueCents = /^-?\d{1,10}$/.test(sent.due ?? "") ? Number(sent.due) : Number.NaN;
        return takeFromDeposit(deps, { ...ask, ...taking, amountCents: amount, seenDueCents });
      });
    case "undo":
      return answer(request, undoFields, (undo) => undoEntry(deps, { ...ask, ...undo }));
  }
}

async function answer<Fields extends FormFields>(
  { intent, sent }: Request,
  fields: Fields,
  act: (values: FormValues<Fields>) => Promise<Answered>,
): Promise<Outcome> {
  const typed = typedOf(sent, fields);
  const read = readForm(sent, fields);
  if (!read.ok) return { answer: { intent, faults: read.faults, typed }, status: 400 };
  const done = await act(read.values);
  // A receipt is led to at once: it is printed while the customer stands there.
  if (done.ok) return { done: done.receipt ? `${intent}-${done.receipt.id}` : intent };
  return { answer: { intent, refused: done.reason, typed }, status: 409 };
}

/** What was typed, to be shown in the form again: but never what could be the number of a card. */
function typedOf(sent: SentTexts, fields: FormFields): Record<string, string> {
  const shown = (text = "") => (holdsCardNumber(text) ? "" : text);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, shown(sent[name])]));
}
