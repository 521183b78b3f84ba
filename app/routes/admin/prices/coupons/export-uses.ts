import type { LoaderFunctionArgs } from "react-router";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { listCouponUses, type CouponUseRow } from "../../../../server/coupons/list-coupon-uses.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";
import { allRows } from "../../../../server/exports/all-rows.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { couponId } from "./coupons-query.ts";

/** The uses of a coupon as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "coupon-uses", async ({ deps, language }) => {
    const words = adminCouponsWords(language).usesPage;
    const id = couponId(args.params.id);
    if (!id || !(await findStaffCoupon(deps.pool, id))) return undefined;
    const rows = await allRows<CouponUseRow, number>((after) =>
      listCouponUses(deps.pool, { id, after }, 500),
    );
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", words.reservation),
        ...fileColumns("moment", words.usedAt, words.pickup),
        ...fileColumns("cents", words.total, words.amount),
        ...fileColumns("number", words.nth),
      ],
      rows: rows.map((row) => [
        formatCode(row.code),
        toLocal(row.usedAt.getTime()),
        row.pickupLocal,
        row.totalCents,
        row.amountCents,
        row.nth,
      ]),
    };
  });
}
