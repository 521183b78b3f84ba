import { pino, type Logger } from "pino";

/** What a part of the server needs to write to the log; pino's logger is one. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** The log of the running product: JSON lines on standard output, without personal data. */
export function makeLog(level: string): Logger {
  return pino({ level, base: undefined, redact: ["req.headers", "password", "token", "email"] });
}

/** A log that writes nothing, for commands and tests that print their own lines. */
export const silentLog: Log = pino({ level: "silent" });
