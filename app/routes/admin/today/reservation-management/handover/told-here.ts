/** What of a sheet a customer added, on the own phone or at a key box: it is named as theirs, and its photos are not on this phone. */
import type { DamageMark } from "../../../../../domain/handovers/marks.ts";
import { markName } from "../../../../../domain/handovers/own-phone/told.ts";

/** The names of marks, and the hashes of their photos. */
export type ToldHere = { marks: readonly string[]; photos: readonly string[] };
type Named = { told?: ToldHere };

/** The names of what was told so far, with those of more marks. */
export function withNames(told: ToldHere | undefined, marks: readonly DamageMark[]): ToldHere {
  const { marks: names, photos } = readNames(told);
  return {
    marks: [...new Set([...names, ...marks.map(markName)])],
    photos: [...new Set([...photos, ...marks.flatMap((mark) => mark.photos)])],
  };
}

/** Was this mark added by the customer? */
export function isTold({ told }: Named, mark: DamageMark): boolean {
  return readNames(told).marks.includes(markName(mark));
}

/** The hashes of the photos that the customer added. */
export function photosTold({ told }: Named): readonly string[] {
  return readNames(told).photos;
}

/** A draft comes from another phone, perhaps from one with an older page. */
function readNames(told: Partial<ToldHere> | undefined): ToldHere {
  return { marks: told?.marks ?? [], photos: told?.photos ?? [] };
}
