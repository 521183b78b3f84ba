import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.server.ts";

const envOf = (record: Record<string, string>) => {
  const parsed = parseEnv(record);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return parsed.env;
};
const sentenceOf = (record: Record<string, string>) => {
  const parsed = parseEnv(record);
  return parsed.ok ? undefined : parsed.sentence;
};

test("nothing has to be set", () => {
  expect(envOf({})).toEqual({
    port: 3000,
    host: undefined,
    databaseUrl: undefined,
    dataDir: resolve("data"),
    publicUrl: undefined,
    mode: "production",
    isProduction: true,
    logLevel: "info",
    trustProxy: false,
    cachePages: true,
  });
});

test("every value is read", () => {
  const env = envOf({
    PORT: "8080",
    HOST: "127.0.0.1",
    DATABASE_URL: "postgresql://ana:tajna@db.example:5433/rent",
    DATA_DIR: "/srv/eternal",
    PUBLIC_URL: "https://eternal-pro.ba/",
    NODE_ENV: "development",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
    NO_PAGE_CACHE: "1",
  });
  expect(env).toEqual({
    port: 8080,
    host: "127.0.0.1",
    databaseUrl: "postgresql://ana:tajna@db.example:5433/rent",
    dataDir: "/srv/eternal",
    publicUrl: "https://eternal-pro.ba",
    mode: "development",
    isProduction: false,
    logLevel: "debug",
    trustProxy: true,
    cachePages: false,
  });
});

test("an empty or blank value is no value", () => {
  expect(envOf({ PORT: "", DATABASE_URL: "  ", HOST: " " })).toEqual(envOf({}));
});

test("blanks around a value do not count", () => {
  expect(envOf({ PORT: " 4000 " }).port).toBe(4000);
});

describe("a wrong value is one sentence that says what is allowed", () => {
  const whole = "must be a whole number from 0 to 65535.";
  test.each([
    [{ PORT: "abc" }, `PORT is "abc", but ${whole}`],
    [{ PORT: "65536" }, `PORT is "65536", but ${whole}`],
    [{ PORT: "-1" }, `PORT is "-1", but ${whole}`],
    [{ PORT: "3000.5" }, `PORT is "3000.5", but ${whole}`],
    [{ PORT: "0x10" }, `PORT is "0x10", but ${whole}`],
    [
      { HOST: "http://x" },
      'HOST is "http://x", but must be a host name or an IP address, for example 127.0.0.1.',
    ],
    [{ NODE_ENV: "prod" }, 'NODE_ENV is "prod", but must be one of development, test, production.'],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      { TRUST_PROXY: "maybe" },
      'TRUST_PROXY is "maybe", but must be 1 (behind a proxy of yours) or 0.',
    ],
    [
      { PUBLIC_URL: "eternal-pro.ba" },
      'PUBLIC_URL is "eternal-pro.ba", but must be an address without a path, for example https://eternal-pro.ba.',
    ],
    [
      { PUBLIC_URL: "https://eternal-pro.ba/cars" },
      'PUBLIC_URL is "https://eternal-pro.ba/cars", but must be an address without a path, for example https://eternal-pro.ba.',
    ],
  ])("%o", (record, sentence) => {
    expect(sentenceOf(record)).toBe(sentence);
  });

  test.each(["mysql://a:geheim@h/d", "geheim", "postgres://a:geheim@h:port/d"])(
    "an address of a database is never printed: %s",
    (url) => {
      expect(sentenceOf({ DATABASE_URL: url })).toBe(
        "DATABASE_URL must look like postgresql://user:password@host:5432/database.",
      );
    },
  );
});
