/**
 * Two scripts at the head of every page, which answer where ours cannot. They are sent as written: nothing compiles them, so they
 * are written for the oldest browsers that the site is drawn in (README.md, "Browsers").
 */

/** The event by which a page is told that React will not take it over. */
export const leftToServer = "left-to-server";

/** Set in session storage while something goes on that may end in a reload because of a failure. */
export const plainNext = "plain-next";

/**
 * Leaves the page as the server drew it when scripts of ours do not load, throw as they load, or say that they cannot go on: what
 * stands in it for browsers without scripts is then shown, and nothing takes the page over afterwards. So it is from the
 * beginning on a page that was loaded anew because of a failure.
 */
const leaving = `(() => {
  const root = document.documentElement;
  const show = () => {
    for (const part of document.querySelectorAll("noscript"))
      part.replaceWith(...new DOMParser().parseFromString(part.textContent, "text/html").body.childNodes);
  };
  const leave = () => {
    if (root.hasAttribute("data-plain")) return;
    root.setAttribute("data-plain", "");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  };
  const early = () => { if (!root.hasAttribute("data-begun")) leave(); };
  addEventListener("${leftToServer}", leave);
  addEventListener("error", ({ target, filename }) => {
    if (target === window ? (filename || "").startsWith(location.origin + "/assets/") : target.type === "module") early();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => { if (reason instanceof Error) early(); });
  try {
    const marked = sessionStorage.getItem("${plainNext}");
    sessionStorage.removeItem("${plainNext}");
    if (marked && performance.getEntriesByType("navigation")[0].type === "reload") leave();
  } catch {}
})()`;

/**
 * Opens and closes sheets in browsers that know no `popover` (before Chrome 114, Safari 17, Firefox 125): with their buttons, with
 * Escape and with a click beside them; the focus returns.
 */
const sheets = `(() => {
  if ("popover" in HTMLElement.prototype) return;
  let sheet = null, opener;
  const close = () => {
    sheet.removeAttribute("data-open");
    sheet = null;
    opener.focus();
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("[popovertarget]");
    const asked = button && document.getElementById(button.getAttribute("popovertarget"));
    const before = sheet;
    if (before && (asked || !before.contains(event.target))) {
      close();
      if (!asked) { event.preventDefault(); event.stopPropagation(); }
    }
    if (!asked || asked === before) return;
    sheet = asked;
    opener = button;
    sheet.setAttribute("data-open", "");
    sheet.tabIndex = -1;
    sheet.focus();
  }, true);
  addEventListener("keydown", ({ key }) => { if (sheet && key === "Escape") close(); });
})()`;

/** Returns the page with both scripts in its head. */
export function withHeadScripts(html: string, nonce: string): string {
  const tags = [leaving, sheets].map((code) => `<script nonce="${nonce}">${code}</script>`);
  return html.replace("</head>", () => `${tags.join("")}</head>`);
}
