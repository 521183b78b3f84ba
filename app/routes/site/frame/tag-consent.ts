/** Consent to another company's script, as far as it decides what this document may load. */
import { consentCookie } from "../../../domain/visits/consent.ts";
import { savedInBrowser } from "../../../domain/saved-in-browser.ts";

const said = `${consentCookie}=yes`;

/** True when this document was sent to somebody who had agreed: its policy then lets the script reach its hosts. */
const wasAgreed = typeof document !== "undefined" && document.cookie.split("; ").includes(said);

/** What the pages say of the script. */
type Tag = { analyticsTag?: string; tagHasHosts?: boolean };

/** True when the script works in this document: it has no hosts of its own, or the policy lets it reach them. */
export function mayStartHere({ tagHasHosts = false }: Tag): boolean {
  return !tagHasHosts || wasAgreed;
}

/** Repeats the consent in a cookie, for the policies of the documents to come; without a script there is no cookie. */
export function tellConsent(hasAgreed: boolean, { analyticsTag }: Tag): void {
  const isTold = hasAgreed && analyticsTag !== undefined;
  if (!isTold && !document.cookie.includes(consentCookie)) return;
  const seconds = isTold ? savedInBrowser.visitConsentDays * 86_400 : 0;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${said}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/**
 * Loads the document anew for whoever has just agreed, since the policy of this one is from before. Not under the hands of
 * somebody who writes: the script then starts with the next document.
 */
export function startAnew(tag: Tag): void {
  if (tag.analyticsTag === undefined || mayStartHere(tag) || isWriting()) return;
  tellConsent(true, tag);
  location.reload();
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input[type=email], input[type=tel], input[type=text]:not([readonly])",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
