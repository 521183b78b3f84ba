import type { LoaderFunctionArgs } from "react-router";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { readExtrasQuery } from "./extras-query.ts";
import { findExtras } from "./find-extras.ts";
import { includedSeasonText } from "./extra-form.tsx";

/** The extras that match the address, as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "extras", async ({ deps, language, params }) => {
    const words = adminExtrasWords(language);
    const { columns } = words;
    const { rows } = await findExtras(deps, readExtrasQuery(params), language);
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", columns.code, words.nameEn, words.nameBs, words.charge),
        ...fileColumns("cents", columns.price, columns.cap),
        ...fileColumns("number", columns.quantity, columns.stock, columns.today, columns.least),
        ...fileColumns("text", columns.season, columns.state),
      ],
      rows: rows.map((row) => [
        row.code,
        row.nameEn,
        row.nameBs,
        words.charges[row.charge],
        row.priceCents,
        row.capCents,
        row.maxQuantity,
        row.stock,
        row.today,
        row.least,
        includedSeasonText(row, language),
        row.active ? words.offered : words.hidden,
      ]),
    };
  });
}
