import { pino, type DestinationStream, type Logger } from "pino";

/** What a part of the server needs to write to the log; pino's logger is one. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/**
 * Fields that may hold personal data: PostgreSQL's error details contain the refused row, with names, addresses,
 * dates of birth.
 */
const personal = ["err.detail", "err.where", "req.headers", "password", "token", "email"];

/** The log of the running product: JSON lines on standard output, without personal data. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { path: withoutToken };
  return pino({ level, base: undefined, redact: personal, serializers }, destination);
}

/** The path without the token that opens its page. */
function withoutToken(path: string): string {
  return path.replace(
    /(reservation-confirmation|payment|handover|key-box|first-owner)\/[^/]+/gi,
    "$1/…",
  );
}

/** A log that writes nothing, for commands and tests that print their own lines. */
export const silentLog: Log = pino({ level: "silent" });
