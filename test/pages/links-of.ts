/** The addresses that a page, a stylesheet or a script of ours refers to. */
import { readAttribute } from "../casts/visitor.ts";

export type Page = {
  links: string[];
  /** Ids that a fragment may name. */
  ids: Set<string>;
  /** The same page in the other language, as its language switch says. */
  counterparts: string[];
};

const tagPattern = /<([a-z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** Reads the HTML of a page: links, pictures, styles, scripts, GET forms, and structured data. */
export function readPage(html: string): Page {
  const links: string[] = [];
  const counterparts: string[] = [];
  const ids = new Set<string>();
  for (const [, tag = "", written = ""] of html.matchAll(tagPattern)) {
    const of = attributesOf(written);
    const id = of.get("id");
    if (id) ids.add(id);
    links.push(...addressesOf(tag.toLowerCase(), of));
    const href = of.get("href");
    if (tag.toLowerCase() === "a" && of.has("hreflang") && href) counterparts.push(href);
  }
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
    links.push(address);
  for (const [, json = ""] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  ))
    // Structured data names parts of a page that no element has.
    links.push(...addressesIn(json).map((address) => address.split("#")[0] ?? ""));
  return { links, ids, counterparts };
}

function attributesOf(written: string): Map<string, string> {
  const found = written.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = "", value = ""]) => [name.toLowerCase(), readAttribute(value)]),
  );
}

function addressesOf(tag: string, of: Map<string, string>): string[] {
  const one = (name: string) => of.get(name) ?? [];
  if (tag === "form")
    return of.get("method")?.toLowerCase() === "post" ? [] : [one("action")].flat();
  if (tag === "meta") return addressesIn(of.get("content") ?? "");
  const many = (of.get("srcset") ?? "")
    .split(",")
    .map((entry) => entry.trim().split(/\s/)[0] ?? "");
  return [one("href"), one("src"), one("poster"), many].flat().filter(Boolean);
}

/** Absolute web addresses in a text; the beginning of one that a script completes is none. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)]
    .map(([address]) => address)
    .filter((address) => URL.canParse(address));
}

/** The files that a stylesheet or a script loads. */
export function filesIn(text: string, type: string): string[] {
  if (type.startsWith("text/css"))
    return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = ""]) => address);
  return [...text.matchAll(/["'`](\.\/[\w.-]+\.js|\/?assets\/[\w.-]+)["'`]/g)].map(
    ([, address = ""]) => address.replace(/^assets/, "/assets"),
  );
}
