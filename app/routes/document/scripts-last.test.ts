import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="N"/><link rel="modulepreload" href="/assets/b.js" nonce="N"/></head><body><p>$& </head> costs $1</p><script nonce="N">router()</script><script nonce="N" type="module" async="">import "/assets/a.js";
go("$&");</script></body></html>`;

test("what the page begins with waits, and names its files", () => {
  const html = scriptsLast(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain(`type="module"`);
  expect(html).toContain(
    `<script nonce="N" type="text/plain" data-files="/assets/a.js /assets/b.js">import "/assets/a.js";\ngo("$&");</script>`,
  );
  expect(html).toContain(`<script nonce="N">router()</script>`);
});

test("one script in the head begins it, under the page's own nonce", () => {
  const html = scriptsLast(page);
  const [head = ""] = html.split("<body>");
  expect(head.match(/<script nonce="N">/g)).toHaveLength(1);
  expect(html.split("</head>")).toHaveLength(3);
});

test("a page without scripts stays as it is", () => {
  const still = "<html><head></head><body><p>No scripts</p></body></html>";
  expect(scriptsLast(still)).toBe(still);
});
