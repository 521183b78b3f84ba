import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Pool } from "pg";
import type { CatalogueHolder } from "./catalogue/catalogue-holder.ts";
import type { Env } from "./env.server.ts";
import type { Log } from "./log.ts";
import { mailWay, type MailWay } from "./mail/desk/mail-way.ts";
import type { PaymentProvider } from "./online-payments/provider.ts";
import { testProvider } from "./online-payments/test-provider.ts";
import type { ProofMeans } from "./proof/prove.ts";
import type { FindPlace } from "./visits/find-place.ts";

/** The time, as epoch milliseconds. */
export type Clock = { now: () => number };

/** The source of randomness: fixed in tests, the system's in the product. */
export type Random = { bytes: (count: number) => Uint8Array; uuid: () => string };

/** Everything that touches the outside world, passed in as one value; tests pass in their own. */
export type Deps = {
  pool: Pool;
  catalogue: CatalogueHolder;
  clock: Clock;
  random: Random;
  log: Log;
  /** The key that signs passes: 32 random bytes that every process of the product shares. */
  signingKey: Uint8Array;
  isProduction: boolean;
  /** True when a proxy of ours stands in front and writes X-Forwarded-For. */
  trustProxy: boolean;
  /** False for measuring and in development. */
  cachePages: boolean;
  /** The folder of uploaded pictures; absent, none is served. */
  imagesDir?: string;
  /** The folder of photos of handovers, which no address reaches; absent, none is kept. */
  handoverDir?: string;
  /** The folder of the local mailbox. It may hold older letters even when new ones leave by another way. */
  mailDir?: string;
  /** Finds the place of a network address, when the operator has supplied a file for it. */
  findPlace?: FindPlace | undefined;
  /** The address of an external analytics script, when the operator wants one. */
  analyticsTag?: string | undefined;
  /** How letters are sent, for the staff to read; absent where no mail worker runs. */
  mail?: MailWay;
  /** The door through which money is taken online; absent, nothing of it is shown. */
  paymentProvider?: PaymentProvider | undefined;
  /** What the morning proof needs; absent where none is run. */
  proof?: ProofMeans;
  /** The public address of the site, when the operator has set it. */
  publicUrl: string | undefined;
};

export const systemClock: Clock = { now: () => Date.now() };
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};

/** Makes the dependencies of the product: the system's clock and randomness around an open database. */
export function makeDeps(
  env: Pick<
    Env,
    | "isProduction"
    | "trustProxy"
    | "publicUrl"
    | "cachePages"
    | "dataDir"
    | "analyticsTag"
    | "mail"
    | "paymentProvider"
  >,
  open: Pick<Deps, "pool" | "catalogue" | "log" | "signingKey" | "findPlace">,
): Deps {
  const { isProduction, trustProxy, publicUrl, cachePages, dataDir, analyticsTag } = env;
  return {
    ...open,
    clock: systemClock,
    random: systemRandom,
    isProduction,
    trustProxy,
    publicUrl,
    cachePages,
    analyticsTag,
    imagesDir: join(dataDir, "images"),
    handoverDir: join(dataDir, "handovers"),
    mailDir: join(dataDir, "mail"),
    mail: mailWay(env),
    ...(env.paymentProvider === "test" && {
      paymentProvider: testProvider({ signingKey: open.signingKey, clock: systemClock }),
    }),
  };
}
