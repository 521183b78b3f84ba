/** The deeds of the board that take one press: each does what the page of the reservation does too. */
import { writeBoardFilter, type BoardFilter } from "../../../../domain/moves/move-filter.ts";
import { formatCode, parseCode } from "../../../../domain/reservations/code.ts";
import { letterFate, type LetterFate } from "../../../../domain/settings/carrier.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { completeRental } from "../../../../server/handovers/complete-rental.ts";
import { findLeft } from "../../../../server/handovers/key-box/find-left.ts";
import { seeReturn } from "../../../../server/handovers/see-return.ts";
import { carriageOf } from "../../../../server/mail/desk/fate-of-letters.ts";
import { confirmReservation } from "../../../../server/reservations/deeds/confirm-reservation.ts";
import type { StaffAsk } from "../../../../server/reservations/deeds/hold-for-staff.ts";
import { markNoShow } from "../../../../server/reservations/deeds/mark-no-show.ts";
import { swapVehicle } from "../../../../server/reservations/deeds/swap-vehicle.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../forms/action-answer.ts";
import { textOf } from "../../forms/fields-of.ts";
import type { Member } from "../../guard/require-staff.ts";
import { mayKeepWith } from "../keeps-price.ts";

const boardDeeds = ["confirm", "complete", "no-show", "swap", "seen"] as const;
type BoardDeed = (typeof boardDeeds)[number];

/** The deed that an address or a form names. */
function readBoardDeed(text: string | null): BoardDeed | undefined {
  return boardDeeds.find((deed) => deed === text);
}

/** Why a deed of the board was not done, in a sentence that begins with the code. */
export type BoardAnswer = ActionAnswer<{ refused: string }>;

type Sent = { form: FormData; member: Member; about: PageContext; filter: BoardFilter };

/** Does the deed of a form; then the board is shown anew, as it was filtered. */
export async function answerBoard({ form, member, about, filter }: Sent) {
  const { deps, language, now } = about;
  const deed = readBoardDeed(textOf(form, "intent", 20));
  const code = parseCode(textOf(form, "code", 20));
  const version = textOf(form, "version", 12);
  if (!deed || !/^\d{1,9}$/.test(version)) throw badForm();
  const found = code === undefined ? undefined : await findForStaff(deps, code);
  if (!found) throw badForm();
  const { id, view } = found;
  const { token } = view;
  const hand: StaffAsk = { token, by: member.by, seenVersion: Number(version), now };
  const refused =
    (await keepFault(deed, { form, found, member, about })) ??
    (await tryDeed(deed, { id, form, hand, about }));
  if (refused === undefined) {
    const query = writeBoardFilter(filter);
    query.set("done", deed);
    query.set("of", found.view.code);
    return leadTo(`${adminPath("reservation-management", language)}?${query}`);
  }
  return answerWith<BoardAnswer>({ refused: `${formatCode(found.view.code)}: ${refused}` }, 409);
}

type Kept = Pick<Sent, "form" | "member" | "about"> & { found: StaffReservation };

/** A swap of the board is a way out of a danger at the agreed price: why it is none any more; undefined where it is one. */
async function keepFault(
  deed: BoardDeed,
  { form, found, member, about }: Kept,
): Promise<string | undefined> {
  if (deed !== "swap") return undefined;
  const vehicleId = wholeOf(textOf(form, "vehicle", 30));
  if (await mayKeepWith({ view: found.view, vehicleId, role: member.role }, about))
    return undefined;
  const { told } = adminReservationWords(about.language);
  const isSeen = found.version === Number(textOf(form, "version", 12));
  return isSeen ? told["not-available"] : told.staleHere;
}

type Tried = { id: number; form: FormData; hand: StaffAsk; about: PageContext };

/** Undefined when the deed is done, else the sentence that says why it is not. */
async function tryDeed(
  deed: BoardDeed,
  { id, form, hand, about }: Tried,
): Promise<string | undefined> {
  const { deps, language } = about;
  const { told, noShow, cancel } = adminReservationWords(language);
  const reasons: Record<string, string> = {
    stale: told.staleHere,
    closed: told.closed,
    "not-found": told.gone,
    "too-early": noShow.early,
    "no-reason": cancel.faults["no-reason"],
    "too-long": cancel.faults["too-long"],
    "not-available": told["not-available"],
    "price-changed": told["price-changed"],
    "unknown-vehicle": told["unknown-vehicle"],
    unchanged: told.unchanged,
    "open-account": told.openAccount,
  };
  const answer = await doDeed(deed, { id, form, hand, deps });
  if (answer.ok) return undefined;
  return answer.reason === "too-young" && "leastAge" in answer
    ? told["too-young"](answer.leastAge)
    : (reasons[answer.reason] ?? told.unreadable);
}

function doDeed(
  deed: BoardDeed,
  { id, form, hand, deps }: Pick<Tried, "id" | "form" | "hand"> & Pick<PageContext, "deps">,
) {
  switch (deed) {
    case "confirm":
      return confirmReservation(deps, hand);
    case "complete":
      return completeRental(deps, hand);
    case "no-show":
      return markNoShow(deps, { ...hand, reason: textOf(form, "reason", 4000) });
    case "seen":
      return seeLeft(deps, { id, by: hand.by });
    case "swap":
      return swapVehicle(deps, {
        ...hand,
        vehicleId: wholeOf(textOf(form, "vehicle", 30)),
        pinned: false,
        price: "kept",
        seenTotalCents: wholeOf(textOf(form, "keptCents", 10)),
      });
  }
}

/** What the customer left at the key box was looked at; nothing is charged by that, and the vehicle is still to be taken back. */
async function seeLeft(deps: PageContext["deps"], { id, by }: { id: number; by: Member["by"] }) {
  const left = await findLeft(deps.pool, id);
  if (!left) return { ok: false, reason: "closed" } as const;
  return seeReturn(deps, { handoverId: left.handoverId, by });
}

/** The whole number that a text begins with; -1, which is no row's, for any other text. */
function wholeOf(text: string): number {
  const digits = /^(\d{1,9})(:\d{1,9})?$/.exec(text)?.[1];
  return digits === undefined ? -1 : Number(digits);
}

/** A deed that was done, of the board itself or of a page that leads back to it. */
export type BoardTold = {
  deed: BoardDeed | "exchange";
  of: string;
  told: LetterFate | "none";
  /** The reservation that an exchange left without a vehicle that works. */
  stuck?: string;
};

/** The deed that the address says was done, and what becomes of its letter. */
export async function readBoardTold(
  params: URLSearchParams,
  { deps }: Pick<PageContext, "deps">,
): Promise<BoardTold | undefined> {
  const done = params.get("done");
  const deed = done === "exchange" ? done : readBoardDeed(done);
  const stuck = parseCode(params.get("stuck") ?? "");
  const code = parseCode(params.get("of") ?? "");
  if (!deed || code === undefined) return undefined;
  const found = await findForStaff(deps, code);
  if (!found) return undefined;
  const { facts } = await deps.catalogue.get();
  const told = found.view.customer.email === "" ? "none" : letterFate(carriageOf(deps), facts);
  return { deed, of: formatCode(code), told, ...(stuck && { stuck: formatCode(stuck) }) };
}
