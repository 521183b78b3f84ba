import {
  depositState,
  heldCentsOf,
  lifeOf,
  type Hold,
} from "../../../../../domain/deposits/hold.ts";
import { lyingCash } from "../../../../../domain/deposits/moves.ts";
import { standingEntries } from "../../../../../domain/deposits/proof.ts";
import { dateOf } from "../../../../../domain/calendar.ts";
import { isNoCash } from "../../../../../domain/account/cash.ts";
import { isBack, isOver } from "../../../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { cashText } from "../../../../../i18n/admin-account/cash-text.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { stepText } from "../../../../../i18n/deposit/step-text.ts";
import { formatDate, formatEuro } from "../../../../../i18n/format.ts";
import { handoverWords } from "../../../../../i18n/handover/en.ts";
import type { KeptEntry, KeptHold } from "../../../../../server/deposits/hold-rows.ts";
import { listCauses } from "../../../../../server/deposits/list-causes.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../../request/page-context.ts";

type About = Pick<PageContext, "deps" | "language">;

export type DepositPage = Awaited<ReturnType<typeof loadDeposits>>;
export type HoldRow = DepositPage["holds"][number];

/** What the page shows of the deposit, in words; amounts in euro cents for what is counted as it is typed. */
export async function loadDeposits({ id, view, deposits }: StaffReservation, about: About) {
  const { deps, language } = about;
  const now = deps.clock.now();
  const askedCents = view.depositCents;
  const state = depositState(askedCents, deposits, now);
  const { damages, charges } = await listCauses(deps.pool, id);
  const { damage: damageText } = handoverWords(language).lines;
  return {
    asked: formatEuro(askedCents, language),
    state,
    /** What is still to be held; once the vehicle is back only in the place of a hold that lapsed. */
    leftCents:
      isOver(view.status) || (isBack(view.status) && state !== "lapsed")
        ? 0
        : Math.max(0, askedCents - heldCentsOf(deposits, now)),
    holds: deposits.map((hold) => holdRow(hold, about, now)),
    causes: {
      damages: damages.map((one) => ({ id: one.id, label: damageText(one.kind, one.view) })),
      charges: charges.map((one) => ({
        id: one.id,
        label: `${one.reason}, ${formatEuro(one.amountCents, language)}`,
      })),
    },
  };
}

function holdRow(hold: KeptHold, { language }: About, now: number) {
  const { id, method, amountCents, cash, lastFour, reference, lapsesAt, heldAt, note } = hold;
  const words = depositDeskWords(language);
  const { heldCents, state } = lifeOf(hold, now);
  const lies = lyingCash(hold, heldCents);
  const plain = { kind: "held" as const, purpose: null, reason: note };
  const first = stepText({ ...plain, method, at: heldAt, amountCents, cash }, language);
  // The bank holds it to the end of the day before.
  const until = lapsesAt === null ? undefined : dateOf(toLocal(lapsesAt - 1));
  const standing = new Set(standingEntries(hold.entries));
  return {
    id,
    method,
    state,
    heldCents,
    held: heldCents > 0 ? formatEuro(heldCents, language) : undefined,
    /** For what is counted as it is typed; nothing that lapsed is given back. */
    kept: { method, amountCents, cash, lapsesAt: null, entries: hold.entries } satisfies Hold,
    lies: isNoCash(lies) ? undefined : cashText(lies, language),
    steps: [
      {
        ...first,
        id: 0,
        details: [
          ...(lastFour === null ? [] : [words.ending(lastFour)]),
          ...(reference === null ? [] : [words.reference(reference)]),
          ...(until === undefined ? [] : [words.until(formatDate(until, language))]),
        ],
        isUndone: false,
        mayUndo: false,
      },
      ...hold.entries.map((entry) => {
        const isStanding = standing.has(entry);
        const row = entryRow(entry, { hold, language });
        return { ...row, isUndone: !isStanding, mayUndo: isStanding };
      }),
    ],
  };
}

type Of = { hold: KeptHold; language: About["language"] };

function entryRow(entry: KeptEntry, { hold: { method }, language }: Of) {
  const said = stepText({ ...entry, method }, language);
  const { undone } = depositDeskWords(language);
  const what = entry.undoesId === null ? said.what : undone(said.what);
  return { ...said, what, id: entry.id, details: [] };
}
