import type { ActionFunctionArgs } from "react-router";
import { openKeyBoxPass } from "../../../../server/handovers/key-box/key-box-link.ts";
import { putHandoverPhoto } from "../../../../server/handovers/put-photo.ts";
import { wrongPassLimit } from "../../../../server/limits/pass-limits.ts";
import { page } from "../../../request/page-context.ts";
import { secretHeaders } from "../../../request/private-headers.ts";
import { photoRefused, photoTaken } from "../photos-here/answer-photo.ts";

/** No photo is shown by this link. */
export function loader() {
  return new Response(null, { status: 404, headers: secretHeaders });
}

/** Takes a photo of a car that was left, under the hash of its bytes: only one that the customer named as the car was left. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { deps, ip, language } = context.get(page);
  const token = openKeyBoxPass(deps, params.token ?? "");
  if (token === undefined) {
    const counted = await wrongPassLimit(deps).count(ip);
    return photoRefused(counted.ok ? "unexpected" : "too-many", language);
  }
  if (request.method !== "PUT") return new Response(null, { status: 405, headers: secretHeaders });
  const { sha256 = "" } = params;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const put = await putHandoverPhoto(deps, { sha256, token, bytes });
  return put.ok ? photoTaken(put.known ? 200 : 201) : photoRefused(put.reason, language);
}
