/** Could it be the id of a place, such as `airport-tuzla`? What no database should be asked for is none. */
export function isPlaceId(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}
