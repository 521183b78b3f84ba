import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { PlainPage } from "./plain-page.ts";

/** The largest form that a visitor can send; every field of the booking is far below it. */
const mostFormBytes = 256 * 1024;

/** Pictures that the staff upload, several in one form where the browser has no scripts. */
const mostPictureBytes = 64 * 1024 * 1024;
const pictureForms = /^(?:\/ba)?\/admin\/cars\/\d+\/pictures(?:\/upload)?(?:\.data)?$/;

/**
 * Refuses what is larger than any form of ours. A body that does not say its size beforehand is kept in memory while it is
 * counted, before anybody has asked who sends it: it gets the small limit everywhere. Browsers say the size of every form.
 */
export function bodyLimits(plain: PlainPage): MiddlewareHandler {
  const onError = tooLarge(plain);
  const forms = bodyLimit({ maxSize: mostFormBytes, onError });
  const pictures = bodyLimit({ maxSize: mostPictureBytes, onError });
  return (c, next) => (isOfPictures(c) ? pictures : forms)(c, next);
}

function isOfPictures(c: Context): boolean {
  const saysSize = c.req.header("content-length") && !c.req.header("transfer-encoding");
  return Boolean(saysSize) && pictureForms.test(c.req.path);
}

/** Its body is not read to the end, so nothing else can come over this connection. */
function tooLarge(plain: PlainPage) {
  return async (c: Context): Promise<Response> => {
    const answer = await plain(c, "too-large");
    answer.headers.set("Connection", "close");
    return answer;
  };
}
