/** Deeds of money in any order, for lives of reservations that are made up: what a member does who takes and gives what is asked. */
import { feesThatMayBeCharged } from "../../app/domain/account/fees.ts";
import { accountOf } from "../../app/domain/account/account.ts";
import { lifeOf } from "../../app/domain/deposits/hold.ts";
import type { Deps } from "../../app/server/deps.ts";
import { parseCode } from "../../app/domain/reservations/code.ts";
import { addCharge } from "../../app/server/charges/add-charge.ts";
import { decideCharge } from "../../app/server/charges/decide-charge.ts";
import { voidCharge } from "../../app/server/charges/void-charge.ts";
import { holdDeposit } from "../../app/server/deposits/hold-deposit.ts";
import { releaseDeposit } from "../../app/server/deposits/release-deposit.ts";
import { takeFromDeposit } from "../../app/server/deposits/take-from-deposit.ts";
import { giveRefund, takePayment } from "../../app/server/payments/take-payment.ts";
import { voidPayment } from "../../app/server/payments/void-payment.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../app/server/reservations/reading/find-for-staff.ts";
import { reservationOf } from "./reservation-cast.ts";
import { askFor } from "./staff-hand-cast.ts";

export const moneyDeeds = [
  "charge",
  "decide",
  "void-charge",
  "pay",
  "refund",
  "void-payment",
  "hold",
  "release",
  "take",
] as const;
export type MoneyDeed = (typeof moneyDeeds)[number];

type World = Deps;
type Answered = { ok: boolean; reason?: string };

let forms = 0;
const entry = () => ({
  formKey: `any-money-${forms++}`,
  placeId: "",
  reference: "",
  fiscalReceipt: "",
  note: "dogovoreno",
});

/** A reservation with its account, as the desk sees it. */
export async function seenAccount(world: World, token: string) {
  const { code } = await reservationOf(world, token);
  const found = await findForStaff(world, parseCode(code) ?? "");
  if (!found) throw new Error("the reservation of a deed is gone");
  const account = accountOf(found.view, found.payments, [], found.charges);
  return { found, account };
}

/** Does a deed of money; undefined when there is nothing to do it with. */
export async function doMoney(
  world: World,
  deed: MoneyDeed,
  { token, pick }: { token: string; pick: number },
): Promise<Answered | undefined> {
  const { found, account } = await seenAccount(world, token);
  const ask = { ...(await askFor(world, token)), ...entry() };
  const seenDueCents = account.dueCents;
  const amountCents = 1 + ((pick * 137) % 9000);
  switch (deed) {
    case "charge":
      return addCharge(world, { ...ask, kind: "other", amountCents, reason: "sat", seenDueCents });
    case "decide":
      return decideFee(world, { found, ask, pick });
    case "void-charge": {
      const one = found.charges.find(({ isVoided }) => !isVoided);
      return one && voidCharge(world, { ...ask, chargeId: one.id, reason: "greškom" });
    }
    case "pay": {
      const cents = pick % 2 === 0 ? Math.max(1, seenDueCents) : amountCents;
      const tendered = { EUR: cents, BAM: 0 };
      const payment = { method: "debit-card", tendered, changeIn: "EUR" } as const;
      return takePayment(world, { ...ask, seenDueCents, payment });
    }
    case "refund": {
      const refund = { method: "bank-transfer", amountCents, currency: "EUR" } as const;
      return giveRefund(world, { ...ask, seenDueCents, refund });
    }
    case "void-payment": {
      const some = found.payments.filter(({ isVoided }) => !isVoided);
      const one = some[pick % (some.length || 1)];
      return one && voidPayment(world, { ...ask, paymentId: one.id, reason: "greškom" });
    }
    default:
      return doDeposit(world, deed, { found, ask: { ...ask, seenDueCents, amountCents } });
  }
}

type Ask = Awaited<ReturnType<typeof askFor>> & ReturnType<typeof entry>;

async function decideFee(
  world: World,
  { found, ask, pick }: { found: StaffReservation; ask: Ask; pick: number },
): Promise<Answered | undefined> {
  const [fee] = feesThatMayBeCharged({ ...found.view, changeFeeCents: 0 }, found.charges);
  if (!fee) return undefined;
  const { kind, amountCents: seenCents } = fee;
  const decision = pick % 2 === 0 ? "charged" : "waived";
  return decideCharge(world, { ...ask, kind, decision, seenCents, reason: "po uslovima" });
}

async function doDeposit(
  world: World,
  deed: "hold" | "release" | "take",
  {
    found,
    ask,
  }: { found: StaffReservation; ask: Ask & { seenDueCents: number; amountCents: number } },
): Promise<Answered | undefined> {
  const { amountCents } = ask;
  if (deed === "hold") {
    const card = { method: "card-hold", lastFour: "4242", lapsesOn: "2099-01-01" } as const;
    const plain = { tendered: { EUR: 0, BAM: 0 }, reference: "", note: "", placeId: "" };
    return holdDeposit(world, { ...ask, hold: { ...plain, ...card, amountCents } });
  }
  const now = world.clock.now();
  const hold = found.deposits.find((one) => lifeOf(one, now).heldCents > 0);
  if (!hold) return undefined;
  const about = { ...ask, depositId: hold.id, reason: "gorivo" };
  if (deed === "release") return releaseDeposit(world, about);
  return takeFromDeposit(world, { ...about, purpose: "fuel" });
}
