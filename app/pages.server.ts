import adminSheet from "virtual:admin-styles";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Deps } from "./server/deps.ts";
import type { About } from "./server/http/about.ts";
import { staleLetter } from "./server/letters/stale-letter.ts";
import { findSheetPaper } from "./server/handovers/papers/sheet-paper.ts";
import { writeLetter } from "./server/letters/write-letter.ts";
import { startMail as start, type StartMail } from "./server/mail/sending/start-mail.ts";
import { stopListeningForNews } from "./server/notices/news-listener.ts";
import { queueDebts } from "./server/reservations/reminders/queue-debts.ts";
import { queueReminders } from "./server/reservations/reminders/queue-reminders.ts";
import { recordFailedLetter } from "./server/reservations/reminders/record-failed-letter.ts";
import { flushTripSearches } from "./server/visits/log-trip-search.ts";
import { flushPlainCounts } from "./server/visits/plain-counter.ts";
import { flushTripSteps } from "./server/visits/trip-step-counter.ts";
import { maintenanceAnswer } from "./routes/document/maintenance-answer.tsx";
import { page } from "./routes/request/page-context.ts";
import { buildOf, type Wing, wingOf, wings } from "./routes/request/wings.ts";

const handlerOf = (part: ServerBuild) => createRequestHandler(part, import.meta.env.MODE);
const handleAll = handlerOf(build);
const handlers = new Map<Wing | undefined, typeof handleAll>(
  wings.map((wing) => [wing, handlerOf(buildOf(wing, build))]),
);

/**
 * The style sheets of a page that is drawn without the router. In development styles come with the scripts, so each is
 * asked for by itself.
 */
const sheets = import.meta.env.DEV
  ? ["/app/ui/styles/base.css", "/app/ui/layout/maintenance.module.css"]
  : (build.assets.routes.root?.css ?? []);

/** Answers one page request. `about` is the data that loaders and actions read; errors become error pages. */
export async function pages(request: Request, about: About): Promise<Response> {
  const { maintenance } = about;
  if (maintenance.kind === "screen")
    return maintenanceAnswer(request, about, maintenance.house, sheets);
  const context = new RouterContextProvider();
  context.set(page, { ...about, adminSheet });
  const handle = handlers.get(wingOf(new URL(request.url).pathname)) ?? handleAll;
  return handle(request, context);
}

/** Ends the answers that last as long as somebody listens: the product stops without waiting for them. */
export function endStreams(deps: Deps): void {
  stopListeningForNews(deps.pool);
}

/** Finishes the work that pages have put off, before the database is closed. */
export async function finishPages(deps: Deps): Promise<void> {
  stopListeningForNews(deps.pool);
  await flushTripSearches(deps);
  await flushTripSteps(deps);
  await flushPlainCounts(deps);
}

/** The mail, whose letters are drawn like pages. */
export const startMail: StartMail = (deps, options) =>
  start(deps, options, {
    writeLetter,
    staleLetter,
    recordFailedLetter,
    queueReminders: async (world) => {
      await queueReminders(world);
      await queueDebts(world);
    },
    findSheetPaper,
  });
