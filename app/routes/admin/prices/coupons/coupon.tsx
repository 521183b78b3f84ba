import { ArrowLeft, Ban, Trash2, Users } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { notFound } from "../../forms/action-answer.ts";
import { filledForm } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerCoupon, openPlaces } from "./answer-coupon.ts";
import { couponFields, CouponForm } from "./coupon-form.tsx";
import { couponId } from "./coupons-query.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { isNamed } from "../../../../server/coupons/change-coupon.ts";
import { type CouponRow, findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { Guarded } from "../../../../ui/admin/page/guarded.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import styles from "./coupons.module.css";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const { deps } = about;
  const id = couponId(params.id);
  const coupon = id && (await findStaffCoupon(deps.pool, id));
  if (!coupon) throw notFound();
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
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCouponsWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const values = answer?.typed ?? couponFields(coupon, places, language);
  const { filled, outcome } = filledForm(answer, values, language);
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

type Props = {
  language: Language;
  coupon: CouponRow;
  /** True once a reservation names the code: the coupon can be ended, not deleted. */
  isKept: boolean;
  mayNot: string | undefined;
};

/** The uses of a coupon, and the buttons that end or delete it. */
function CouponSide({ language, coupon, isKept, mayNot }: Props) {
  const words = adminCouponsWords(language);
  const { id, code, uses, maxUses, givenCents, active } = coupon;
  return (
    <Panel title={words.usage}>
      <div className={styles.figures}>
        <b>{words.usesText(uses)}</b>
        {maxUses !== null && <p>{words.leftText(Math.max(0, maxUses - uses))}</p>}
        <p>{words.givenText(formatEuro(givenCents, language))}</p>
      </div>
      <div className={styles.deeds}>
        <ButtonLink icon={Users} to={adminPath("coupons", language, id, "uses")}>
          {words.whoUsed}
        </ButtonLink>
        {active && !mayNot && (
          <ConfirmButton
            label={words.end}
            icon={Ban}
            title={words.endTitle(code)}
            text={words.endText}
            name="do"
            value="end"
          />
        )}
        {!mayNot && (
          <Guarded reason={isKept ? words.removeUsed : undefined}>
            <ConfirmButton
              label={words.remove}
              icon={Trash2}
              title={words.removeTitle(code)}
              text={words.removeText}
              name="do"
              value="delete"
            />
          </Guarded>
        )}
      </div>
    </Panel>
  );
}
