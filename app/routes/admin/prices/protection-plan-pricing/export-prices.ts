import type { LoaderFunctionArgs } from "react-router";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { sendList } from "../../lists/send-list.ts";

/** The prices of all plans as a file, one price in a row. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "protection-prices", async ({ deps, language }) => {
    const words = adminPlansWords(language).grid;
    const { category } = carWords(language);
    const plans = await listPlans(deps.pool);
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", words.plan, words.category),
        ...fileColumns("number", words.days),
        ...fileColumns("cents", words.price),
      ],
      rows: plans.flatMap(({ nameEn, nameBs, prices }) =>
        prices.map((price) => [
          language === "ba" ? nameBs : nameEn,
          category[price.category],
          price.fromDays,
          price.perDayCents,
        ]),
      ),
    };
  });
}
