import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { explainUnfit, openExternal } from "./external.server.ts";

let database: TestDatabase;
const servers: Server[] = [];
beforeAll(async () => {
  database = await freshDatabase({ seeded: false });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await database.close();
});

const urlWith = (change: (url: URL) => void) => {
  const url = new URL(database.ownerUrl);
  change(url);
  return url.href;
};

const sentenceOf = async (url: string) => {
  const opened = await openExternal(url);
  return opened.ok ? undefined : opened.sentence;
};

/** A server that does this to every connection. */
async function listen(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `postgresql://ana:geheim@127.0.0.1:${port}/rent`;
}

/** PostgreSQL's error message in wire format. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const front = Buffer.from("E\0\0\0\0");
  front.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([front, fields]);
}

test("a server that fits is opened, and described without a password", async () => {
  const opened = await openExternal(urlWith((url) => (url.password = "geheim")));
  expect(opened).toMatchObject({
    ok: true,
    database: { describe: expect.stringMatching(/^PostgreSQL 18\.\d+ at .+\/test_\w+$/) },
  });
  expect(JSON.stringify(opened.ok && opened.database.describe)).not.toContain("geheim");
});

describe("with the owner of the tables named beside", () => {
  const sentenceOfBoth = async (url: string, ownerUrl: string) => {
    const opened = await openExternal(url, ownerUrl);
    return opened.ok ? undefined : opened.sentence;
  };

  test("the product works as one user, and migrations run as the other", async () => {
    const opened = await openExternal(database.url, database.ownerUrl);
    expect(opened).toMatchObject({
      ok: true,
      database: {
        poolConfig: { connectionString: database.url },
        ownerConfig: { connectionString: database.ownerUrl },
      },
    });
  });

  test("a user who owns nothing does not do alone", async () => {
    expect(await sentenceOf(database.url)).toMatch(
      /^DATABASE_URL: the user may not create tables in .+, or name the owner in DATABASE_OWNER_URL\.$/,
    );
  });

  test("the same user twice, and two databases, are refused", async () => {
    expect(await sentenceOfBoth(database.ownerUrl, database.ownerUrl)).toMatch(
      /^DATABASE_OWNER_URL: "eternal_pro" is the user of DATABASE_URL as well: /,
    );
    const other = await freshDatabase({ seeded: false });
    expect(await sentenceOfBoth(database.url, other.ownerUrl)).toMatch(
      /^DATABASE_OWNER_URL: this is another database than that of DATABASE_URL: /,
    );
    await other.close();
  });

  test("what is wrong with the owner's address is said of that one", async () => {
    expect(await sentenceOfBoth(database.url, "postgresql://ana:geheim@127.0.0.1:1/rent")).toBe(
      "DATABASE_OWNER_URL: nothing answers at 127.0.0.1:1/rent: is the server running, and are host and port right?",
    );
  });
});

describe("one sentence says what is wrong with", () => {
  test("a port where nothing answers", async () => {
    expect(await sentenceOf("postgresql://ana:geheim@127.0.0.1:1/rent")).toBe(
      "DATABASE_URL: nothing answers at 127.0.0.1:1/rent: is the server running, and are host and port right?",
    );
  });

  test("a host that does not exist", async () => {
    expect(await sentenceOf("postgresql://ana:geheim@host.invalid/rent")).toBe(
      "DATABASE_URL: there is no host of that name in host.invalid/rent.",
    );
  });

  test("a database that does not exist", async () => {
    expect(await sentenceOf(urlWith((url) => (url.pathname = "/nowhere")))).toMatch(
      /^DATABASE_URL: the server is there, but .+\/nowhere has no such database: create it first\.$/,
    );
  });

  test("a user who does not exist", async () => {
    expect(await sentenceOf(urlWith((url) => (url.username = "nobody")))).toMatch(
      /does not let "nobody" in: role "nobody" does not exist/,
    );
  });

  test("a wrong password, without printing it", async () => {
    const url = await listen((socket) =>
      socket.once("data", () => socket.end(refusal("28P01", "password authentication failed"))),
    );
    const sentence = await sentenceOf(url);
    expect(sentence).toMatch(/does not accept the password of "ana"\.$/);
    expect(sentence).not.toContain("geheim");
  });

  test("a server of another kind", async () => {
    const url = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(await sentenceOf(url)).toMatch(
      /is it a PostgreSQL server|like a PostgreSQL server|cannot be used/,
    );
  });

  test("a server that says nothing", async () => {
    const url = await listen((socket) => socket.on("data", () => undefined));
    expect(await sentenceOf(url)).toMatch(/does not answer like a PostgreSQL server/);
  });

  test("a read-only database", async () => {
    const name = new URL(database.ownerUrl).pathname.slice(1);
    await database.owner.query(`alter database ${name} set default_transaction_read_only = on`);
    const sentence = await sentenceOf(database.ownerUrl);
    await database.owner.query("set default_transaction_read_only = off");
    await database.owner.query(`alter database ${name} reset default_transaction_read_only`);
    expect(sentence).toMatch(/is read-only: name the primary server\.$/);
  });

  test("a server that is too old, in another encoding, or without the rights that we need", () => {
    const fits = {
      version: 160_002,
      name: "16.2",
      encoding: "UTF8",
      standby: false,
      gist: true,
      mayCreate: true,
      schema: "public",
    };
    expect(explainUnfit(fits, "db/rent")).toBeUndefined();
    expect(explainUnfit({ ...fits, mayCreate: false }, "db/rent")).toMatch(/may not create tables/);
    expect(explainUnfit({ ...fits, gist: false }, "db/rent")).toMatch(/btree_gist/);
    expect(explainUnfit({ ...fits, encoding: "LATIN2" }, "db/rent")).toMatch(/encoded in LATIN2/);
    expect(explainUnfit({ ...fits, version: 140_010, name: "14.10" }, "db/rent")).toBe(
      "db/rent runs PostgreSQL 14.10, and the product needs version 15 or newer.",
    );
  });
});
