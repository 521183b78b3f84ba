/** The session of one reservation: a pass in a cookie that scripts cannot read. */
import { savedInBrowser } from "../../domain/saved-in-browser.ts";
import { makePass } from "./make-pass.ts";
import { openPass } from "./open-pass.ts";
import { ownCookie, readCookie, type CookieDeps } from "./own-cookie.ts";

export const cookieName = "ep_reservation";

const sessionSeconds = savedInBrowser.reservationMinutes * 60;

/** The token that the request's session opens; `undefined` without a session, or when it has ended. */
export function sessionToken(deps: CookieDeps, request: Request): string | undefined {
  const pass = readCookie(request, cookieName);
  return pass === undefined ? undefined : openPass(deps.signingKey, pass, deps.clock.now())?.token;
}

/** `Set-Cookie` that opens the session of a reservation, or lengthens it, from now on. */
export function sessionCookie(deps: CookieDeps, request: Request, token: string): string {
  const expiresAt = deps.clock.now() + sessionSeconds * 1000;
  return cookie(deps, request, makePass(deps.signingKey, { token, expiresAt }), sessionSeconds);
}

/** `Set-Cookie` that ends the session. */
export function endedSession(deps: CookieDeps, request: Request): string {
  return cookie(deps, request, "", 0);
}

function cookie(deps: CookieDeps, request: Request, value: string, seconds: number): string {
  return ownCookie(deps, request, { name: cookieName, value, seconds });
}
