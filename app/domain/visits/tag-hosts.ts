/** The hosts that the script of another company may reach besides its own, once a visitor has agreed to it. */
import type { FaultOf } from "../forms/field-fault.ts";
import type { Field } from "../forms/field.ts";
import { cleanText } from "../plain-text.ts";

export const maxTagHosts = 20;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** Two labels at least, of which the last is no number: neither an address of a network nor a machine of this one. */
const host = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)+(?=[a-z0-9-]*[a-z])${label}$`);
const maxLength = 253;

/** True for a host name in small letters, or for all names below one: `*.google-analytics.com`. */
export function isTagHost(text: string): boolean {
  return text.length <= maxLength && host.test(text);
}

/**
 * Reads host names between blanks, commas or semicolons, each once and in small letters; nothing typed is no host. What an
 * address bar adds to a host (`https://`, a slash at the end) is no part of it; a path, a port or another scheme is a fault.
 */
export const tagHosts: Field<string[], FaultOf<"host" | "too-many-hosts" | "too-long">> = (
  typed,
) => {
  const max = maxTagHosts * (maxLength + 10);
  const text = cleanText(typed, max);
  if (text === undefined) return { fault: { code: "too-long", max } };
  const names = text.split(/[\s,;]+/).filter((name) => name !== "");
  const hosts = names.map((name) => name.toLowerCase().replace(/^https:\/\/([^/]*)\/?$/, "$1"));
  const wrong = hosts.findIndex((one) => !isTagHost(one));
  if (wrong >= 0) return { fault: { code: "host", typed: names[wrong]?.slice(0, 60) ?? "" } };
  const once = [...new Set(hosts)];
  return once.length > maxTagHosts
    ? { fault: { code: "too-many-hosts", max: maxTagHosts } }
    : { value: once };
};

/** The hosts as they are written for `tagHosts`. */
export function writeTagHosts(hosts: readonly string[]): string {
  return hosts.join(", ");
}
