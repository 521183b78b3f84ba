import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { About } from "./server/http/about.ts";
import { writeLetter } from "./server/letters/write-letter.ts";
import { startMail as start, type StartMail } from "./server/mail/start-mail.ts";
import { queueReminders } from "./server/reservations/queue-reminders.ts";
import { recordFailedLetter } from "./server/reservations/record-failed-letter.ts";
import { staleLetter } from "./server/reservations/stale-letter.ts";
import { page } from "./routes/page-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers one page request. `about` is what its loaders and actions read; errors become error pages. */
export function pages(request: Request, about: About): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(page, about);
  return handle(request, context);
}

/** What the pages have put off, done before the database is let go of. */
export { flushTripSearches as finishPages } from "./server/visits/log-trip-search.ts";

/** The mail, whose letters are drawn like pages. */
export const startMail: StartMail = (deps, options) =>
  start(deps, options, { writeLetter, staleLetter, recordFailedLetter, queueReminders });
