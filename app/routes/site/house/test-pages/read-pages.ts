import * as build from "virtual:react-router/server-build";
import { createRequestHandler, data, RouterContextProvider } from "react-router";
import { languages, type Language } from "../../../../domain/language.ts";
import { readHead, type ReadHead } from "../../../seo/read-head.ts";
import { sitePages } from "../../../seo/site-pages.ts";
import { page, type PageContext } from "../../../request/page-context.ts";

export type ReadPage = { path: string; language: Language; status: number; head: ReadHead };

/** Reads every listed page as a search engine would. For developers only, like the pages that show the result. */
export async function readPages(about: PageContext): Promise<ReadPage[]> {
  if (about.deps.isProduction) throw data(undefined, { status: 404 });
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const pages = sitePages(await about.deps.catalogue.get());
  const read = async (path: string, language: Language): Promise<ReadPage> => {
    const context = new RouterContextProvider();
    context.set(page, { ...about, language });
    const answer = await handle(new Request(about.origin + path), context);
    return { path, language, status: answer.status, head: readHead(await answer.text()) };
  };
  const all: ReadPage[] = [];
  // One after the other: in parallel they would need more connections than the database has.
  for (const { paths } of pages) {
    for (const language of languages) all.push(await read(paths[language], language));
  }
  return all;
}
