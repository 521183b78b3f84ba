import { useEffect, useSyncExternalStore } from "react";
import type { DamageMark } from "../../../../domain/handovers/marks.ts";
import {
  listMarks,
  listPhotos,
  onPhotos,
  pageOf,
  wakePhotos,
  type PhotoHere,
} from "./photo-store.ts";

const none: readonly PhotoHere[] = [];
const noMarks: readonly DamageMark[] = [];

/** The photos that were taken on the page of an address, also before it was read anew. */
export function usePhotosHere(address: string): readonly PhotoHere[] {
  const page = pageOf(address);
  useEffect(() => void wakePhotos(page), [page]);
  return useSyncExternalStore(
    onPhotos,
    () => listPhotos(page),
    () => none,
  );
}

/** The marks that were set on the drawing of the page, also before it was read anew. */
export function useMarksHere(address: string): readonly DamageMark[] {
  const page = pageOf(address);
  useEffect(() => void wakePhotos(page), [page]);
  return useSyncExternalStore(
    onPhotos,
    () => listMarks(page),
    () => noMarks,
  );
}
