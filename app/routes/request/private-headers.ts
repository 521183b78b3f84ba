/**
 * The headers of a personal page: nobody keeps it, nobody indexes it, and no link from it tells another site where it was. Our
 * own site is told, because a browser that may not say where a form comes from sends it as a stranger's, and every page has the
 * form of the newsletter in its foot.
 */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same for what is no page, such as a file or a redirect: not even our own pages are told of it. */
export const secretHeaders = { ...privateHeaders, "Referrer-Policy": "no-referrer" };
