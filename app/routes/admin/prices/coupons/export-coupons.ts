import type { LoaderFunctionArgs } from "react-router";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { listCoupons, type ListedCoupon } from "../../../../server/coupons/list-coupons.ts";
import { allRows } from "../../../../server/exports/all-rows.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { readCouponsQuery } from "./coupons-query.ts";
import { discountText } from "./coupon-list.tsx";

/** The coupons that match the address, on all pages of the list, as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "coupons", async ({ deps, language, today, params }) => {
    const words = adminCouponsWords(language);
    const { columns } = words;
    const asked = { ...readCouponsQuery(params), before: undefined, today };
    const rows = await allRows<ListedCoupon, string>((after) =>
      listCoupons(deps.pool, { ...asked, after }, 500),
    );
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", columns.code, columns.value, columns.on),
        ...fileColumns("date", words.bookFrom, words.bookTo, words.pickupFrom, words.pickupTo),
        ...fileColumns("number", words.minRentalDays),
        ...fileColumns("cents", words.minTotal),
        ...fileColumns("number", words.maxUses, columns.uses),
        ...fileColumns("cents", columns.given),
        ...fileColumns("text", columns.state, columns.note),
      ],
      rows: rows.map((row) => [
        row.code,
        discountText(row, language),
        words.targets[row.appliesTo],
        row.bookFrom,
        row.bookTo,
        row.pickupFrom,
        row.pickupTo,
        row.minRentalDays,
        row.minTotalCents,
        row.maxUses,
        row.uses,
        row.givenCents,
        words.states[row.state],
        row.note,
      ]),
    };
  });
}
