/** What a browser keeps for us and nobody can read or alter: encrypted, for one browser, until a moment. */
import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { Deps } from "../deps.ts";
import { cipher, nonceBytes, sealBytes } from "./make-pass.ts";
import { ownCookie, readCookie, type CookieDeps } from "./own-cookie.ts";

/** The name and the life of a sealed cookie. */
export type SealedKind = { name: string; seconds: number };

/** `foreign`: it is ours no longer, or was sealed for another browser, or has expired. */
export type Opened = { value: unknown } | "foreign" | undefined;

/** Browsers drop a cookie above 4096 bytes; its name and attributes need some of them. */
const maxSealedLength = 3800;

/** `Set-Cookie` with the sealed value; `undefined` when it is too large to be kept. */
export function sealedCookie(
  deps: CookieDeps & Pick<Deps, "random">,
  request: Request,
  { name, seconds }: SealedKind,
  value: unknown,
): string | undefined {
  const body = JSON.stringify({ until: deps.clock.now() + seconds * 1000, value });
  const nonce = deps.random.bytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFor(deps, name), nonce);
  sealing.setAAD(browserOf(request));
  const sealed = Buffer.concat([sealing.update(body, "utf8"), sealing.final()]);
  const text = Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
  if (text.length > maxSealedLength) return undefined;
  return ownCookie(deps, request, { name, value: text, seconds });
}

/** `Set-Cookie` that ends it. */
export function endedCookie(deps: CookieDeps, request: Request, { name }: SealedKind): string {
  return ownCookie(deps, request, { name, value: "", seconds: 0 });
}

/** The value that the request's browser keeps; `undefined` when it keeps none. */
export function openSealed(deps: CookieDeps, request: Request, { name }: SealedKind): Opened {
  const text = readCookie(request, name);
  if (!text) return undefined;
  const body = unseal(keyFor(deps, name), Buffer.from(text, "base64url"), browserOf(request));
  if (body === undefined) return "foreign";
  const { until, value } = JSON.parse(body) as { until: number; value: unknown };
  return deps.clock.now() < until ? { value } : "foreign";
}

function unseal(key: Buffer, bytes: Buffer, browser: Buffer): string | undefined {
  if (bytes.length <= nonceBytes + sealBytes) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: sealBytes,
  });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + sealBytes));
  opening.setAAD(browser);
  try {
    const body = opening.update(bytes.subarray(nonceBytes + sealBytes));
    return Buffer.concat([body, opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function browserOf(request: Request): Buffer {
  return Buffer.from(request.headers.get("user-agent") ?? "", "utf8");
}

/** A key of its own for every name: what was sealed under one opens under no other. */
function keyFor({ signingKey }: CookieDeps, name: string): Buffer {
  return createHmac("sha256", signingKey).update(`sealed-cookie.${name}`).digest();
}
