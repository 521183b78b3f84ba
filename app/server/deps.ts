import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Pool } from "pg";
import type { CatalogueHolder } from "./catalogue/catalogue-holder.ts";
import type { Env } from "./env.server.ts";
import type { Log } from "./log.ts";
import { mailWay, type MailWay } from "./mail/desk/mail-way.ts";
import type { FindPlace } from "./visits/find-place.ts";

/** The time, as epoch milliseconds. */
export type Clock = { now: () => number };

/** Where chance comes from: fixed in tests, the system's in the product. */
export type Random = { bytes: (count: number) => Uint8Array; uuid: () => string };

/** Everything that touches the world, handed in as one value; tests hand in their own. */
export type Deps = {
  pool: Pool;
  catalogue: CatalogueHolder;
  clock: Clock;
  random: Random;
  log: Log;
  /** What passes are signed with: 32 random bytes that every process of the product shares. */
  signingKey: Uint8Array;
  isProduction: boolean;
  /** A proxy of ours stands in front and writes X-Forwarded-For. */
  trustProxy: boolean;
  /** Off for measuring and in development. */
  cachePages: boolean;
  /** The folder of uploaded pictures; without one none is served. */
  imagesDir?: string;
  /** The folder of the local mailbox, which may hold letters of earlier days when they leave another way by now. */
  mailDir?: string;
  /** Where addresses are, when the operator has a file that says it. */
  findPlace?: FindPlace | undefined;
  /** The address of the script that counts for another house, when the operator wants one. */
  analyticsTag?: string | undefined;
  /** How letters leave the house, for the staff to read; absent where nobody starts the mail. */
  mail?: MailWay;
  /** Where the site is reached from outside, when the operator has said so. */
  publicUrl: string | undefined;
};

export const systemClock: Clock = { now: () => Date.now() };
export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
};

/** The world as it is: the system's clock and chance around an open database. */
export function makeDeps(
  env: Pick<
    Env,
    "isProduction" | "trustProxy" | "publicUrl" | "cachePages" | "dataDir" | "analyticsTag" | "mail"
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
    mailDir: join(dataDir, "mail"),
    mail: mailWay(env),
  };
}
