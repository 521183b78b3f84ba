/**
 * True when a text can be the id of a place, such as `airport-tuzla`, so that the database is not asked for anything
 * else.
 */
export function isPlaceId(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}
