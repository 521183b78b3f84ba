/** What keeps the doors: the key that passes are signed with, and how often somebody knocked. */
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { created } from "./columns.ts";

/** Made once, at the first start, and shared by every process of the product. Base64. */
export const signingKey = pgTable("signing_key", {
  name: text("name").primaryKey(),
  key: text("key").notNull(),
  ...created,
});

/** Tries within a span, by the keys of the rate limits; never written to the log of the database, so a crash empties it. */
export const rateLimit = pgTable("rate_limit", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  /** Epoch milliseconds. */
  expire: bigint("expire", { mode: "number" }),
  ...created,
});
