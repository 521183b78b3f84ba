import { bodies, type Body } from "../../domain/cars/car.ts";
import cityHatch from "./drawings/city-hatch.svg?raw";
import compactHatch from "./drawings/compact-hatch.svg?raw";
import compactSuv from "./drawings/compact-suv.svg?raw";
import estate from "./drawings/estate.svg?raw";
import sedan from "./drawings/sedan.svg?raw";
import suv from "./drawings/suv.svg?raw";
import van from "./drawings/van.svg?raw";

/** The agency's own drawings, 560 by 240; each has one colour that is replaced, the fallback of `--body`. */
const drawings: Record<Body, string> = {
  "city-hatch": cityHatch,
  "compact-hatch": compactHatch,
  sedan,
  estate,
  "compact-suv": compactSuv,
  suv,
  van,
};

const bodyColour = /var\(--body,#[0-9a-f]{6}\)/gi;

/** Returns the drawing (SVG) of a body in a colour `#rrggbb`; undefined when the body is unknown or the colour is not one. */
export function carDrawing(body: string, colour: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(colour) || !isBody(body)) return undefined;
  return drawings[body].replace(bodyColour, colour.toLowerCase());
}

function isBody(text: string): text is Body {
  return (bodies as readonly string[]).includes(text);
}
