import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

const en = {
  title: "Street map",
  titleOf: (place: string) => `Street map: ${place}`,
  show: "Show street map",
  from: "The map is then loaded from an outside provider, who sees your IP address.",
  coming: "Loading the street map…",
  back: "Back to the drawing",
  failed: "The street map cannot be loaded at the moment, so the drawing stays.",
  offline: "You are offline. The street map needs a connection; the drawing does not.",
  someMissing: "Some parts of the map did not load.",
  how: "Move with the arrow keys, zoom with plus and minus, close with Escape.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  closeNote: "Close",
  about: "About this place",
};

export type Words = typeof en;

/** The words of the street map and of its button. */
export const streetMapWords = bilingual<Words>(en, bs);
