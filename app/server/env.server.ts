import { join, resolve } from "node:path";
import { z } from "zod";
import { isMailAddress } from "./mail/transports/mail-address.ts";
import { refuse, type Refusal } from "./refusal.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
/** Who takes money online; `test` runs in the house and takes none. */
const paymentProviders = ["test"] as const;
const modes = ["development", "test", "production"] as const;

/** Variables that are or contain passwords: never printed. */
const secrets = new Set([
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "SMTP_URL",
  "RESEND_API_KEY",
  "EDGE_FUNCTION_KEY",
  "AUDIT_KEY",
]);

/** Each variable is optional; `error` finishes the sentence "NAME …" and says what is allowed. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string({ error: "must be a host name or an IP address, for example 127.0.0.1" })
    .regex(/^[\w.:%-]+$/, { error: "must be a host name or an IP address, for example 127.0.0.1" })
    .optional(),
  DATABASE_URL: databaseAddress(),
  DATABASE_OWNER_URL: databaseAddress(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes("\0"), { error: "must be the path of a folder" })
    .default("data"),
  BACKUP_DIR: z
    .string()
    .refine((path) => !path.includes("\0"), { error: "must be the path of a folder" })
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, {
      error: "must be an address without a path, for example https://eternal-pro.ba",
    })
    .transform((address) => new URL(address).origin)
    .optional(),
  NODE_ENV: z.enum(modes, { error: `must be one of ${modes.join(", ")}` }).default("production"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  TRUST_PROXY: z
    .enum(["0", "1", "false", "true"], { error: "must be 1 (behind a proxy of yours) or 0" })
    .default("0")
    .transform((text) => text === "1" || text === "true"),
  NO_PAGE_CACHE: z
    .enum(["0", "1", "false", "true"], { error: "must be 1 (render every page anew) or 0" })
    .default("0")
    .transform((text) => text === "1" || text === "true"),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: "must look like smtp://user:password@host:587, or smtps://…:465" })
    .optional(),
  RESEND_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: "must be the key that Resend gave you" })
    .optional(),
  EDGE_FUNCTION_URL: z
    .string()
    .refine(isHttpUrl, {
      error:
        "must be the address of the functions, for example https://project.example/functions/v1",
    })
    .transform((address) => address.replace(/\/+$/, ""))
    .optional(),
  EDGE_FUNCTION_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: "must be the key of the functions" })
    .optional(),
  AUDIT_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43,}={0,2}$/, {
      error: "must be 32 random bytes or more in base64, for example of: openssl rand -base64 32",
    })
    .transform((text) => new Uint8Array(Buffer.from(text, "base64")))
    .optional(),
  GEO_FILE: z
    .string()
    .refine((path) => !path.includes("\0"), { error: "must be the path of a file" })
    .optional(),
  ANALYTICS_TAG: z
    .string()
    .refine(isScriptUrl, {
      error: "must be the https address of a script, for example https://tags.example/tag.js?id=1",
    })
    .optional(),
  PAYMENT_PROVIDER: z
    .enum(paymentProviders, { error: `must be one of ${paymentProviders.join(", ")}` })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((written, context) => {
      const sender = readSender(written);
      if (sender) return sender;
      context.addIssue({
        code: "custom",
        message:
          "must be an e-mail address, for example Eternal Pro <rent@eternal-pro.ba> or rent@eternal-pro.ba",
      });
      return z.NEVER;
    })
    .optional(),
});

/** How mail is sent. With neither SMTP nor Resend it stays in the local mailbox under `dataDir`. */
export type MailSettings = {
  smtpUrl: string | undefined;
  resendApiKey: string | undefined;
  /** The function that sends some kinds of letters; its address has no slash at the end. */
  edgeFunction: { url: string; key: string } | undefined;
  /** The sender of all letters, instead of the agency's own address. */
  from: Sender | undefined;
};

/** A sender; the name is empty when none was given. */
export type Sender = { name: string; address: string };

export type Env = {
  port: number;
  /** Not set: every address of the machine. */
  host: string | undefined;
  /** Not set: the embedded cluster under `dataDir`. */
  databaseUrl: string | undefined;
  /** The same database as the user who owns its tables. Not set: the user of `databaseUrl` owns them. */
  databaseOwnerUrl: string | undefined;
  dataDir: string;
  /** The folder of the nightly backups. */
  backupDir: string;
  /** The key of the audit log's seals. Not set: the one that the data folder keeps. */
  auditKey: Uint8Array | undefined;
  publicUrl: string | undefined;
  mode: (typeof modes)[number];
  isProduction: boolean;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean;
  cachePages: boolean;
  /** A file in MaxMind's format that maps network addresses to places. */
  geoFile: string | undefined;
  analyticsTag: string | undefined;
  mail: MailSettings;
  /** Not set: nothing is paid online. */
  paymentProvider: (typeof paymentProviders)[number] | undefined;
};

type Values = z.infer<typeof schema>;

/** Reads the environment. Reports an invalid value in one sentence that names the variable and what is allowed. */
export function parseEnv(
  record: Record<string, string | undefined>,
): { ok: true; env: Env } | Refusal {
  const written = Object.entries(record)
    .filter(([name, value]) => Object.hasOwn(schema.shape, name) && value?.trim())
    .map(([name, value]) => [name, value?.trim()]);
  const parsed = schema.safeParse(Object.fromEntries(written));
  if (!parsed.success) return refuse(sentenceFor(parsed.error.issues, record));
  const values = parsed.data;
  const clash = databaseClash(values) ?? mailClash(values) ?? paymentClash(values);
  if (clash) return refuse(clash);
  return {
    ok: true,
    env: {
      port: values.PORT,
      host: values.HOST,
      databaseUrl: values.DATABASE_URL,
      databaseOwnerUrl: values.DATABASE_OWNER_URL,
      dataDir: resolve(values.DATA_DIR),
      backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, "backups")),
      auditKey: values.AUDIT_KEY,
      publicUrl: values.PUBLIC_URL,
      mode: values.NODE_ENV,
      isProduction: values.NODE_ENV === "production",
      logLevel: values.LOG_LEVEL,
      trustProxy: values.TRUST_PROXY,
      cachePages: !values.NO_PAGE_CACHE,
      geoFile: values.GEO_FILE === undefined ? undefined : resolve(values.GEO_FILE),
      analyticsTag: values.ANALYTICS_TAG,
      mail: mailSettings(values),
      paymentProvider: values.PAYMENT_PROVIDER,
    },
  };
}

function databaseClash(values: Values): string | undefined {
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL)
    return "DATABASE_OWNER_URL is set without DATABASE_URL: set DATABASE_URL to the same database as the user that the product works as.";
  return undefined;
}

function mailClash(values: Values): string | undefined {
  if (values.SMTP_URL && values.RESEND_API_KEY)
    return "SMTP_URL and RESEND_API_KEY are both set, but mail goes one way only: keep one of them.";
  if (Boolean(values.EDGE_FUNCTION_URL) !== Boolean(values.EDGE_FUNCTION_KEY))
    return "EDGE_FUNCTION_URL and EDGE_FUNCTION_KEY belong together: set both, or neither.";
  const carrier = [values.SMTP_URL, values.RESEND_API_KEY, values.EDGE_FUNCTION_URL];
  if (values.NODE_ENV === "production" && carrier.some(Boolean) && !values.PUBLIC_URL)
    return "PUBLIC_URL is not set, but letters that leave the house link to the site: set it to the address that visitors use, for example https://eternal-pro.ba.";
  return undefined;
}

function paymentClash(values: Values): string | undefined {
  if (values.PAYMENT_PROVIDER === "test" && values.NODE_ENV === "production")
    return "PAYMENT_PROVIDER is test, which takes no money and counts reservations as paid: in production leave it unset.";
  return undefined;
}

function mailSettings(values: Values): MailSettings {
  const { EDGE_FUNCTION_URL: url, EDGE_FUNCTION_KEY: key } = values;
  return {
    smtpUrl: values.SMTP_URL,
    resendApiKey: values.RESEND_API_KEY,
    edgeFunction: url && key ? { url, key } : undefined,
    from: values.MAIL_FROM,
  };
}

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error });
}

function databaseAddress() {
  return z
    .string()
    .refine(isDatabaseUrl, {
      error: "must look like postgresql://user:password@host:5432/database",
    })
    .optional();
}

function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== "" && /^\/?$/.test(pathname) && !search && !hash && isPercentEncoded(text);
}

/** True when every % is an escape; a password with a bare % would be decoded to another one. */
function isPercentEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text);
}

function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { search, hash, username } = new URL(text);
  return !search && !hash && !username;
}

/** True for https, and for http on this machine, where scripts are tried out. */
function isScriptUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, hash, href } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && isLocal(hostname));
  return isSafe && !username && !hash && !/[\s;,'"]/.test(href) && /^[\w.-]+$/.test(hostname);
}

function isLocal(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1";
}

/** `address` or `Name <address>`. */
function readSender(written: string): Sender | undefined {
  const parts = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>]+))$/u.exec(written);
  const address = parts?.[2] ?? parts?.[3];
  return address && isMailAddress(address)
    ? { name: parts?.[1]?.trim() ?? "", address }
    : undefined;
}

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === "/" && !search && !hash && !username;
}

function sentenceFor(
  issues: z.core.$ZodIssue[],
  record: Record<string, string | undefined>,
): string {
  const issue = issues[0];
  const name = String(issue?.path[0]);
  const value = secrets.has(name) ? "" : ` is "${record[name]?.trim().slice(0, 60)}", but`;
  return `${name}${value} ${issue?.message}.`;
}
