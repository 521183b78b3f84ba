/** The link to a paper for whoever has no right here: it opens this one paper, and ends. */
import { createHmac } from "node:crypto";
import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import type { Deps } from "../deps.ts";
import { makePass } from "../sessions/make-pass.ts";
import { openPass } from "../sessions/open-pass.ts";

/** A key for one purpose: a link to a paper opens no reservation, and the other way round. */
function keyOf({ signingKey }: Pick<Deps, "signingKey">): Uint8Array {
  return createHmac("sha256", signingKey).update("paper-link").digest();
}

const dayMs = 86_400_000;
const heldDays = 30;

/** What a link opens: an issued paper, or the sheet of a handover; by its id. */
export type LinkedPaper = { document: number } | { sheet: number };

/** The path of a link that holds for thirty days, to the end of the last one: on one day every link to a paper is the same. */
export function paperLink(
  deps: Pick<Deps, "signingKey" | "clock">,
  paper: LinkedPaper,
  language: Language,
): string {
  const today = Math.floor(deps.clock.now() / dayMs);
  const expiresAt = (today + heldDays + 1) * dayMs;
  const pass = makePass(keyOf(deps), { token: tokenOf(paper), expiresAt });
  return pathTo("paper", language, { pass });
}

/** The paper that a link opens now; undefined for any other text, and after its end. */
export function openPaperLink(
  deps: Pick<Deps, "signingKey" | "clock">,
  pass: string,
): LinkedPaper | undefined {
  const token = openPass(keyOf(deps), pass, deps.clock.now())?.token;
  if (token === undefined) return undefined;
  return token.startsWith(sheetMark)
    ? { sheet: Number(token.slice(sheetMark.length)) }
    : { document: Number(token) };
}

const sheetMark = "sheet-";

function tokenOf(paper: LinkedPaper): string {
  return "sheet" in paper ? `${sheetMark}${paper.sheet}` : String(paper.document);
}
