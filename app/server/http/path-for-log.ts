const opening =
  /\/(reservation-confirmation|reservationreview|open|handover|key-box|paper|payment|test-payment|border|first-owner|invitation|confirm|unsubscribe)\/[^/]+/g;

/** The path without its tokens and passes, which open reservations to anybody who reads the log. */
export function pathForLog(path: string): string {
  return path.replace(opening, "/$1/…");
}
