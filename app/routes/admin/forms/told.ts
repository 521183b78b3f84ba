import { adminToldWords, type ToldDeed } from "../../../i18n/admin-told/en.ts";
import { leadTo } from "./action-answer.ts";

/** What a deed tells on the page that it leads to. */
export type Told = { deed: ToldDeed; name: string };

const cookieName = "ep_told";
const secondsKept = 60;
const longestName = 120;

/** The redirect to the page that shows the result, which says once what was done. */
export function leadAndTell(path: string, { deed, name }: Told): Response {
  const short = name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  const value = encodeURIComponent(JSON.stringify([deed, short]).toWellFormed());
  return leadTo(path, [`${cookieName}=${value}; Max-Age=${secondsKept}; ${attributes}`]);
}

const attributes = "Path=/; HttpOnly; SameSite=Lax";

/** The `Set-Cookie` header after which nothing is told any more. */
export const nothingTold = `${cookieName}=; Max-Age=0; ${attributes}`;

/** What the deed before this page told; undefined when it told nothing, or nothing that can be read. */
export function toldIn(request: Request): Told | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies)?.[1];
  if (value === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    if (!Array.isArray(read)) return undefined;
    const [deed, name]: unknown[] = read;
    return typeof name === "string" && isDeed(deed) ? { deed, name } : undefined;
  } catch {
    return undefined;
  }
}

function isDeed(deed: unknown): deed is ToldDeed {
  return typeof deed === "string" && Object.hasOwn(adminToldWords("en-us"), deed);
}
