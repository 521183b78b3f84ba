import { resolve } from "node:path";
import { z } from "zod";
import { refuse, type Refusal } from "./refusal.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const modes = ["development", "test", "production"] as const;

/** Each variable is optional; `error` finishes the sentence "NAME …" and says what is allowed. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string({ error: "must be a host name or an IP address, for example 127.0.0.1" })
    .regex(/^[\w.:%-]+$/, { error: "must be a host name or an IP address, for example 127.0.0.1" })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      error: "must look like postgresql://user:password@host:5432/database",
    })
    .optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes("\0"), { error: "must be the path of a folder" })
    .default("data"),
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
});

export type Env = {
  port: number;
  /** Not set: every address of the machine. */
  host: string | undefined;
  /** Not set: the embedded cluster under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  publicUrl: string | undefined;
  mode: (typeof modes)[number];
  isProduction: boolean;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean;
  cachePages: boolean;
};

/** Reads the environment. A wrong value is one sentence that names the variable and what is allowed. */
export function parseEnv(
  record: Record<string, string | undefined>,
): { ok: true; env: Env } | Refusal {
  const written = Object.entries(record)
    .filter(([name, value]) => Object.hasOwn(schema.shape, name) && value?.trim())
    .map(([name, value]) => [name, value?.trim()]);
  const parsed = schema.safeParse(Object.fromEntries(written));
  if (!parsed.success) return refuse(sentenceFor(parsed.error.issues, record));
  const values = parsed.data;
  return {
    ok: true,
    env: {
      port: values.PORT,
      host: values.HOST,
      databaseUrl: values.DATABASE_URL,
      dataDir: resolve(values.DATA_DIR),
      publicUrl: values.PUBLIC_URL,
      mode: values.NODE_ENV,
      isProduction: values.NODE_ENV === "production",
      logLevel: values.LOG_LEVEL,
      trustProxy: values.TRUST_PROXY,
      cachePages: !values.NO_PAGE_CACHE,
    },
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

function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
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
  // An address of a database carries a password: it is never printed.
  const value = name === "DATABASE_URL" ? "" : ` is "${record[name]?.trim().slice(0, 60)}", but`;
  return `${name}${value} ${issue?.message}.`;
}
