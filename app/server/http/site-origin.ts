import type { Deps } from "../deps.ts";

/**
 * Where the site is reached from outside, without a slash at the end: what the operator has said, else the address that was
 * asked for. A proxy that we trust says whether that was `https`.
 */
export function siteOrigin(
  { publicUrl, trustProxy }: Pick<Deps, "publicUrl" | "trustProxy">,
  request: Request,
): string {
  if (publicUrl) return publicUrl;
  const { protocol, host } = new URL(request.url);
  const forwarded = trustProxy ? request.headers.get("x-forwarded-proto") : undefined;
  const isSecure = forwarded?.split(",").at(-1)?.trim() === "https";
  return `${isSecure ? "https:" : protocol}//${host}`;
}
