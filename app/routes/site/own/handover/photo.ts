import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { readDevice } from "../../../../server/handovers/own-phone/device-cookie.ts";
import { findPassPhoto } from "../../../../server/handovers/own-phone/pass-photos.ts";
import { putPassPhoto } from "../../../../server/handovers/own-phone/put-pass-photo.ts";
import { page } from "../../../request/page-context.ts";
import { secretHeaders } from "../../../request/private-headers.ts";
import { photoRefused, photoTaken } from "../photos-here/answer-photo.ts";
import { readPass } from "./load-shown.ts";

/** A photo of this rental, for the phone that holds the pass. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const read = await readPass(request, params.token ?? "", about);
  const { sha256 = "" } = params;
  const photo =
    "refused" in read ? undefined : await findPassPhoto(about.deps, { ...read, sha256 });
  if (!photo) return new Response(null, { status: 404, headers: secretHeaders });
  return new Response(new Uint8Array(photo), {
    headers: { ...secretHeaders, "Content-Type": "image/webp" },
  });
}

/** Takes a photo from the phone that holds the pass, under the hash of its bytes; the same one as often as it is sent. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { deps, language } = about;
  if (request.method !== "PUT") return new Response(null, { status: 405, headers: secretHeaders });
  const { token: secret = "", sha256 = "" } = params;
  const read = await readPass(request, secret, about);
  if ("refused" in read) return photoRefused(read.refused, language);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const put = await putPassPhoto(deps, { secret, device: readDevice(request), sha256, bytes });
  return put.ok ? photoTaken(201) : photoRefused(put.reason, language);
}
