/** The mail of the product: its worker, its ways out, and the clock of its reminders. */
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.server.ts";
import { carrierRests } from "./carrier-rests.ts";
import { chooseTransport } from "../transports/choose-transport.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import type { MailHouse, WriteLetter } from "../desk/mail-house.ts";
import { startMailWorker } from "./mail-worker.ts";

const reminderEveryMs = 120_000;
const writePatienceMs = 30_000;

export type MailDeps = Pick<Deps, "pool" | "catalogue" | "clock" | "log" | "signingKey">;

export type MailOptions = {
  env: Pick<Env, "mail" | "dataDir">;
  /** The site's origin, for the links in letters. */
  siteUrl: string;
};

/** Begins to send mail; the answer ends it, as soon as the letter under way is in other hands. */
export type StartMail = (deps: MailDeps, options: MailOptions) => () => Promise<void>;

/** What other rooms do for the mail; they write letters themselves, so that the mail cannot ask them directly. */
export type OtherRooms = Pick<MailHouse, "recordFailedLetter"> & {
  writeLetter: WriteLetter;
  staleLetter: (deps: MailDeps, row: ClaimedLetter) => Promise<string | undefined>;
  queueReminders: QueueReminders;
};

type QueueReminders = (deps: MailDeps) => Promise<void>;

/** `StartMail`, once it is known who writes the letters, and who knows the reservations that they are about. */
export function startMail(
  deps: MailDeps,
  { env, siteUrl }: MailOptions,
  { writeLetter, staleLetter, recordFailedLetter, queueReminders }: OtherRooms,
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
      return { catalogue, siteUrl, signingKey: deps.signingKey, now: deps.clock.now() };
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
