/** The tables of the sign-in library (its field names are the keys), with the roles of the staff. */
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { languages } from "../../../domain/language.ts";
import { staffRoles } from "../../../domain/staff/roles.ts";
import { created, edited, idColumn, moment, oneOf } from "./columns.ts";

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
    /** True when the member has folded the first steps away. */
    stepsFolded: boolean("steps_folded").notNull().default(false),
    /** The parts of the dashboard as the member has arranged them; empty while it is as usual. */
    dashboardOrder: text("dashboard_order").array().notNull().default([]),
    dashboardHidden: text("dashboard_hidden").array().notNull().default([]),
    /** Of the page of the back office that the member opened last; letters about the business are in it. */
    language: text("language", { enum: languages }),
    ...edited,
  },
  () => [oneOf("user_role", "role", staffRoles), oneOf("user_language", "language", languages)],
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
    /** The time at which the password was given last, or a page that requires a fresh one was opened in time. */
    passwordAt: moment("password_at").notNull().defaultNow(),
    /** Updated at most once a minute. */
    seenAt: moment("seen_at").notNull().defaultNow(),
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
    uniqueIndex("two_factor_user").on(table.userId),
    index("two_factor_secret").on(table.secret),
  ],
);

export const staffLinkKinds = ["invitation", "password"] as const;

/**
 * A link that an owner sends by mail: it creates a member's account, or sets a new password for a member who forgot
 * it. Only the hash of its token is stored. Sending it again gives the same row a new token.
 */
export const staffLink = pgTable(
  "staff_link",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: staffLinkKinds }).notNull(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    language: text("language", { enum: languages }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The number of times that the link was sent, from 1. */
    issue: integer("issue").notNull().default(1),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
    withdrawnAt: moment("withdrawn_at"),
    /** The member whose password it sets, or whom the invitation created. */
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    ...created,
  },
  (table) => [
    uniqueIndex("staff_link_open")
      .on(table.kind, table.email)
      .where(sql`used_at is null and withdrawn_at is null`),
    oneOf("staff_link_kind", "kind", staffLinkKinds),
    oneOf("staff_link_role", "role", staffRoles),
    oneOf("staff_link_language", "language", languages),
  ],
);

/** The one-time link that creates the first owner; only the hash of its token is stored. */
export const ownerInvite = pgTable("owner_invite", {
  id: idColumn(),
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  usedBy: text("used_by").references(() => user.id, { onDelete: "set null" }),
  ...created,
});

/** A list as a member saved it: the query of its address under a name. */
export const savedView = pgTable(
  "saved_view",
  {
    id: idColumn(),
    staffId: text("staff_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    page: text("page").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    ...edited,
  },
  (table) => [unique("saved_view_name").on(table.staffId, table.page, table.name)],
);
