/**
 * Headers of a personal page: it is not cached and not indexed, and no link from it tells another site its address. Our own site
 * gets the referrer, because a browser that may not say where a form comes from sends it as a stranger's, and every page has the
 * newsletter form in its footer.
 */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The same for a file or a redirect: not even our own pages get its address. */
export const secretHeaders = { ...privateHeaders, "Referrer-Policy": "no-referrer" };
