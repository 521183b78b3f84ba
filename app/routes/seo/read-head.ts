/** The head of a page, read from its HTML. */
export type ReadHead = {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** By language. */
  alternates: Readonly<Record<string, string>>;
  robots: string;
  manifest: string;
  /** `og:…` and `twitter:…`. */
  shared: Readonly<Record<string, string>>;
  /** The objects of the structured data, unchanged. */
  things: readonly Readonly<Record<string, unknown>>[];
};

/** Reads the head of a page of our own: attributes in double quotes, no comments in the head. */
export function readHead(html: string): ReadHead {
  const tags = [...html.matchAll(/<(?:meta|link)\b([^>]*)>/g)].map(([, text = ""]) =>
    attributes(text),
  );
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content ?? "";
  const linked = (rel: string) => tags.find((tag) => tag.rel === rel)?.href ?? "";
  return {
    lang: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? "",
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: named("description"),
    canonical: linked("canonical"),
    alternates: Object.fromEntries(
      tags
        .filter((tag) => tag.rel === "alternate" && tag.hreflang)
        .map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    robots: named("robots"),
    manifest: linked("manifest"),
    shared: Object.fromEntries(
      tags
        .map((tag) => [tag.property ?? tag.name ?? "", tag.content ?? ""])
        .filter(([name = ""]) => /^(?:og|twitter):/.test(name)),
    ),
    things: thingsIn(html),
  };
}

function thingsIn(html: string): ReadHead["things"] {
  const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  const data: { "@graph"?: ReadHead["things"] } = JSON.parse(json ?? "{}");
  return data["@graph"] ?? [];
}

function attributes(text: string): Record<string, string> {
  const found = text.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
  );
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole);
}
