import type { LoaderFunctionArgs } from "react-router";
import { adminBooksWords } from "../../../../i18n/admin-books/en.ts";
import { sendList } from "../../lists/send-list.ts";
import { readRange, readView } from "./book-query.ts";
import { bookTable } from "./book-tables.ts";

/** A book for some days as a file; the last part of its address says which. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const [, name = ""] = /\/([\w-]+)\.\w+$/.exec(new URL(args.request.url).pathname) ?? [];
  const view = readView(name);
  return sendList(args, `books-${view}`, async ({ deps, language, now, params }) => {
    const range = readRange(params, now);
    const { columns, rows } = await bookTable(view, { deps, language, range });
    return {
      name: `${adminBooksWords(language).file[view]}-${range.from}-${range.to}`,
      columns,
      rows: rows.map(({ cells }) => cells),
    };
  });
}
