import { anonymousMark, type CutPage } from "./page-cache.ts";
import { freshNonce, pageHeaders } from "../page-headers.ts";

/** A page that was made with a placeholder in place of its nonce, split there. */
export async function cutPage(answer: Response, placeholder: string): Promise<CutPage> {
  const headers = [...answer.headers].filter(
    ([name]) => name !== anonymousMark.toLowerCase() && name !== "content-length",
  );
  return { parts: (await answer.text()).split(placeholder), headers };
}

/** The page as an answer with a nonce of its own. `tag` is the address of the external analytics script. */
export function joinPage(page: CutPage, status: number, tag: string | undefined): Response {
  const nonce = freshNonce();
  return new Response(page.parts.join(nonce), { status, headers: pageHeaders(page, nonce, tag) });
}
