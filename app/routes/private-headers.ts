/**
 * The headers of a personal page with a form: nobody keeps it, nobody indexes it, and no link from it tells another site where it
 * was. Our own site is told, because a browser that may not say where a form comes from sends it as a stranger's.
 */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same for what has no form: not even our own pages are told where a link from it was. */
export const secretHeaders = { ...privateHeaders, "Referrer-Policy": "no-referrer" };
