/** The steps of the way from the home page to a booking. */
export const visitSteps = ["home", "results", "extras", "review", "booked"] as const;
export type VisitStep = (typeof visitSteps)[number];

/** The steps whose trips are written down as they are opened; those of the others stand in searches and reservations. */
export const tripSteps = ["extras", "review"] as const satisfies readonly VisitStep[];
export type TripStep = (typeof tripSteps)[number];

/** The pages of the steps. The page of a confirmation counts as booked to whoever saw the review before it. */
export const stepPages = {
  home: "/",
  results: "/search",
  extras: "/extras",
  review: "/review",
  booked: "/reservation-confirmation/:token",
} as const satisfies Record<VisitStep, string>;
