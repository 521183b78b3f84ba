import { ArrowLeft } from "lucide-react";
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { readCoupon } from "../../../../domain/coupons/read-coupon.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { addCoupon } from "../../../../server/coupons/change-coupon.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { answerWith } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import { fieldsOf, typedOf } from "../../forms/fields-of.ts";
import { filledForm, type RecordAnswer } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { blankCoupon, couponFields, couponLabels, CouponForm } from "./coupon-form.tsx";
import { openPlaces } from "./answer-coupon.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "edit-coupons");
  return data({ places: await openPlaces(about.deps) }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-coupons");
  const { deps, language } = about;
  const places = await openPlaces(deps);
  const sent = fieldsOf(await readForm(request));
  const read = readCoupon(
    sent,
    places.map(({ id }) => id),
  );
  const refuse = ({ faults }: Pick<RecordAnswer, "faults">) => {
    const typed = typedOf(sent, couponLabels(places, language));
    return answerWith<RecordAnswer>({ faults, typed }, 400);
  };
  if (!read.ok) return refuse(read);
  const { coupon } = read;
  const answer = await addCoupon(deps.pool, { coupon, by });
  if (!answer.ok) return refuse(answer);
  const to = adminPath("coupons", language, answer.id);
  throw leadAndTell(to, { deed: "coupon-created", name: coupon.code });
}

export function headers() {
  return privateHeaders;
}

/** A new coupon. */
export default function NewCoupon() {
  const { places } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminCouponsWords(language);
  const values = answer?.typed ?? couponFields(blankCoupon, places, language);
  const { filled, outcome } = filledForm(answer, values, language);
  return (
    <>
      <title>{`${words.new} · Eternal Pro`}</title>
      <PageHead title={words.new}>
        <ButtonLink icon={ArrowLeft} to={adminPath("coupons", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody>
        <RecordForm {...outcome}>
          <CouponForm {...{ language, filled, places }} isCodeKept={false} />
        </RecordForm>
      </PageBody>
    </>
  );
}
