import * as L from "leaflet";
import type { MapTiles } from "../../../domain/locations/map-tiles.ts";
import type { Words } from "../../../i18n/street-map/en.ts";

export type StreetPlace = {
  id: string;
  /** The number in the pin: the same as in the list and on the drawing. */
  number: number;
  name: string;
  address: string;
  lat: number;
  lng: number;
  /** The address of the place's page; absent on that page itself. */
  to?: string;
};

type Drawn = {
  tiles: MapTiles;
  places: readonly StreetPlace[];
  words: Words;
  /** `onShown`: the first picture has loaded. `onFailed`: no picture could be loaded. `onMissing`: some could not. */
  onShown: () => void;
  onFailed: () => void;
  onMissing: () => void;
};

/** Close enough to see the streets around one place. */
const streetZoom = 15;
const minZoom = 6;

export type StreetMap = {
  /** Closes the open note and returns the focus to its pin; false when none is open. */
  closeNote: () => boolean;
  remove: () => void;
};

/** Draws the street map into an element, with a pin for each place. */
export function drawStreetMap(element: HTMLElement, drawn: Drawn): StreetMap {
  const { places, words, tiles } = drawn;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    zoomControl: false,
    // A wheel or a finger that scrolls the page must not move the map.
    scrollWheelZoom: false,
    maxZoom: tiles.maxZoom,
    minZoom: Math.min(minZoom, tiles.maxZoom),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  L.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  map.attributionControl.setPrefix(false);
  layTiles(drawn).addTo(map);
  const pins = places.map((place) => pinOf(place, words).addTo(map));
  showPlaces(map, drawn);
  const closeNote = () => {
    const open = pins.find((pin) => pin.isPopupOpen());
    open?.closePopup().getElement()?.focus();
    return open !== undefined;
  };
  return { closeNote, remove: () => map.remove() };
}

function showPlaces(map: L.Map, { places, tiles }: Drawn): void {
  const [first] = places;
  if (places.length === 1 && first)
    map.setView([first.lat, first.lng], Math.min(streetZoom, tiles.maxZoom));
  else
    map.fitBounds(L.latLngBounds(places.map(({ lat, lng }) => [lat, lng])), {
      // The buttons stand at the left: no pin lies below them.
      paddingTopLeft: [88, 40],
      paddingBottomRight: [40, 40],
    });
}

function layTiles({ tiles, onShown, onFailed, onMissing }: Drawn): L.TileLayer {
  const layer = L.tileLayer(tiles.url, { maxZoom: tiles.maxZoom, attribution: ownerLink(tiles) });
  let came = false;
  layer.on("tileload", () => {
    if (came) return;
    came = true;
    onShown();
  });
  layer.on("tileerror", () => came && onMissing());
  layer.on("load", () => !came && onFailed());
  return layer;
}

/** Leaflet inserts the copyright notice as HTML: building it from elements keeps a setting plain text. */
function ownerLink({ attribution, attributionUrl }: MapTiles): string {
  const link = outLink(attribution, attributionUrl);
  link.target = "_blank";
  link.rel = "noreferrer";
  return link.outerHTML;
}

function pinOf(place: StreetPlace, words: Words): L.Marker {
  const label = document.createElement("span");
  label.className = "pin";
  label.textContent = String(place.number);
  const marker = L.marker([place.lat, place.lng], {
    icon: L.divIcon({ html: label, className: "pin-target", iconSize: [44, 44] }),
    title: place.name,
  });
  marker.on("add", () => marker.getElement()?.setAttribute("aria-label", place.name));
  marker.bindPopup(noteOf(place, words));
  marker.on("popupopen", ({ popup }) => {
    const close = popup.getElement()?.querySelector(".leaflet-popup-close-button");
    close?.setAttribute("aria-label", words.closeNote);
  });
  return marker;
}

function noteOf({ name, address, to }: StreetPlace, words: Words): HTMLElement {
  const note = document.createElement("div");
  const title = document.createElement("strong");
  title.textContent = name;
  const where = document.createElement("p");
  where.textContent = address;
  note.append(title, where);
  if (to) {
    const link = outLink(words.about, to);
    link.target = "_parent";
    note.append(link);
  }
  return note;
}

function outLink(text: string, href: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.textContent = text;
  link.href = href;
  return link;
}
