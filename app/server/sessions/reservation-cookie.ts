/** The session of one reservation: a pass in a cookie that scripts cannot read. */
import { savedInBrowser } from "../../domain/saved-in-browser.ts";
import type { Deps } from "../deps.ts";
import { makePass } from "./make-pass.ts";
import { openPass } from "./open-pass.ts";

export const cookieName = "ep_reservation";

const sessionSeconds = savedInBrowser.reservationMinutes * 60;

type CookieDeps = Pick<Deps, "signingKey" | "clock" | "publicUrl" | "trustProxy">;

/** The token that the request's session opens; `undefined` without a session, or when it has ended. */
export function sessionToken(deps: CookieDeps, request: Request): string | undefined {
  const pass = cookieOf(request.headers.get("cookie") ?? "");
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
  const secure = isSecure(deps, request) ? "; Secure" : "";
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** A cookie marked for https would be thrown away on a site that is reached without it. */
function isSecure({ publicUrl, trustProxy }: CookieDeps, request: Request): boolean {
  if (publicUrl) return publicUrl.startsWith("https:");
  const forwarded = trustProxy ? request.headers.get("x-forwarded-proto") : undefined;
  return (
    (forwarded?.split(",").at(-1)?.trim() ?? new URL(request.url).protocol.slice(0, -1)) === "https"
  );
}

function cookieOf(header: string): string | undefined {
  const entry = header.split(/;\s*/).find((one) => one.startsWith(`${cookieName}=`));
  return entry?.slice(cookieName.length + 1);
}
