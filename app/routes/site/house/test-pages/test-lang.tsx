import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { preferredLanguage } from "../../../../server/http/preferred-language.ts";
import { languageTag } from "../../../seo/language-tag.ts";
import { page } from "../../../request/page-context.ts";
import { readPages } from "./read-pages.ts";
import { TestTable } from "./test-table.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const pages = await readPages(about);
  return {
    own: languageTag(about.language),
    preferred: languageTag(preferredLanguage(request.headers)),
    accepted: request.headers.get("accept-language") ?? "nothing",
    rows: pages.map(({ path, language, head }) => ({
      path,
      asked: languageTag(language),
      said: head.lang,
      en: head.alternates.en ?? "–",
      bs: head.alternates.bs ?? "–",
    })),
  };
}

export function meta() {
  return [{ title: "Languages" }];
}

/** The language of every page, and the counterpart that it names. */
export default function TestLang() {
  const { own, preferred, accepted, rows } = useLoaderData<typeof loader>();
  return (
    <TestTable
      title="Languages"
      columns={["Page", "By its path", "html lang", "hreflang en", "hreflang bs"]}
      rows={rows.map(({ path, asked, said, en, bs }) => ({
        key: path,
        wrong: asked !== said || !(asked === "bs" ? bs : en).endsWith(path),
        cells: [path, asked, said, en, bs],
      }))}
    >
      <p>{`This page is in ${own}. Your browser accepts ${accepted}, so without a language in the path you get ${preferred}.`}</p>
    </TestTable>
  );
}
