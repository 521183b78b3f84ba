import type { LoaderFunctionArgs } from "react-router";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import { sendList } from "../../lists/send-list.ts";
import { readBordersQuery } from "./borders-query.ts";
import { findCountries } from "./find-countries.ts";

/** The countries that match the address, as a file. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sendList(args, "border-countries", async ({ deps, language, params }) => {
    const words = adminBordersWords(language);
    const { columns } = words;
    const { rows } = await findCountries(deps, readBordersQuery(params), language);
    return {
      name: words.file,
      columns: [
        ...fileColumns("text", columns.sign, columns.country, columns.allowed),
        ...fileColumns("cents", columns.fee),
        ...fileColumns("text", columns.charge, columns.document, columns.noteEn, columns.noteBs),
      ],
      rows: rows.map((row) => [
        row.sign,
        language === "ba" ? row.nameBs : row.nameEn,
        row.allowed ? words.yes : words.no,
        row.feeCents,
        words.charges[row.charge],
        words.documents[row.document],
        row.noteEn,
        row.noteBs,
      ]),
    };
  });
}
