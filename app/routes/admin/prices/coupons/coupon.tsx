import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { isNamed } from "../../../../server/coupons/change-coupon.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { filledForm } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerCoupon } from "./answer-coupon.ts";
import { couponFields } from "./coupon-fields.ts";
import { CouponForm } from "./coupon-form.tsx";
import { couponId } from "./coupon-id.ts";
import { CouponSide } from "./coupon-side.tsx";
import { openPlaces } from "./open-places.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { deps } = about;
  const id = couponId(params.id);
  const coupon = id && (await findStaffCoupon(deps.pool, id));
  if (!coupon) throw data(undefined, { status: 404, headers: privateHeaders });
  const isKept = coupon.uses > 0 || (await isNamed(deps.pool, coupon.code));
  const mayEdit = may(member.role, "edit-coupons");
  const places = await openPlaces(deps);
  return data({ coupon, isKept, places, mayEdit }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-coupons");
  return answerCoupon(about, { request, id: couponId(params.id) ?? 0, by: member.by });
}

export function headers() {
  return privateHeaders;
}

/** One coupon: its rules, its uses, its end. */
export default function Coupon() {
  const { coupon, isKept, places, mayEdit } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCouponsWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const values = told?.typed ?? couponFields(coupon, places, language);
  const { filled, outcome } = filledForm(told, values, language);
  return (
    <>
      <title>{`${coupon.code} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={coupon.code}>
        <ButtonLink icon={ArrowLeft} to={adminPath("coupons", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody side={<CouponSide {...{ language, coupon, isKept, mayNot }} />}>
        <RecordForm version={coupon.version} {...outcome} mayNot={mayNot}>
          <CouponForm {...{ language, filled, places }} isCodeKept={isKept} />
        </RecordForm>
      </PageBody>
    </>
  );
}
