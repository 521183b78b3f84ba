/** What somebody typed as the second step of signing in. */
export type Code = { kind: "app" | "recovery"; code: string };

const longestCode = 40;

/**
 * Reads the six digits of an app, or a recovery code as it is kept (`xxxxx-xxxxx`), however spaces, dashes and capitals were
 * typed; letters that are taken for digits count as these. Anything else is `undefined`.
 */
export function readCode(typed: string): Code | undefined {
  if (typed.length > longestCode) return undefined;
  const bare = typed.replaceAll(/[\s\u00a0\u2010-\u2015-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(bare)) return { kind: "app", code: bare };
  const read = bare.replaceAll("o", "0").replaceAll(/[il]/g, "1");
  if (!/^[0-9a-hjkmnp-tv-z]{10}$/.test(read)) return undefined;
  return { kind: "recovery", code: `${read.slice(0, 5)}-${read.slice(5)}` };
}
