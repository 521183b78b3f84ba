import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from "react-router";
import type { Facts, Question } from "../../../../domain/facts.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { roadsFrom } from "../../../../domain/locations/roads-from.ts";
import { factTexts } from "../../../../i18n/fact-texts.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { type Guide, placeGuide } from "../../../../i18n/place-guides/place-guide.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";
import { pageDescription } from "./page-description.ts";
import { PlaceFacts } from "./place-facts.tsx";
import { PlaceHero } from "./place-hero.tsx";
import { Reasons } from "./reasons.tsx";
import { Roads } from "./roads.tsx";
import { anonymousMark } from "../../../../server/http/cache/page-cache.ts";
import { isOnMap, PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import { RoadList } from "../../../../ui/booking/map/road-list.tsx";
import { Questions } from "../../../../ui/layout/questions.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./location.module.css";

/** Redirects a slug of the other language to this language's page; an unknown one is a 404. */
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
    // A place without questions of its own shows the general ones.
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

/** One pick-up place: its address, hours, steps and surroundings. */
export default function LocationPage() {
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

type StepsProps = {
  place: Location;
  guide?: Guide;
  texts: { phone: string; licenceYears: string };
  language: Language;
};

/** The four steps of a pick-up, drawn as a road. */
function Steps({ place, guide, texts, language }: StepsProps) {
  const words = placesWords(language).place;
  const { book, time, meet, drive } = words.steps;
  const steps = [
    { title: book.title, text: book.text(texts.phone.replaceAll(" ", "\u00a0")) },
    { title: time, text: guide?.time },
    { title: meet, text: inLanguage(place.meeting, language) },
    { title: drive.title, text: drive.text(texts.licenceYears) },
  ];
  return (
    <section>
      <h2>{words.stepsTitle}</h2>
      <RoadList className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </RoadList>
    </section>
  );
}

type LocalInfoProps = Pick<Guide, "local"> & { place: Pick<Location, "lat" | "lng">; name: string };

/** A local's advice for new arrivals, and for places near Tuzla the map of the surroundings. */
function LocalInfo({ local, place, name }: LocalInfoProps) {
  const hasMap = isOnMap(place);
  return (
    <section className={hasMap ? `${styles.box} ${styles.withMap}` : styles.box}>
      <h2>{local.title}</h2>
      <List>
        {local.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
      {hasMap && (
        <div className={styles.map}>
          <PlaceMap lat={place.lat} lng={place.lng} name={name} label={name} />
        </div>
      )}
    </section>
  );
}

type PlaceQuestionsProps = {
  questions: readonly Pick<Question, "question" | "answer">[];
  facts: Pick<Facts, "phone">;
  language: Language;
};

/** Questions about the place, one answer open at a time. */
function PlaceQuestions({ questions, facts, language }: PlaceQuestionsProps) {
  const words = placesWords(language).place;
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions}>
      <div>
        <h2>{words.questions}</h2>
        <p>{words.questionsLead}</p>
        <a className="link" href={telLink(facts.phone)}>
          {formatPhone(facts.phone)}
        </a>
      </div>
      <Questions
        questions={questions.map(({ question, answer }) => ({
          question: inLanguage(question, language),
          answer: inLanguage(answer, language),
        }))}
      />
    </section>
  );
}
