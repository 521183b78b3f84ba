const preload = /(<link rel="modulepreload" href="[^"]+") nonce="[^"]*"/g;

/**
 * Returns the page with a nonce on none of its module preloads. The policy lets our own files in without, and a browser takes
 * what it has compiled of a module on the page before only where both came under the same nonce, or none.
 */
export function plainPreloads(html: string): string {
  return html.replaceAll(preload, "$1");
}
