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
    databaseOwnerUrl: undefined,
    dataDir: resolve("data"),
    backupDir: resolve("data/backups"),
    auditKey: undefined,
    publicUrl: undefined,
    mode: "production",
    isProduction: true,
    logLevel: "info",
    trustProxy: false,
    cachePages: true,
    geoFile: undefined,
    analyticsTag: undefined,
    mail: {
      smtpUrl: undefined,
      resendApiKey: undefined,
      edgeFunction: undefined,
      from: undefined,
    },
    paymentProvider: undefined,
  });
});

test("every value is read", () => {
  const env = envOf({
    PORT: "8080",
    HOST: "127.0.0.1",
    DATABASE_URL: "postgresql://ana:tajna@db.example:5433/rent",
    DATABASE_OWNER_URL: "postgresql://vlasnik:tajna@db.example:5433/rent",
    DATA_DIR: "/srv/eternal",
    BACKUP_DIR: "/mnt/backups",
    AUDIT_KEY: Buffer.alloc(32, 7).toString("base64"),
    PUBLIC_URL: "https://eternal-pro.ba/",
    NODE_ENV: "development",
    LOG_LEVEL: "debug",
    TRUST_PROXY: "1",
    NO_PAGE_CACHE: "1",
    SMTP_URL: "smtps://ana:taj%40na@mail.example",
    EDGE_FUNCTION_URL: "https://edge.example/functions/v1/",
    EDGE_FUNCTION_KEY: "edge-key",
    GEO_FILE: "/srv/GeoLite2-City.mmdb",
    ANALYTICS_TAG: "https://tags.example/gtm.js?id=GTM-1",
    MAIL_FROM: "Eternal Pro <rent@eternal-pro.ba>",
  });
  expect(env).toEqual({
    port: 8080,
    host: "127.0.0.1",
    databaseUrl: "postgresql://ana:tajna@db.example:5433/rent",
    databaseOwnerUrl: "postgresql://vlasnik:tajna@db.example:5433/rent",
    dataDir: "/srv/eternal",
    backupDir: "/mnt/backups",
    auditKey: new Uint8Array(Buffer.alloc(32, 7)),
    publicUrl: "https://eternal-pro.ba",
    mode: "development",
    isProduction: false,
    logLevel: "debug",
    trustProxy: true,
    cachePages: false,
    geoFile: "/srv/GeoLite2-City.mmdb",
    analyticsTag: "https://tags.example/gtm.js?id=GTM-1",
    mail: {
      smtpUrl: "smtps://ana:taj%40na@mail.example",
      resendApiKey: undefined,
      edgeFunction: { url: "https://edge.example/functions/v1", key: "edge-key" },
      from: { name: "Eternal Pro", address: "rent@eternal-pro.ba" },
    },
  });
});

test("who letters are from may be an address alone", () => {
  const from = (written: string) => envOf({ MAIL_FROM: written }).mail.from;
  expect(from("rent@eternal-pro.ba")).toEqual({ name: "", address: "rent@eternal-pro.ba" });
  expect(from("<rent@eternal-pro.ba>")).toEqual({ name: "", address: "rent@eternal-pro.ba" });
  expect(from('"Živinice, Rent a Car" <rent@eternal-pro.ba>')).toEqual({
    name: "Živinice, Rent a Car",
    address: "rent@eternal-pro.ba",
  });
});

test("mail goes one way", () => {
  expect(sentenceOf({ SMTP_URL: "smtp://localhost", RESEND_API_KEY: "re_1" })).toBe(
    "SMTP_URL and RESEND_API_KEY are both set, but mail goes one way only: keep one of them.",
  );
  const together = "EDGE_FUNCTION_URL and EDGE_FUNCTION_KEY belong together: set both, or neither.";
  expect(sentenceOf({ EDGE_FUNCTION_URL: "https://edge.example" })).toBe(together);
  expect(sentenceOf({ EDGE_FUNCTION_KEY: "edge-key" })).toBe(together);
  const env = envOf({ RESEND_API_KEY: "re_1", PUBLIC_URL: "https://eternal-pro.ba" });
  expect(env.mail.resendApiKey).toBe("re_1");
});

test.each<Record<string, string>>([
  { SMTP_URL: "smtp://localhost" },
  { RESEND_API_KEY: "re_1" },
  { EDGE_FUNCTION_URL: "https://edge.example", EDGE_FUNCTION_KEY: "edge-key" },
])("letters that leave the house know where the site is: %o", (way) => {
  expect(sentenceOf(way)).toBe(
    "PUBLIC_URL is not set, but letters that leave the house link to the site: set it to the address that visitors use, for example https://eternal-pro.ba.",
  );
  expect(sentenceOf({ ...way, PUBLIC_URL: "http://localhost:3000" })).toBeUndefined();
  expect(sentenceOf({ ...way, NODE_ENV: "development" })).toBeUndefined();
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
      expect(sentenceOf({ DATABASE_OWNER_URL: url })).toBe(
        "DATABASE_OWNER_URL must look like postgresql://user:password@host:5432/database.",
      );
    },
  );

  test("an owner of a database that is not named", () => {
    expect(sentenceOf({ DATABASE_OWNER_URL: "postgres://a:b@h/d" })).toBe(
      "DATABASE_OWNER_URL is set without DATABASE_URL: set DATABASE_URL to the same database as the user that the product works as.",
    );
  });

  test("the test provider of payments is for development alone, and no other is known", () => {
    expect(sentenceOf({ PAYMENT_PROVIDER: "test", NODE_ENV: "production" })).toBe(
      "PAYMENT_PROVIDER is test, which takes no money and counts reservations as paid: in production leave it unset.",
    );
    expect(sentenceOf({ PAYMENT_PROVIDER: "test" })).toContain("in production leave it unset");
    expect(sentenceOf({ PAYMENT_PROVIDER: "cards" })).toContain("must be one of test");
    expect(envOf({ PAYMENT_PROVIDER: "test", NODE_ENV: "development" }).paymentProvider).toBe(
      "test",
    );
    expect(envOf({}).paymentProvider).toBeUndefined();
  });

  test.each([
    "geheim",
    "http://a:geheim@h",
    "smtp://",
    "smtp://a:geheim%@h",
    "smtp://a:geheim@h/path",
  ])("an address of a mail server is never printed: %s", (url) => {
    expect(sentenceOf({ SMTP_URL: url })).toBe(
      "SMTP_URL must look like smtp://user:password@host:587, or smtps://…:465.",
    );
  });

  test.each<[Record<string, string>, string]>([
    [{ RESEND_API_KEY: "re geheim" }, "RESEND_API_KEY must be the key that Resend gave you."],
    [{ EDGE_FUNCTION_KEY: "ge\nheim" }, "EDGE_FUNCTION_KEY must be the key of the functions."],
    [
      { EDGE_FUNCTION_URL: "edge.example" },
      'EDGE_FUNCTION_URL is "edge.example", but must be the address of the functions, for example https://project.example/functions/v1.',
    ],
  ])("%o", (record, sentence) => {
    expect(sentenceOf(record)).toBe(sentence);
  });

  test.each([
    "tags.example/gtm.js",
    "http://tags.example/gtm.js",
    "javascript:alert(1)",
    "https://a:b@tags.example/gtm.js",
    "https://tags.example/gtm.js; script-src *",
    "https://*.example/gtm.js",
    "data:text/javascript,1",
  ])("no script is loaded from %s", (address) => {
    expect(sentenceOf({ ANALYTICS_TAG: address })).toBe(
      `ANALYTICS_TAG is "${address}", but must be the https address of a script, for example https://tags.example/tag.js?id=1.`,
    );
  });

  test.each(["Eternal Pro", "a@b@c", "Ana\nBcc: x@y.ba <a@b.ba>", "Ana <a b@c.ba>"])(
    "nobody sends as %j",
    (written) => {
      expect(sentenceOf({ MAIL_FROM: written })).toBe(
        `MAIL_FROM is "${written}", but must be an e-mail address, for example Eternal Pro <rent@eternal-pro.ba> or rent@eternal-pro.ba.`,
      );
    },
  );
});
