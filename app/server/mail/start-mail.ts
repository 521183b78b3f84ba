/** The mail of the product: its worker, its ways out, and the clock of its reminders. */
import type { Deps } from "../deps.ts";
import type { Env } from "../env.server.ts";
import { carrierRests } from "./carrier-rests.ts";
import { chooseTransport } from "./choose-transport.ts";
import type { WriteLetter } from "./mail-house.ts";
import { startMailWorker } from "./mail-worker.ts";
import { queueReminders } from "./queue-reminders.ts";
import { staleLetter } from "./stale-letter.ts";

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

/** `StartMail`, once it is known who writes the letters. */
export function startMail(
  deps: MailDeps,
  { env, siteUrl }: MailOptions,
  writeLetter: WriteLetter,
): () => Promise<void> {
  const carriers = chooseTransport(env);
  const stopWorker = startMailWorker({
    ...deps,
    carriers,
    from: env.mail.from,
    rests: carrierRests(deps.clock),
    staleness: (row) => staleLetter(deps, row),
    readWorld: async () => {
      const catalogue = await deps.catalogue.get();
      return { catalogue, siteUrl, signingKey: deps.signingKey, now: deps.clock.now() };
    },
    write: writeLetter,
    writePatienceMs,
  });
  const stopReminders = startReminders(deps);
  return async () => {
    await stopReminders();
    await stopWorker();
  };
}

function startReminders(deps: MailDeps): () => Promise<void> {
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
