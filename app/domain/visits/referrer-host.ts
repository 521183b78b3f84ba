const mostLetters = 100;
const name = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Whether a text is the name of a host on the internet, in small letters and without a port. */
export function isHostName(text: string): boolean {
  return text.length <= mostLetters && name.test(text);
}

/**
 * The host of the page that a visitor comes from; nothing else of its address is kept. `undefined` for our own pages, for none,
 * and for what is no web page.
 */
export function referrerHost(referrer: string, ownHost: string): string | undefined {
  const authority = /^https?:\/\/([^/?#@\s]+)(?:[/?#]|$)/i.exec(referrer)?.[1]?.toLowerCase();
  if (authority === undefined || authority === ownHost.toLowerCase()) return undefined;
  const host = authority.replace(/:\d+$/, "");
  return isHostName(host) ? host : undefined;
}
