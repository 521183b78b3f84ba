import { expect, test } from "vitest";
import { readHead } from "./read-head.ts";

test("reads what a head says", () => {
  const head = readHead(
    `<html lang="bs"><head><title>A &amp; B</title><meta name="description" content="&quot;C&quot;"/>` +
      `<link rel="canonical" href="http://x/ba"/><link rel="alternate" hrefLang="en" href="http://x/"/>` +
      `<meta property="og:title" content="T"/><meta name="twitter:card" content="S"/><meta name="robots" content="noindex"/>` +
      `<link rel="manifest" href="/m"/><script type="application/ld+json" nonce="n">{"@graph":[{"@type":"WebSite"}]}</script>`,
  );
  expect(head).toEqual({
    lang: "bs",
    title: "A & B",
    description: '"C"',
    canonical: "http://x/ba",
    alternates: { en: "http://x/" },
    robots: "noindex",
    manifest: "/m",
    shared: { "og:title": "T", "twitter:card": "S" },
    things: [{ "@type": "WebSite" }],
  });
});

test("what is not there is empty", () => {
  expect(readHead("<p>nothing</p>")).toEqual({
    lang: "",
    title: "",
    description: "",
    canonical: "",
    alternates: {},
    robots: "",
    manifest: "",
    shared: {},
    things: [],
  });
});
