/**
 * The page on which a car is given out or taken back: its JavaScript beside what every page of the back office loads, and whether it
 * goes on answering to hands while photos are made small.
 */
import type { Figure } from "./figure.ts";
import { measurePhotos } from "./handover-photos.ts";
import { pageSize } from "./page-size.ts";
import type { RunLength } from "./run-length.ts";

export async function measureHandoverPage(length: RunLength): Promise<Figure[]> {
  return [pageSize("en-us.admin.handover", "a handover's page"), await measurePhotos(length)];
}
