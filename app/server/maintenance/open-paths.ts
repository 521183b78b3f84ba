/**
 * Paths that stay reachable while the site is closed, besides files and the health check: the back office, where it
 * is opened again; the router's own requests; the robots file, because a site whose robots file fails counts as one
 * that must not be crawled; the papers of a reservation, because somebody at the desk needs theirs, and reading them
 * disturbs no work; what a provider tells of a payment that was made; unsubscribing and withdrawing consent, which are rights that do not wait.
 */
const reachable = [
  /^(?:\/ba)?\/admin(?:\/|\.data$|$)/,
  /^\/__manifest$/,
  /^(?:\/ba|\/en-us)?\/robots\.txt$/,
  /^(?:\/ba)?\/newsletter\/unsubscribe\/[^/]+$/,
  /^\/visits$/,
  /^\/payment-notice$/,
];
const papers = /^(?:\/ba)?\/reservation-confirmation\/[^/]+\/reservation\.(?:pdf|ics)$/;

/** True when visitors may request this path while the site is closed. Papers can only be read. */
export function isReachable(method: string, pathname: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return reachable.some((one) => one.test(pathname)) || (isRead && papers.test(pathname));
}
