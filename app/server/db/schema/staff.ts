/** The tables of the sign-in library (its field names as keys), and who may do what. */
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { created, edited, idColumn, moment, oneOf } from "./columns.ts";

export const staffRoles = ["owner", "manager", "agent", "accountant", "viewer"] as const;
export const actorKinds = ["visitor", "staff", "system"] as const;

export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    role: text("role", { enum: staffRoles }).notNull().default("viewer"),
    disabled: boolean("disabled").notNull().default(false),
    ...edited,
  },
  () => [oneOf("user_role", "role", staffRoles)],
);

const ofUser = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

const libraryTimes = {
  ...created,
  updatedAt: moment("updated_at").notNull().defaultNow(),
};

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: ofUser(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...libraryTimes,
  },
  (table) => [index("session_user").on(table.userId)],
);

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: ofUser(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    ...libraryTimes,
  },
  (table) => [index("account_user").on(table.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    ...libraryTimes,
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

export const twoFactor = pgTable(
  "two_factor",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: moment("locked_until"),
    ...created,
  },
  (table) => [
    index("two_factor_user").on(table.userId),
    index("two_factor_secret").on(table.secret),
  ],
);

/** The one-time link that makes the first owner; only the hash of its token is kept. */
export const ownerInvite = pgTable("owner_invite", {
  id: idColumn(),
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  usedBy: text("used_by").references(() => user.id, { onDelete: "set null" }),
  ...created,
});
