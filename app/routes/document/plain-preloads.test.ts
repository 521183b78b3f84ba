import { expect, test } from "vitest";
import { plainPreloads } from "./plain-preloads.ts";

test("a module is preloaded without the page's nonce, which every script keeps", () => {
  const script = `<script nonce="N" type="module" async="">import "/assets/a.js"</script>`;
  const styles = `<link rel="stylesheet" href="/assets/a.css" nonce="N"/>`;
  const page = `<link rel="modulepreload" href="/assets/a.js" nonce="N"/>${styles}<link rel="modulepreload" href="/assets/b.js" nonce="N"/>${script}`;
  expect(plainPreloads(page)).toBe(
    `<link rel="modulepreload" href="/assets/a.js"/>${styles}<link rel="modulepreload" href="/assets/b.js"/>${script}`,
  );
});
