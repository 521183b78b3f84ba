import { consentCookie } from "../../domain/visits/consent.ts";
import type { Deps } from "../deps.ts";
import { readCookie } from "../sessions/own-cookie.ts";

/** What a page may load of another company's analytics. */
export type TagPolicy = {
  /** The address of its script. */
  address: string;
  /** The hosts that the script may reach besides its own. */
  hosts: readonly string[];
};

/**
 * The policy for the answer to a request; undefined while the operator has no such script. Its hosts are for a visitor alone
 * whose browser says that they have agreed; nothing of the kind runs in the back office.
 */
export function tagPolicy(
  { analyticsTag: address, catalogue }: Pick<Deps, "analyticsTag" | "catalogue">,
  request: Request,
): TagPolicy | undefined {
  if (address === undefined) return undefined;
  const isVisitor = !/^(?:\/ba)?\/admin(?:\/|$)/.test(new URL(request.url).pathname);
  const hasAgreed = readCookie(request, consentCookie) === "yes";
  const { tagHosts } = catalogue.lastKnown().facts;
  return { address, hosts: isVisitor && hasAgreed ? tagHosts : [] };
}
