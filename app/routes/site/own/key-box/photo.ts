import type { ActionFunctionArgs } from "react-router";
import { openKeyBoxPass } from "../../../../server/handovers/key-box/key-box-link.ts";
import { putHandoverPhoto } from "../../../../server/handovers/put-photo.ts";
import { wrongPassLimit } from "../../../../server/limits/pass-limits.ts";
import { page } from "../../../request/page-context.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

/** No photo is shown by this link. */
export function loader() {
  return answer(404);
}

/** Takes a photo of a car that was left, under the hash of its bytes: only one that the customer named as the car was left. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { deps, ip } = context.get(page);
  const token = openKeyBoxPass(deps, params.token ?? "");
  if (token === undefined) {
    const counted = await wrongPassLimit(deps).count(ip);
    return answer(counted.ok ? 404 : 429);
  }
  if (request.method !== "PUT") return answer(405);
  const { sha256 = "" } = params;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const put = await putHandoverPhoto(deps, { sha256, token, bytes });
  if (put.ok) return answer(put.known ? 200 : 201);
  return answer(put.reason === "unexpected" ? 404 : put.reason === "not-kept" ? 503 : 422);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: secretHeaders });
}
