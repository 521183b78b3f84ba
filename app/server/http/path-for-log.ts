const opening =
  /\/(reservation-confirmation|reservationreview|open|first-owner|invitation|confirm|unsubscribe)\/[^/]+/g;

/** A path without the tokens and passes in it, which open reservations to whoever reads them. */
export function pathForLog(path: string): string {
  return path.replace(opening, "/$1/…");
}
