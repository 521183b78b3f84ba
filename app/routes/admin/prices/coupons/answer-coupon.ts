import type { Doer } from "../../../../domain/staff/doer.ts";
import { redirect } from "react-router";
import { readCoupon } from "../../../../domain/coupons/read-coupon.ts";
import type { SentForm } from "../../../../domain/lists/field-reader.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { changeCoupon, type CouponAnswer } from "../../../../server/coupons/change-coupon.ts";
import { deleteCoupon } from "../../../../server/coupons/delete-coupon.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import type { RecordTold } from "../../forms/filled-form.ts";
import { tell } from "../../forms/tell.ts";
import { couponFields, couponLabels, type Place } from "./coupon-fields.ts";
import { openPlaces } from "./open-places.ts";

const told = tell<RecordTold>;

type Sent = { request: Request; id: number; by: Doer };

/** Ends or deletes a coupon when the form says so, else changes it. */
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
  if (!read.ok) return told({ faults: read.faults, typed }, 400);
  const change = { id, version: versionOf(sent), coupon: read.coupon, by };
  return answerOf(about, { answer: await changeCoupon(deps.pool, change), places, typed });
}

type Answered = { answer: CouponAnswer; places: readonly Place[]; typed: SentForm };

function answerOf({ language }: PageContext, { answer, places, typed: sent }: Answered) {
  if (answer.ok)
    return told({ saved: { undo: couponFields(answer.before, places, language) } }, 200);
  const labels = couponLabels(places, language);
  const typed = typedOf(sent, labels);
  if (answer.reason === "not-found") throw tell(undefined, 404);
  if (answer.reason === "invalid") return told({ faults: answer.faults, typed }, 400);
  const { theirs } = answer;
  const stale = { version: theirs.version, theirs: couponFields(theirs, places, language), labels };
  return told({ stale, typed }, 409);
}

/** Over whatever edit stands there: it is asked about in a dialog, and can be undone. */
async function end(
  about: PageContext,
  { id, by, places }: Omit<Sent, "request"> & { places: readonly Place[] },
) {
  const { pool } = about.deps;
  const held = await findStaffCoupon(pool, id);
  if (!held) throw tell(undefined, 404);
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
  const answer = await deleteCoupon(deps.pool, { id, by });
  if (!answer.ok) {
    const status = answer.reason === "used" ? 409 : 404;
    throw tell(undefined, status);
  }
  throw redirect(adminPath("coupons", language), { status: 303, headers: privateHeaders });
}
