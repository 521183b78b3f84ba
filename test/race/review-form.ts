/** The review form as a browser without JavaScript sends it. */
import { writeSelection, writeTrip } from "../../app/domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../app/domain/reservations/trip/trip.ts";
import { guestAddress } from "../casts/visitor.ts";

/** What the page put into the form for the visitor to send back. */
export type HiddenFields = { submissionKey: string; seenTotalCents: string; seenRows: string };

export function reviewAddress(origin: string, trip: Trip, selection: Selection): string {
  const query = new URLSearchParams([...writeTrip(trip), ...writeSelection(selection)]);
  return `${origin}/review?${query}`;
}

/** Opens the review page and reads the hidden fields of its form. */
export async function openReview(address: string): Promise<HiddenFields> {
  const answer = await fetch(address);
  const page = await answer.text();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const field = (name: string) => {
    const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1];
    if (value === undefined) throw new Error(`the form has no field ${name}`);
    return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  };
  return {
    submissionKey: field("submissionKey"),
    seenTotalCents: field("seenTotalCents"),
    seenRows: field("seenRows"),
  };
}

/**
 * Sends the form. Returns the token of the reservation when it was acknowledged; `undefined` when it was refused.
 * Rejects when the server is gone.
 */
export async function sendReview(
  address: string,
  hidden: HiddenFields,
  name: string,
): Promise<string | undefined> {
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: new URL(address).origin, "X-Forwarded-For": guestAddress() },
    body: new URLSearchParams({
      ...hidden,
      // Many forms of one person: none is a slip.
      intent: "book-again",
      firstName: name,
      lastName: "Hadžić",
      dateOfBirth: "12/04/1988",
      email: "emina@example.com",
      phoneCountry: "BA",
      phone: "061 123 456",
      privacyAccepted: "on",
      termsAccepted: "on",
    }),
  });
  await answer.arrayBuffer();
  return /\/reservation-confirmation\/([\w-]+)$/.exec(answer.headers.get("location") ?? "")?.[1];
}
