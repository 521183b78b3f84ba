import { type Caution, listCautions } from "../../domain/settings/cautions.ts";
import type { Deps } from "../deps.ts";
import { carriageOf } from "../mail/desk/fate-of-letters.ts";
import { mailFails } from "../mail/desk/mail-state.ts";

/** What the back office says on every page as long as it is so, the most important first. */
export async function findCautions(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "mail">,
): Promise<Caution[]> {
  const { facts, legalFacts } = await deps.catalogue.get();
  const fails = await mailFails(deps.pool, deps.clock.now());
  return listCautions({ facts, legalFacts, way: carriageOf(deps), mailFails: fails });
}
