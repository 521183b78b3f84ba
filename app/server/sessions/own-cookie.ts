/** Cookies that scripts cannot read. */
import type { Deps } from "../deps.ts";

export type CookieDeps = Pick<Deps, "signingKey" | "clock" | "publicUrl" | "trustProxy">;

/** `Set-Cookie` of a value for so many seconds; none ends it. */
export function ownCookie(
  deps: Pick<CookieDeps, "publicUrl" | "trustProxy">,
  request: Request,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const secure = isSecure(deps, request) ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of a cookie of the request; `undefined` when it has none of this name. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const entry = cookies.find((one) => one.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

/** A cookie marked for https would be thrown away on a site that is reached without it. */
function isSecure(
  { publicUrl, trustProxy }: Pick<CookieDeps, "publicUrl" | "trustProxy">,
  request: Request,
): boolean {
  if (publicUrl) return publicUrl.startsWith("https:");
  const forwarded = trustProxy ? request.headers.get("x-forwarded-proto") : undefined;
  return (
    (forwarded?.split(",").at(-1)?.trim() ?? new URL(request.url).protocol.slice(0, -1)) === "https"
  );
}
