import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { PlainPage } from "./plain-page.ts";

/** The maximum size of a visitor's form; every booking form is far below it. */
const maxFormBytes = 256 * 1024;

/** The maximum size of pictures that the staff upload, several in one form where the browser has no scripts. */
const maxPictureBytes = 64 * 1024 * 1024;
const pictureForms = /^(?:\/ba)?\/admin\/cars\/\d+\/pictures(?:\/upload)?(?:\.data)?$/;

/** The maximum size of one photo of a handover, which the phone of a member or a customer has made small. */
const maxEvidenceBytes = 8 * 1024 * 1024;
const evidence =
  /^(?:\/ba)?\/(?:admin\/reservation-management|key-box|handover)\/[^/]+\/photos\/[0-9a-f]{64}$/;

/** The forms of the staff that bring one photo along: a receipt of a drawer, the notice of a fine. */
const photoForms = /^(?:\/ba)?\/admin\/(?:fines\/new|cash-drawers\/[^/]+)(?:\.data)?$/;

/** The maximum size of a handover's sheet with both signatures, of its draft, of what the customer's phone shows of it, and of the two sheets of an exchange. */
const maxSheetBytes = 1024 * 1024;
const sheets =
  /^(?:\/ba)?\/admin\/reservation-management\/[^/]+\/(?:(?:out|in)(?:\/(?:draft|sheet|own-phone))?|exchange)(?:\.data)?$/;

/**
 * Refuses bodies that are larger than any form of ours. One that does not declare its size is held in memory while it
 * is counted, before its sender is known: it gets the small limit everywhere. Browsers declare the size of every
 * form.
 */
export function bodyLimits(plain: PlainPage): MiddlewareHandler {
  const onError = tooLarge(plain);
  const forms = bodyLimit({ maxSize: maxFormBytes, onError });
  const wider = [
    { paths: pictureForms, limit: bodyLimit({ maxSize: maxPictureBytes, onError }) },
    { paths: photoForms, limit: bodyLimit({ maxSize: maxEvidenceBytes, onError }) },
    { paths: evidence, limit: bodyLimit({ maxSize: maxEvidenceBytes, onError }) },
    { paths: sheets, limit: bodyLimit({ maxSize: maxSheetBytes, onError }) },
  ];
  return (c, next) => {
    const own = saysSize(c) ? wider.find(({ paths }) => paths.test(c.req.path)) : undefined;
    return (own?.limit ?? forms)(c, next);
  };
}

function saysSize(c: Context): boolean {
  return Boolean(c.req.header("content-length")) && !c.req.header("transfer-encoding");
}

/** Closes the connection with the answer, because the body is not read to its end. */
function tooLarge(plain: PlainPage) {
  return async (c: Context): Promise<Response> => {
    const answer = await plain(c, "too-large");
    answer.headers.set("Connection", "close");
    return answer;
  };
}
