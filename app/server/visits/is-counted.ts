import { isStaff } from "./is-staff.ts";
import { readVisitor } from "./read-visitor.ts";

const prefetchHeaders = ["sec-purpose", "purpose", "x-moz"];

/** Is a request made ahead of a click that may never come? */
export function isPrefetch(headers: Headers): boolean {
  return prefetchHeaders.some((name) => /prefetch|preview/i.test(headers.get(name) ?? ""));
}

/** Does a request come from a person who is not of the staff, and who meant to make it? */
export function isCounted({ headers }: Request): boolean {
  const isPerson = readVisitor(headers.get("user-agent") ?? undefined).isPerson;
  return isPerson && !isStaff(headers.get("cookie")) && !isPrefetch(headers);
}
