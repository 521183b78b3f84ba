import { z } from "zod";
import type { PriceEdit } from "./change-prices.ts";

/** More cells than any price list has are nobody's work. */
const mostEdits = 3000;
const longestForm = 600_000;

const edits: z.ZodType<PriceEdit[]> = z
  .array(
    z.object({
      cell: z.string().max(200),
      was: z.union([z.string().max(500), z.number(), z.null()]),
      now: z.string().max(500),
    }),
  )
  .min(1)
  .max(mostEdits);

/** Reads the changed cells that a form carries as JSON; `undefined` when it is none of ours. */
export function readPriceEdits(json: string): PriceEdit[] | undefined {
  if (json.length > longestForm) return undefined;
  try {
    return edits.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
