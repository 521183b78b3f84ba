import { nameKey } from "../../plain-text.ts";

/**
 * Whether a typed first name is the one of a reservation. Case, accents and outer blanks do not matter, nor does a second given
 * name on either side, however it is joined: Ana, Ana Marija, Ana-Marija and Anamarija find Ana Marija. Nothing is the name of
 * nobody.
 */
export function sameFirstName(kept: string, typed: string): boolean {
  const [one, other] = [keysOf(kept), keysOf(typed)];
  return (
    (one.first !== "" && one.first === other.first) ||
    (one.whole !== "" && one.whole === other.whole)
  );
}

function keysOf(name: string): { first: string; whole: string } {
  const parts = name.split(/[\s\p{Pd},]+/u).map(nameKey);
  return { first: parts.find((part) => part !== "") ?? "", whole: nameKey(parts.join("")) };
}
