const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A day of every year, `MM-DD`. */
export type MonthDay = string;

/** Reads a day and a month as people write them: `1.11.`, `01/11`, `1 11`. Nothing when no month has that day. */
export function readMonthDay(text: string): MonthDay | undefined {
  const parts = /^(\d{1,2})[ ./-]{1,2}(\d{1,2})\.?$/.exec(text.trim());
  const [day, month] = [Number(parts?.[1]), Number(parts?.[2])];
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return undefined;
  return `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
