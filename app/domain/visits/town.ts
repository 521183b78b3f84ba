import type { VisitSum } from "./visit-sum.ts";
import { addVisits } from "./visit-sum.ts";

/** Fewer visits than this could be told apart by who knows the town, so such towns are one line. */
const fewestOfTown = 5;

/** `others` are the towns with fewer than five visits; a town that is not known has none. */
type Town = { town: string; country: string; kind: "town" | "others" | "unknown" };

/** Reads the value of the dimension `town`. */
function readTown(value: string): Town {
  const at = value.lastIndexOf("|");
  const [town, country] = [value.slice(0, at), value.slice(at + 1)];
  return town === "" ? { town: "", country: "", kind: "unknown" } : { town, country, kind: "town" };
}

/** The sums of towns, each with its town; small ones are put together, and so are the unknown ones. */
export function byTown(sums: readonly VisitSum[]): (VisitSum & Town)[] {
  const read = sums.map((sum) => ({ ...sum, ...readTown(sum.value) }));
  const isSmall = ({ kind, visits }: VisitSum & Town) => kind === "town" && visits < fewestOfTown;
  const large = read.filter((one) => one.kind === "town" && !isSmall(one));
  const rest = (["others", "unknown"] as const).flatMap((kind) => {
    const those = read.filter((one) => (kind === "others" ? isSmall(one) : one.kind === kind));
    const put = { dimension: "town" as const, value: kind, town: "", country: "", kind };
    return those.length > 0 ? [{ ...put, ...addVisits(those) }] : [];
  });
  return [...large, ...rest];
}

/** The sums with the towns as they may be told. */
export function withoutSmallTowns(sums: readonly VisitSum[]): VisitSum[] {
  const isTown = ({ dimension }: VisitSum) => dimension === "town";
  const towns = byTown(sums.filter(isTown));
  return [...sums.filter((sum) => !isTown(sum)), ...towns];
}
