/** Returns `25 min`, `3 h`, `3 h 10 min`: signs of units, which are the same in both languages. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || minutes === 0) && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}
