import { languageCookie } from "../../server/http/preferred-language.ts";

/** The script with which the router begins: the page's modules, and the manifest that they read. */
const beginning = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;
const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Begins what waits below when the page stands, or at the first sign of a hand, which is noted for `ui/controls/first-touch`.
 * Until then it does for the language switch what the server cannot: it hands the hash on and writes into the storage.
 * It is sent as it is: nothing here is ever compiled.
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
 * A page whose scripts are fetched after everything that is seen. The router asks for them beside the styles and the first
 * picture, which over a slow line would all come later for it.
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
