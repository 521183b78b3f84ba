/**
 * What stays reachable while the site is closed, besides files and the health check:
 * the back office, where it is opened again; what the router asks about pages; what crawlers read first, because a site
 * whose robots file fails is taken for one that must not be read at all; the papers of a reservation, because somebody
 * who stands at the desk needs theirs, they are files and no screens, and reading what was kept disturbs no work;
 * and leaving the newsletter and taking the consent to be recorded back, which are rights that do not wait.
 */
const reachable = [
  /^(?:\/ba)?\/admin(?:\/|\.data$|$)/,
  /^\/__manifest$/,
  /^(?:\/ba|\/en-us)?\/robots\.txt$/,
  /^(?:\/ba)?\/newsletter\/unsubscribe\/[^/]+$/,
  /^\/visits$/,
];
const papers = /^(?:\/ba)?\/reservation-confirmation\/[^/]+\/reservation\.(?:pdf|ics)$/;

/** May visitors ask for this path while the site is closed? Papers are only read. */
export function isReachable(method: string, pathname: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return reachable.some((one) => one.test(pathname)) || (isRead && papers.test(pathname));
}
