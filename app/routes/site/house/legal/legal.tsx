import { Suspense } from "react";
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { anonymousMark } from "../../../../server/http/page-cache.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { ConsentLink } from "./consent-link-later.ts";
import { LegalArticle, legalView } from "./legal-article.tsx";
import styles from "./legal.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { legal } = await deps.catalogue.get();
  return { documents: legal.map((document) => legalView(document, language)) };
}

/** The page is the same for everybody. */
export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ location }: MetaArgs<typeof loader>) {
  const { metaTitle, description } = pageWords(languageOf(location.pathname)).legal;
  return [{ title: metaTitle }, { name: "description", content: description }];
}

/** The legal texts in force, one under the other; the hash of each is its kind. */
export default function Legal() {
  const { documents } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = pageWords(language).legal;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={words.title} lead={words.lead} />
      <div className={styles.columns}>
        <nav aria-label={words.contents} className={styles.contents}>
          <h2>{words.contents}</h2>
          <ul>
            {documents.map(({ kind, title }) => (
              <li key={kind}>
                <a href={`#${kind}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {documents.map((document) => (
            <LegalArticle key={document.kind} language={language} document={document}>
              {document.kind === "cookies" && (
                <p className={styles.settings}>
                  <Suspense>
                    <ConsentLink language={language} />
                  </Suspense>
                </p>
              )}
            </LegalArticle>
          ))}
        </div>
      </div>
    </div>
  );
}
