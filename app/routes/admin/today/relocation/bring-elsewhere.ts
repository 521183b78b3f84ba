/** A reservation that a member brings elsewhere or back, with the reason in words where it is refused. */
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import {
  relocate,
  type Relocated,
  type RelocationAsk,
} from "../../../../server/reservations/relocation/relocate.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { Member } from "../../guard/require-staff.ts";
import { mayKeepWith } from "../keeps-price.ts";
import { findWayBack } from "./find-way-back.ts";
import { refusalText } from "./refusal-text.ts";

type Asked = { found: StaffReservation; member: Member; about: PageContext };
type Wish = Pick<RelocationAsk, "spot" | "price" | "seenTotalCents" | "seenVersion"> & {
  /** It goes back to where it was. */
  isBack: boolean;
};

export type Brought = Extract<Relocated, { ok: true }> | { ok: false; why: string; status: number };

/** Does the one deed that brings a reservation to a spot, if the member may have its price there. */
export async function bringElsewhere(
  { found, member, about }: Asked,
  wish: Wish,
): Promise<Brought> {
  const { deps, language, now } = about;
  const { view } = found;
  const asked = { view, vehicleId: wish.spot.vehicleId, role: member.role };
  const isAgreed = wish.price === "today" || (wish.isBack && (await isFormer(found, wish, about)));
  if (!isAgreed && !(await mayKeepWith(asked, about)))
    return { ok: false, why: relocationWords(language).mayNotKeep, status: 403 };
  const done = await relocate(deps, { token: view.token, by: member.by, now, ...wish });
  if (done.ok) return done;
  const why = await whyNot(done, about);
  return { ok: false, why: wish.isBack ? landingWords(language).notUndone(why) : why, status: 409 };
}

/** Is this where the reservation was before its last move, at the price that it had there? That price is nobody's choice. */
async function isFormer(found: StaffReservation, wish: Wish, about: PageContext): Promise<boolean> {
  const back = await findWayBack(found, about);
  return (
    back !== undefined &&
    back.totalCents === wish.seenTotalCents &&
    back.spot.vehicleId === wish.spot.vehicleId &&
    back.spot.pickupAt === wish.spot.pickupAt &&
    back.spot.dropoffAt === wish.spot.dropoffAt
  );
}

async function whyNot(
  refused: Exclude<Relocated, { ok: true }>,
  { deps, language }: PageContext,
): Promise<string> {
  const words = landingWords(language);
  if (refused.reason === "stale") return relocationWords(language).stale;
  if (refused.reason === "price-changed") return words.priceChanged;
  if (refused.reason === "no-way-back") return words.noWayBack;
  if (refused.reason === "over") return words.inPast;
  return refusalText(refused, { language, catalogue: await deps.catalogue.get() });
}
