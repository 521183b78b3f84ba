import { type Carriage, type LetterFate, letterFate } from "../../../domain/settings/carrier.ts";
import type { Deps } from "../../deps.ts";

/** The way of letters; where no mail worker runs they stay, as in the local mailbox. */
export function carriageOf({ mail }: Pick<Deps, "mail">): Carriage {
  return mail ?? { carrier: "mailbox", edge: false };
}

/** What becomes of the letters about a booking that is made now; an edge function takes them where there is one. */
export async function fateOfBooking(deps: Pick<Deps, "mail" | "catalogue">): Promise<LetterFate> {
  const { carrier, edge } = carriageOf(deps);
  const { facts } = await deps.catalogue.get();
  return letterFate({ carrier: edge ? "edge" : carrier }, facts);
}

/** What becomes of an ordinary letter that is queued now. */
export async function fateOfLetters(deps: Pick<Deps, "mail" | "catalogue">): Promise<LetterFate> {
  const { facts } = await deps.catalogue.get();
  return letterFate(carriageOf(deps), facts);
}
