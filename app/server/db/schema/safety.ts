/** The tables of access: the key that signs passes, the counters of the rate limits; and the name of the installation. */
import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { created, holds, moment } from "./columns.ts";

/** Made once, at the first start, and shared by every process of the product. Base64. */
export const signingKey = pgTable("signing_key", {
  name: text("name").primaryKey(),
  key: text("key").notNull(),
  ...created,
});

/** One row: the name of this installation, which its data folder holds as well, and what was done for it once. */
export const installation = pgTable(
  "installation",
  {
    single: boolean("single").primaryKey().default(true),
    id: text("id").notNull(),
    /** When an owner opened the prices for the first time: until then nobody has vouched for those of the seed. */
    pricesSeenAt: moment("prices_seen_at"),
    /** When the last backup was written, by night or by `npm run backup`. */
    backedUpAt: moment("backed_up_at"),
    ...created,
  },
  () => [holds("installation_single", "single")],
);

/** Tries within a time span, by the keys of the rate limits; an unlogged table, so a crash empties it. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint("expire", { mode: "number" }),
  ...created,
});
