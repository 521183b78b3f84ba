import { isRouteErrorResponse } from "react-router";
import { errorKind } from "./error-kind.ts";
import { leftToServer, plainNext } from "./head-scripts.ts";

/** True when this document stays as the server drew it. */
export function isLeftToServer(): boolean {
  return document.documentElement.hasAttribute("data-plain");
}

/** Tells the script in the page's head that from here on our own scripts tell of their failures. */
export function markBegun(): void {
  document.documentElement.setAttribute("data-begun", "");
}

/**
 * True when an error is this browser's own: something that it lacks, or that we did not see. What the server has answered with is
 * shown as such, and so is a page that it could not be asked for.
 */
export function isOfThisBrowser(error: unknown): boolean {
  if (import.meta.env.DEV || typeof document === "undefined") return false;
  // The server's own failures arrive without a stack.
  if (isRouteErrorResponse(error) || (error instanceof Error && !error.stack)) return false;
  return !isLive() || errorKind(error, undefined) !== "unreached";
}

/**
 * Gives up on the page in this browser. A page that React has not taken over yet stays as the server drew it; one that it has is
 * loaded anew from its address, and then stays so. Never resolves: whoever waits draws nothing in the page's place.
 */
export function leaveToServer(): Promise<never> {
  if (isLive()) loadPlain();
  else dispatchEvent(new Event(leftToServer));
  return new Promise<never>(() => undefined);
}

/** Loads the page anew, as the server draws it. */
export function loadPlain(): void {
  if (markPlainNext(true)) location.reload();
}

/** True once React has taken over the page (`ui/controls/mark-live`) and as long as it stands. */
export function isLive(): boolean {
  return document.querySelector("html[data-live]") !== null;
}

/**
 * While it is marked, a reload leaves the page to the server: the router reloads a page when the scripts of the next one do not
 * come, and would do so at every click for ever. Returns false where the browser keeps nothing.
 */
export function markPlainNext(isMarked: boolean): boolean {
  try {
    if (isMarked) sessionStorage.setItem(plainNext, "1");
    else sessionStorage.removeItem(plainNext);
    return true;
  } catch {
    return false;
  }
}
