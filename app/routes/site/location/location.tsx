import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { inLanguage } from "../../../domain/language.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { languageOf, pathTo } from "../../../i18n/paths.ts";
import { siteWords } from "../../../i18n/site/words.ts";
import { anonymousMark } from "../../../server/http/page-cache.ts";
import { Questions } from "../../../ui/layout/questions.tsx";
import { PageHead } from "../../../ui/layout/page-head.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { HowItGoes } from "./how-it-goes.tsx";
import { PlaceFacts } from "./place-facts.tsx";
import styles from "./location.module.css";

/** A slug of the other language leads to this language's page; an unknown one is no page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { priceList, faq } = await deps.catalogue.get();
  const place = priceList.locations.find(
    ({ slug }) => slug.en === params.slug || slug.bs === params.slug,
  );
  if (!place) throw new Response(undefined, { status: 404 });
  const slug = inLanguage(place.slug, language);
  if (slug !== params.slug) throw redirect(pathTo("location", language, { slug }), 301);
  return {
    place,
    questions: faq.filter(({ topic }) => topic === place.id),
    freeCancellationHours: priceList.rules.freeCancellationHours,
  };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const language = languageOf(location.pathname);
  if (!loaderData) return [];
  const { place } = loaderData;
  return [
    { title: pageWords(language).location.metaTitle(inLanguage(place.name, language)) },
    { name: "description", content: inLanguage(place.description, language) },
  ];
}

/** One pick-up place: where it is, when somebody is there, how it goes. */
export default function Location() {
  const { place, questions, freeCancellationHours } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = pageWords(language);
  const name = inLanguage(place.name, language);
  const above = [{ to: pathTo("locations", language), label: siteWords(language).locations }];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <PageHead
          language={language}
          title={name}
          lead={inLanguage(place.description, language)}
          above={above}
        />
        <ButtonLink kind="go" to={`${pathTo("home", language)}?pickupLocation=${place.id}`}>
          {words.location.book}
        </ButtonLink>
      </div>
      <PlaceFacts place={place} language={language} />
      <HowItGoes
        meeting={inLanguage(place.meeting, language)}
        freeCancellationHours={freeCancellationHours}
        language={language}
      />
      {questions.length > 0 && (
        <section className={styles.questions}>
          <h2>{words.location.questions}</h2>
          <Questions
            questions={questions.map(({ question, answer }) => ({
              question: inLanguage(question, language),
              answer: inLanguage(answer, language),
            }))}
          />
        </section>
      )}
    </div>
  );
}
