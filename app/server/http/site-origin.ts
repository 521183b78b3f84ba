import type { Deps } from "../deps.ts";

/**
 * The public origin of the site, without a slash at the end: the operator's setting, else the requested host. A
 * trusted proxy says whether the request was `https`.
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
