import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { PlainPage } from "./plain-page.ts";

/** The maximum size of a visitor's form; every booking form is far below it. */
const maxFormBytes = 256 * 1024;

/** The maximum size of pictures that the staff upload, several in one form where the browser has no scripts. */
const maxPictureBytes = 64 * 1024 * 1024;
const pictureForms = /^(?:\/ba)?\/admin\/cars\/\d+\/pictures(?:\/upload)?(?:\.data)?$/;

/**
 * Refuses bodies that are larger than any form of ours. One that does not declare its size is held in memory while it
 * is counted, before its sender is known: it gets the small limit everywhere. Browsers declare the size of every
 * form.
 */
export function bodyLimits(plain: PlainPage): MiddlewareHandler {
  const onError = tooLarge(plain);
  const forms = bodyLimit({ maxSize: maxFormBytes, onError });
  const pictures = bodyLimit({ maxSize: maxPictureBytes, onError });
  return (c, next) => (isOfPictures(c) ? pictures : forms)(c, next);
}

function isOfPictures(c: Context): boolean {
  const saysSize = c.req.header("content-length") && !c.req.header("transfer-encoding");
  return Boolean(saysSize) && pictureForms.test(c.req.path);
}

/** Closes the connection with the answer, because the body is not read to its end. */
function tooLarge(plain: PlainPage) {
  return async (c: Context): Promise<Response> => {
    const answer = await plain(c, "too-large");
    answer.headers.set("Connection", "close");
    return answer;
  };
}
