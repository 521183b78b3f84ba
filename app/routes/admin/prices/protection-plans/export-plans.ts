import type { LoaderFunctionArgs } from "react-router";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { sendList } from "../../lists/send-list.ts";

/** All plans as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "protection-plans", async ({ deps, language }) => {
    const words = adminPlansWords(language);
    const { nameEn, nameBs, descriptionEn, descriptionBs, columns } = words;
    const { coverage } = bookingWords(language).extras;
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", nameEn, nameBs, descriptionEn, descriptionBs),
        ...fileColumns("cents", columns.deposit, columns.excess, columns.safetyFee),
        ...fileColumns("text", columns.covers, columns.state),
      ],
      rows: (await listPlans(deps.pool)).map((plan) => [
        plan.nameEn,
        plan.nameBs,
        plan.descriptionEn,
        plan.descriptionBs,
        plan.depositCents,
        plan.excessCents,
        plan.safetyFeeCents,
        plan.covers.map((name) => coverage[name]).join(", "),
        plan.active ? words.offered : words.hidden,
      ]),
    };
  });
}
