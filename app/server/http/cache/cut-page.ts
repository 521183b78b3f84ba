import { anonymousMark, type CutPage } from "./page-cache.ts";
import type { TagPolicy } from "../tag-policy.ts";
import { freshNonce, pageHeaders } from "../page-headers.ts";

/** A page that was made with a placeholder in place of its nonce, split there. */
export async function cutPage(answer: Response, placeholder: string): Promise<CutPage> {
  const headers = [...answer.headers].filter(
    ([name]) => name !== anonymousMark.toLowerCase() && name !== "content-length",
  );
  return { parts: (await answer.text()).split(placeholder), headers };
}

/** The page as an answer with a nonce of its own. `tag` is what it may load of another company's analytics. */
export function joinPage(page: CutPage, status: number, tag: TagPolicy | undefined): Response {
  const nonce = freshNonce();
  return new Response(page.parts.join(nonce), { status, headers: pageHeaders(page, nonce, tag) });
}
