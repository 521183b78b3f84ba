/** The sign-in library on our tables: it creates, checks and ends the sessions of the staff. */
import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { twoFactor as secondStep } from "better-auth/plugins/two-factor";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { maxPasswordLength, minPasswordLength } from "../../../domain/staff/password-field.ts";
import { account, session, twoFactor, user, verification } from "../../db/schema/staff.ts";
import type { Deps } from "../../deps.ts";
import { siteOrigin } from "../../http/site-origin.ts";
import { hashPassword, verifyPassword } from "../members/password.ts";
import { newRecoveryCodes } from "../second-step/recovery-codes.ts";
import { briefCookieName, staffCookieName, staffSecret, stepCookieName } from "./staff-cookies.ts";

/** The dependencies of the sign-in library. */
export type StaffAuthDeps = Pick<Deps, "pool" | "signingKey" | "log" | "publicUrl" | "trustProxy">;

/** The lifetime with "Keep me signed in for 1 year". Otherwise a session ends with the browser, or after a day. */
const yearSeconds = 365 * 24 * 60 * 60;

/** The product's name in authenticator apps. */
export const issuer = "Eternal Pro";

/** The header that passes the network address to the library; the header of a visitor never reaches it. */
export const addressHeader = "x-staff-address";

/** True when the answer to this request may set cookies for https alone: over http the browser would drop them. */
export function isSecureRequest(deps: StaffAuthDeps, request: Request): boolean {
  return siteOrigin(deps, request).startsWith("https:");
}

type Auths = { secure?: StaffAuth; plain?: StaffAuth };
const authsOf = new WeakMap<Pool, Auths>();

/** Returns the library for a request; a process has one per kind of cookie. */
export function staffAuth(deps: StaffAuthDeps, request: Request): StaffAuth {
  const auths = authsOf.get(deps.pool) ?? {};
  authsOf.set(deps.pool, auths);
  return isSecureRequest(deps, request)
    ? (auths.secure ??= makeAuth(deps, true))
    : (auths.plain ??= makeAuth(deps, false));
}

export type StaffAuth = ReturnType<typeof makeAuth>;

function makeAuth({ pool, signingKey, log }: StaffAuthDeps, isSecure: boolean) {
  const cookie = staffCookieName(isSecure);
  const attributes = { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" } as const;
  return betterAuth({
    appName: issuer,
    // None of the library's own addresses is served: our pages call its functions.
    baseURL: "http://localhost",
    secret: staffSecret(signingKey),
    database: drizzleAdapter(drizzle(pool), {
      provider: "pg",
      schema: { user, session, account, verification, twoFactor },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      additionalFields: {
        role: { type: "string", input: false },
        disabled: { type: "boolean", input: false },
        language: { type: "string", input: false, required: false },
      },
    },
    session: {
      expiresIn: yearSeconds,
      disableSessionRefresh: true,
      additionalFields: {
        seenAt: { type: "date", input: false, required: false },
      },
    },
    plugins: [
      secondStep({ issuer, backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes } }),
    ],
    databaseHooks: { session: { create: { before: onlyActive(pool) } } },
    // The limits by address and by account are ours, and count across processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_, message) => log.error({ part: "sign-in" }, message),
    },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: { name: cookie, attributes },
        dont_remember: { name: briefCookieName(isSecure), attributes },
        two_factor: { name: stepCookieName(isSecure), attributes },
        session_data: { name: `${cookie}_data`, attributes },
      },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Our ids are texts; the library would leave uuids to the database, which makes none.
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
  });
}

/** Stops the library from creating a session for a disabled member, by returning `false`. */
function onlyActive(pool: Pool) {
  return async ({ userId }: { userId: string }): Promise<false | undefined> => {
    const { rowCount } = await pool.query(`select from "user" where id = $1 and not disabled`, [
      userId,
    ]);
    return rowCount === 1 ? undefined : false;
  };
}
