import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { may } from "../../../../../domain/staff/rights.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import {
  findHandoverPhoto,
  findPhotoState,
  putHandoverPhoto,
} from "../../../../../server/handovers/put-photo.ts";
import { putShownPhoto } from "../../../../../server/handovers/own-phone/put-pass-photo.ts";
import { shrinkKept } from "../../../../../server/images/encode-photo.ts";
import { oneAtATime } from "../../../../../server/images/one-at-a-time.ts";
import { page } from "../../../../request/page-context.ts";
import { secretHeaders } from "../../../../request/private-headers.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { openHandover } from "./load-handover.ts";

/**
 * One photo of a handover, for those who may see it; with `size=small` a small picture of it. A phone asks with HEAD before it sends hundreds of kilobytes: 200 when the photo is
 * here, 204 when a sheet waits for it, 404 when none does.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps } = about;
  const { role } = await requireStaff(request, about, "hand-over");
  const { view } = await openHandover(params.code, about);
  const asked = { sha256: params.sha256 ?? "", token: view.token };
  if (request.method === "HEAD") {
    const state = await findPhotoState(deps, asked);
    const status = state === "here" ? 200 : state === "expected" ? 204 : 404;
    return new Response(null, { status, headers: secretHeaders });
  }
  const photo = await findHandoverPhoto(deps, {
    ...asked,
    mayReadPapers: may(role, "read-papers"),
  });
  if (!photo) throw notFound();
  const isSmall = new URL(request.url).searchParams.get("size") === "small";
  const shown = isSmall ? await oneAtATime(() => shrinkKept(photo)) : photo;
  return new Response(new Uint8Array(shown), {
    headers: { ...secretHeaders, "Content-Type": "image/webp", "Content-Disposition": "inline" },
  });
}

/** Takes a photo whole, under the hash of its bytes; the same one as often as it is sent. With `for=own-phone` before there is a sheet: the customer is to see it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "hand-over");
  if (request.method !== "PUT") return new Response(null, { status: 405, headers: secretHeaders });
  const { view } = await openHandover(params.code, about);
  const asked = {
    sha256: params.sha256 ?? "",
    token: view.token,
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
  const isShown = new URL(request.url).searchParams.get("for") === "own-phone";
  const put = isShown ? putShownPhoto : putHandoverPhoto;
  const answer = await put(about.deps, asked);
  if (answer.ok)
    return Response.json(
      { ok: true },
      { status: answer.known ? 200 : 201, headers: secretHeaders },
    );
  const { reason } = answer;
  const text = phoneWords(about.language).photo.refused[reason];
  const status = reason === "unexpected" ? 404 : reason === "not-kept" ? 503 : 422;
  return Response.json({ ok: false, reason, text }, { status, headers: secretHeaders });
}
