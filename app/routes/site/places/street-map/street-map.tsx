import { data, useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from "react-router";
import leafletStyles from "leaflet/dist/leaflet.css?url";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { tileOrigin } from "../../../../domain/locations/map-tiles.ts";
import { languageOf, pathTo } from "../../../../i18n/paths.ts";
import { streetMapWords } from "../../../../i18n/street-map/en.ts";
import { tilesMark } from "../../../../server/http/page-headers.ts";
import type { StreetPlace } from "../../../../ui/booking/map/draw-street-map.ts";
import { StreetMapView } from "../../../../ui/booking/map/street-map-view.tsx";
import ownStyles from "../../../../ui/booking/map/street-map-page.css?url";
import { page } from "../../../request/page-context.ts";
import { useSite } from "../../../request/use-site.ts";

/** `?place=` shows one place, `?category=` the places of a kind, no query all of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps, language } = context.get(page);
  const { facts, priceList } = await deps.catalogue.get();
  const origin = facts.mapTiles && tileOrigin(facts.mapTiles.url);
  const { searchParams } = new URL(request.url);
  const [id, category] = [searchParams.get("place"), searchParams.get("category")];
  const places = priceList.locations
    .map((place, index) => ({ place, number: index + 1 }))
    .filter(
      ({ place }) => (id === null || place.id === id) && (!category || place.category === category),
    )
    .map(({ place, number }) => streetPlace(place, number, id === null, language));
  if (!facts.mapTiles || !origin || places.length === 0) throw data(undefined, { status: 404 });
  return data({ tiles: facts.mapTiles, places }, { headers: { [tilesMark]: origin } });
}

/** Returns a place for the map; only on the page of that same place it has no link. */
function streetPlace(
  place: Location,
  number: number,
  hasWay: boolean,
  language: Language,
): StreetPlace {
  const { id, address, postalCode, city, lat, lng } = place;
  const to = pathTo("location", language, { slug: inLanguage(place.slug, language) });
  return {
    id,
    number,
    lat,
    lng,
    name: inLanguage(place.name, language),
    address: `${address}, ${postalCode} ${city}`,
    ...(hasWay ? { to } : {}),
  };
}

/** The response tells the server which map pictures it needs. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

export function meta({ location }: { location: { pathname: string } }) {
  return [
    { title: streetMapWords(languageOf(location.pathname)).title },
    { name: "robots", content: "noindex" },
  ];
}

export function links() {
  return [leafletStyles, ownStyles].map((href) => ({ rel: "stylesheet", href }));
}

/** A street map alone on its page: other pages show it in a frame. */
export default function StreetMapPage() {
  const { tiles, places } = useLoaderData<typeof loader>();
  const { language } = useSite();
  return <StreetMapView {...{ tiles, places, language }} />;
}
