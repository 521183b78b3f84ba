import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { inLanguage } from "../../../../domain/language.ts";
import { roadsFrom } from "../../../../domain/locations/roads-from.ts";
import { factTexts } from "../../../../i18n/fact-texts.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { placeGuide } from "../../../../i18n/place-guides/place-guide.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { anonymousMark } from "../../../../server/http/page-cache.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { LocalInfo } from "./local-info.tsx";
import styles from "./location.module.css";
import { pageDescription } from "./page-description.ts";
import { PlaceFacts } from "./place-facts.tsx";
import { PlaceHero } from "./place-hero.tsx";
import { PlaceQuestions } from "./place-questions.tsx";
import { Reasons } from "./reasons.tsx";
import { Steps } from "./steps.tsx";
import { Roads } from "./roads.tsx";

/** A slug of the other language leads to this language's page; an unknown one is no page. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { deps, language, today } = context.get(page);
  const { priceList, facts, faq, transferMinutes } = await deps.catalogue.get();
  const { locations, oneWayFees, rules } = priceList;
  const place = locations.find(({ slug }) => slug.en === params.slug || slug.bs === params.slug);
  if (!place) throw new Response(undefined, { status: 404 });
  const slug = inLanguage(place.slug, language);
  const { search } = new URL(request.url);
  if (slug !== params.slug) throw redirect(pathTo("location", language, { slug }) + search, 301);
  const own = faq.filter(({ topic }) => topic === place.id);
  return {
    place,
    hasStreetMap: facts.mapTiles !== undefined,
    today,
    places: locations.map(({ id, name, slug: pair, lat, lng }) => ({
      id,
      name,
      slug: pair,
      lat,
      lng,
    })),
    roads: roadsFrom(place.id, locations, { transferMinutes, oneWayFees }).map((road) => ({
      id: road.place.id,
      minutes: road.minutes,
      feeCents: road.feeCents,
    })),
    // A place that nobody has written questions about shows those that are asked everywhere.
    questions: own.length > 0 ? own : faq.filter(({ topic }) => topic === "general"),
    description: pageDescription(
      place,
      factTexts(facts, rules, language).freeCancellationHours,
      language,
    ),
  };
}

export function headers() {
  return { [anonymousMark]: "1" };
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const language = languageOf(location.pathname);
  const { place, description } = loaderData;
  return [
    { title: placesWords(language).place.metaTitle(inLanguage(place.name, language)) },
    { name: "description", content: description },
  ];
}

/** One pick-up place: where it is, when somebody is there, how it goes, and what is around it. */
export default function Location() {
  const { place, places, today, roads, questions, hasStreetMap } = useLoaderData<typeof loader>();
  const { language, facts, rules } = useSite();
  const guide = placeGuide(place.id, language);
  const told = { place, language, guide, texts: factTexts(facts, rules, language) };
  return (
    <div className={`wrap ${styles.page}`}>
      <PlaceHero {...{ place, places, today, hasStreetMap, language }}>
        <PlaceFacts {...{ place, today, language }} />
      </PlaceHero>
      <Reasons {...told} />
      <div className={styles.beside}>
        <Steps {...told} />
        <Roads {...{ roads, places, language }} />
      </div>
      {guide && (
        <LocalInfo local={guide.local} place={place} name={inLanguage(place.name, language)} />
      )}
      <PlaceQuestions {...{ questions, facts, language }} />
    </div>
  );
}
