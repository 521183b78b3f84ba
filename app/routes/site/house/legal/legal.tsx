import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { pageWords } from "../../../../i18n/pages/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { LegalArticle, legalView } from "./legal-article.tsx";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { firstTouch } from "../../../../ui/browser/first-touch.ts";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./legal.module.css";
// The link to the cookie settings is drawn before its scripts load.
import "../../../../ui/layout/consent/consent-link.module.css";

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

/** The legal texts in force, one below the other; the hash of each is its kind. */
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
          <List>
            {documents.map(({ kind, title }) => (
              <li key={kind}>
                <a href={`#${kind}`}>{title}</a>
              </li>
            ))}
          </List>
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

/** The cookie settings: a link that works without scripts, so the question behind it loads after the first touch of the page. */
const ConsentLink = lazy(async () => {
  await firstTouch();
  return { default: (await import("../../../../ui/layout/consent/consent-link.tsx")).ConsentLink };
});
