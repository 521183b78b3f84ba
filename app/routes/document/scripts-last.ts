import { languageCookie } from "../../server/http/preferred-language.ts";

/** The router's starting script: the page's modules, and the manifest that they read. */
const beginning = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Starts the waiting scripts when the page has loaded, or at the first touch, which is noted for `ui/browser/first-touch`. Until
 * then it does two things for the language switch that the server cannot: it passes the hash on and writes into localStorage. It
 * is sent as written: nothing compiles it.
 */
const starter = `(() => {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  let begun = false;
  const begin = () => {
    const waiting = document.querySelector("script[data-files]");
    if (begun || !waiting) return;
    begun = true;
    for (const href of waiting.dataset.files.split(" "))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const { nonce, textContent } = waiting;
    waiting.replaceWith(Object.assign(document.createElement("script"), { type: "module", nonce, textContent }));
  };
  const touch = () => {
    window.touchedEarly = true;
    for (const sign of signs) removeEventListener(sign, touch, true);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
    else begin();
  };
  for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true });
  addEventListener("load", begin);
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[hreflang]");
    if (!link) return;
    link.hash ||= location.hash;
    try {
      localStorage.setItem("${languageCookie}", link.hreflang === "bs" ? "ba" : "en-us");
    } catch {}
  }, true);
})()`;

/**
 * Returns the page with its scripts fetched after everything visible. The router would fetch them beside the styles and the first
 * picture, which would delay all of these on a slow connection.
 */
export function scriptsLast(html: string): string {
  const [whole, nonce, code] = beginning.exec(html) ?? [];
  if (whole === undefined) return html;
  const files = [...html.matchAll(preload)].flatMap(([, href]) => href ?? []);
  const waiting = `<script nonce="${nonce}" type="text/plain" data-files="${files.join(" ")}">${code}</script>`;
  return html
    .replace(whole, () => waiting)
    .replaceAll(preload, "")
    .replace("</head>", () => `<script nonce="${nonce}">${starter}</script></head>`);
}
