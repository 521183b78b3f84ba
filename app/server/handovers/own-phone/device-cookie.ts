/** What the first phone that opens a pass keeps, so that no other phone can use it. Scripts cannot read it. */
import { passMinutes } from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Deps } from "../../deps.ts";
import { ownCookie, readCookie, type CookieDeps } from "../../sessions/own-cookie.ts";

const name = "ep_handover";
const deviceBytes = 24;

/** The secret of the phone that sends this request; undefined when it keeps none. */
export function readDevice(request: Request): string | undefined {
  const value = readCookie(request, name);
  return value !== undefined && /^[\w-]{32}$/.test(value) ? value : undefined;
}

/** A new secret for a phone. */
export function newDevice({ random }: Pick<Deps, "random">): string {
  return Buffer.from(random.bytes(deviceBytes)).toString("base64url");
}

/** `Set-Cookie` that makes a phone keep its secret as long as a pass lives. */
export function deviceCookie(deps: CookieDeps, request: Request, value: string): string {
  return ownCookie(deps, request, { name, value, seconds: passMinutes * 60 });
}
