/** The mail of the product: its worker, its transports, and the timer of its reminders. */
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.server.ts";
import { carrierRests } from "./carrier-rests.ts";
import { chooseTransport } from "../transports/choose-transport.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import type { MailHouse, WriteLetter } from "../desk/mail-house.ts";
import { startMailWorker } from "./mail-worker.ts";

const reminderEveryMs = 120_000;
const writePatienceMs = 30_000;

export type MailDeps = Pick<
  Deps,
  "pool" | "catalogue" | "clock" | "log" | "signingKey" | "handoverDir"
>;

export type MailOptions = {
  env: Pick<Env, "mail" | "dataDir">;
  /** The site's origin, for the links in letters. */
  siteUrl: string;
};

/**
 * Starts sending mail. Returns a function that stops it, as soon as the carrier has answered for the letter under
 * way.
 */
export type StartMail = (deps: MailDeps, options: MailOptions) => () => Promise<void>;

/**
 * The functions of other folders that the mail needs; they queue letters themselves, so the mail cannot import them.
 */
export type OtherRooms = Pick<MailHouse, "recordFailedLetter"> & {
  writeLetter: WriteLetter;
  staleLetter: (deps: MailDeps, row: ClaimedLetter) => Promise<string | undefined>;
  queueReminders: QueueReminders;
  findSheetPaper: (deps: MailDeps, handoverId: number) => Promise<Buffer | undefined>;
};

type QueueReminders = (deps: MailDeps) => Promise<void>;

/** Starts the mail with those who write the letters, and those who know the reservations that they are about. */
export function startMail(
  deps: MailDeps,
  { env, siteUrl }: MailOptions,
  { writeLetter, staleLetter, recordFailedLetter, queueReminders, findSheetPaper }: OtherRooms,
): () => Promise<void> {
  const carriers = chooseTransport(env);
  const stopWorker = startMailWorker({
    ...deps,
    carriers,
    from: env.mail.from,
    rests: carrierRests(deps.clock),
    recordFailedLetter,
    staleness: (row) => staleLetter(deps, row),
    readWorld: async () => {
      const catalogue = await deps.catalogue.get();
      const findSheet = (handoverId: number) => findSheetPaper(deps, handoverId);
      const { signingKey, clock } = deps;
      return { catalogue, siteUrl, signingKey, now: clock.now(), findSheet };
    },
    write: writeLetter,
    writePatienceMs,
  });
  const stopReminders = startReminders(deps, queueReminders);
  return async () => {
    await stopReminders();
    await stopWorker();
  };
}

function startReminders(deps: MailDeps, queueReminders: QueueReminders): () => Promise<void> {
  let underWay = Promise.resolve();
  const remind = () => {
    underWay = underWay.then(() =>
      queueReminders(deps).catch((error: unknown) =>
        deps.log.error({ err: error }, "reminders were not queued"),
      ),
    );
  };
  remind();
  const timer = setInterval(remind, reminderEveryMs);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
