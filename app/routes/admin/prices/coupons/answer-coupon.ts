import { readCoupon } from "../../../../domain/coupons/read-coupon.ts";
import { answerWith, notFound } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import type { SentTexts } from "../../../../domain/forms/read-form.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import type { RecordAnswer } from "../../forms/filled-form.ts";
import { couponFields, couponLabels, type Place } from "./coupon-form.tsx";
import type { PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import {
  changeCoupon,
  type CouponAnswer,
  deleteCoupon,
} from "../../../../server/coupons/change-coupon.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import type { Deps } from "../../../../server/deps.ts";

const answered = answerWith<RecordAnswer>;

type Sent = { request: Request; id: number; by: Doer };

/** Ends or deletes a coupon when the form asks for that, else changes it. */
export async function answerCoupon(about: PageContext, { request, id, by }: Sent) {
  const sent = fieldsOf(await readForm(request));
  const places = await openPlaces(about.deps);
  if (sent.do === "delete") return remove(about, { id, by });
  if (sent.do === "end") return end(about, { id, by, places });
  const { deps, language } = about;
  const read = readCoupon(
    sent,
    places.map((place) => place.id),
  );
  const typed = typedOf(sent, couponLabels(places, language));
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const change = { id, version: versionOf(sent), coupon: read.coupon, by };
  return answerOf(about, { answer: await changeCoupon(deps.pool, change), places, typed });
}

type Answered = { answer: CouponAnswer; places: readonly Place[]; typed: SentTexts };

function answerOf({ language }: PageContext, { answer, places, typed: sent }: Answered) {
  if (answer.ok)
    return answered({ saved: { undo: couponFields(answer.before, places, language) } }, 200);
  const labels = couponLabels(places, language);
  const typed = typedOf(sent, labels);
  if (answer.reason === "not-found") throw notFound();
  if (answer.reason === "invalid") return answered({ faults: answer.faults, typed }, 400);
  const { theirs } = answer;
  const stale = { version: theirs.version, theirs: couponFields(theirs, places, language), labels };
  return answered({ stale, typed }, 409);
}

/** Ends a coupon, whichever version is stored: a dialog has asked, and the end can be undone. */
async function end(
  about: PageContext,
  { id, by, places }: Omit<Sent, "request"> & { places: readonly Place[] },
) {
  const { pool } = about.deps;
  const held = await findStaffCoupon(pool, id);
  if (!held) throw notFound();
  const { version, ...coupon } = held;
  const answer = await changeCoupon(pool, {
    id,
    version,
    coupon: { ...coupon, active: false },
    by,
  });
  return answerOf(about, { answer, places, typed: couponFields(held, places, about.language) });
}

async function remove(
  { deps, language }: PageContext,
  { id, by }: Omit<Sent, "request">,
): Promise<never> {
  const held = await findStaffCoupon(deps.pool, id);
  const answer = await deleteCoupon(deps.pool, { id, by });
  if (!answer.ok) throw answer.reason === "used" ? answerWith(undefined, 409) : notFound();
  const to = adminPath("coupons", language);
  throw leadAndTell(to, { deed: "coupon-deleted", name: held?.code ?? "" });
}

/** The places that a coupon can be bound to, closed ones too, so that an edit never loses a place. */
export async function openPlaces({ catalogue }: Pick<Deps, "catalogue">): Promise<Place[]> {
  const { priceList, withdrawn } = await catalogue.get();
  return [...priceList.locations, ...withdrawn.locations].map(({ id, name }) => ({ id, name }));
}
