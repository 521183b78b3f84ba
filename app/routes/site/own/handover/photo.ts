import type { LoaderFunctionArgs } from "react-router";
import { findPassPhoto } from "../../../../server/handovers/own-phone/pass-photos.ts";
import { page } from "../../../request/page-context.ts";
import { secretHeaders } from "../../../request/private-headers.ts";
import { readPass } from "./load-shown.ts";

/** A photo of this rental, for the phone that holds the pass. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const read = await readPass(request, params.token ?? "", about);
  const { sha256 = "" } = params;
  const photo =
    "refused" in read ? undefined : await findPassPhoto(about.deps, { token: read.token, sha256 });
  if (!photo) return new Response(null, { status: 404, headers: secretHeaders });
  return new Response(new Uint8Array(photo), {
    headers: { ...secretHeaders, "Content-Type": "image/webp" },
  });
}
