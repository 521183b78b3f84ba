import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { appName } from "../app/server/db/cluster/app-database.ts";
import { findPostmaster } from "../app/server/db/cluster/postmaster-file.ts";
import { stopServer } from "../app/server/db/cluster/stop-server.ts";
import { ordinaryUser, startProgram, type Program, type RunAs } from "./cluster/start-program.ts";
import { isWhole } from "./world/how-often.ts";

/** The embedded PostgreSQL with real processes: kills, crashes, other programs, foreign folders and full disks. */
vi.setConfig({ testTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
const user = ordinaryUser();
const asUser: [string, RunAs][] = user ? [["an ordinary user", user]] : [];
/** Where root runs the tests, it runs the cluster of all others too: with every push an ordinary user's is enough here. */
const runners: [string, RunAs][] =
  isRoot && (isWhole || !user) ? [["root", {}], ...asUser] : asUser;

const base = mkdtempSync(join(tmpdir(), "eternal-pro-cluster-"));
chmodSync(base, 0o755);
const mounts: string[] = [];
const programs = new Set<Program>();
const dataDirs = new Set<string>();
const madeFolders = new Map<number | undefined, Promise<string>>();
let folders = 0;

function newFolder(as: RunAs = {}): string {
  const folder = join(base, `data-${(folders += 1)}`);
  mkdirSync(folder);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  return folder;
}

/** A folder whose cluster stands already, as a copy of one that a program has made: making it is most of a first start. */
async function madeFolder(as: RunAs = {}): Promise<string> {
  const key = as.uid;
  const made = madeFolders.get(key) ?? makeFolder(as);
  madeFolders.set(key, made);
  const folder = newFolder(as);
  const { status } = spawnSync("cp", ["-a", `${await made}/.`, folder]);
  if (status !== 0) throw new Error("the folder could not be copied");
  return folder;
}

async function makeFolder(as: RunAs): Promise<string> {
  const folder = newFolder(as);
  const program = await running(folder, as);
  await program.end("SIGTERM");
  return folder;
}

function start(dataDir: string, as: RunAs = {}, rowBytes?: number): Program {
  const program = startProgram(dataDir, as, rowBytes);
  programs.add(program);
  dataDirs.add(dataDir);
  return program;
}

/** Started, open, and a first row written. */
async function running(dataDir: string, as: RunAs = {}, rowBytes?: number): Promise<Program> {
  const program = start(dataDir, as, rowBytes);
  await program.tells(/^WROTE/, 0);
  return program;
}

const serverOf = (dataDir: string) => findPostmaster(join(dataDir, "pg"));

async function rowsIn(dataDir: string): Promise<number[]> {
  const server = serverOf(dataDir);
  const client = new Client({ host: server?.socketFolder, user: appName, database: appName });
  await client.connect();
  const { rows } = await client.query<{ number: number }>("select number from written");
  await client.end();
  return rows.map(({ number }) => number);
}

/** Expects every row that the programs reported as written. */
async function expectKept(dataDir: string, ...writers: Program[]): Promise<void> {
  const written = writers
    .flatMap(({ told }) => told.filter((line) => line.startsWith("WROTE")))
    .map((line) => Number(line.slice(6)));
  const rows = new Set(await rowsIn(dataDir));
  expect(written.filter((number) => !rows.has(number))).toEqual([]);
  expect(written.length).toBeGreaterThan(0);
}

afterEach(async () => {
  for (const program of programs) await program.end("SIGKILL");
  programs.clear();
  for (const dataDir of dataDirs)
    if (existsSync(join(dataDir, "pg"))) await stopServer(join(dataDir, "pg"), "immediate");
  dataDirs.clear();
});

afterAll(() => {
  for (const mount of mounts) spawnSync("umount", [mount]);
  rmSync(base, { recursive: true, force: true });
});

describe.each(runners)("as %s", (_name, as) => {
  test("a cluster outlives a killed program, and the next one adopts it with every acknowledged row", async () => {
    const dataDir = await madeFolder(as);
    const first = await running(dataDir, as);
    const server = serverOf(dataDir);
    await first.tells(/^WROTE/);
    await first.end("SIGKILL");
    const second = await running(dataDir, as);
    expect(serverOf(dataDir)).toEqual(server);
    await expectKept(dataDir, first);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(serverOf(dataDir)).toBeUndefined();
    expect(existsSync(server?.socketFolder ?? "")).toBe(false);
  });

  test("a killed server is started again under a program that goes on", async () => {
    const dataDir = await madeFolder(as);
    const program = await running(dataDir, as);
    const before = program.told.length;
    process.kill(serverOf(dataDir)?.pid ?? 0, "SIGKILL");
    await program.tells(/^ERROR The database has stopped/, before);
    await program.tells(/^WARN The database runs again/, before);
    await program.tells(/^WROTE/);
    await expectKept(dataDir, program);
    expect(await program.end("SIGINT")).toBe(0);
  });

  test("two programs share one server, and the last to leave stops it", async () => {
    const dataDir = await madeFolder(as);
    const first = await running(dataDir, as);
    const server = serverOf(dataDir);
    const second = await running(dataDir, as);
    expect(await first.end("SIGTERM")).toBe(0);
    await second.tells(/^WROTE/);
    expect(serverOf(dataDir)).toEqual(server);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test("three that start together on an empty folder make one cluster", async () => {
    const dataDir = newFolder(as);
    const all = await Promise.all([1, 2, 3].map(() => running(dataDir, as)));
    expect(readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
    await expectKept(dataDir, ...all);
    expect(await Promise.all(all.map((program) => program.end("SIGTERM")))).toEqual([0, 0, 0]);
    expect(serverOf(dataDir)).toBeUndefined();
  });

  test("one that leaves and one that comes at the same moment both succeed", async () => {
    const dataDir = await madeFolder(as);
    let current = await running(dataDir, as);
    for (let round = 0; round < 4; round += 1) {
      const next = running(dataDir, as);
      await sleep(60 * round);
      expect(await current.end("SIGTERM")).toBe(0);
      current = await next;
    }
    expect(await current.end("SIGTERM")).toBe(0);
  });

  test("a kill in the middle of making the cluster leaves a folder that starts", async () => {
    const dataDir = newFolder(as);
    const killed = start(dataDir, as);
    while (!readdirSync(dataDir).some((name) => name.startsWith("pg.new-"))) await sleep(5);
    await sleep(100);
    await killed.end("SIGKILL");
    expect(existsSync(join(dataDir, "pg"))).toBe(false);
    const next = await running(dataDir, as);
    expect(await next.end("SIGTERM")).toBe(0);
    // Its initdb lives on without it, and may finish the folder that the next start has removed.
    await expect
      .poll(() => commandsWith(join(dataDir, "pg.new-")), { timeout: 20_000 })
      .toEqual([]);
    const last = await running(dataDir, as);
    expect(readdirSync(dataDir).sort()).toEqual(["pg", "pg.log"]);
    expect(await last.end("SIGTERM")).toBe(0);
  });

  test("after a power cut it starts, even when the old process id belongs to somebody else", async () => {
    const dataDir = await madeFolder(as);
    const first = await running(dataDir, as);
    const server = serverOf(dataDir);
    await first.end("SIGKILL");
    process.kill(server?.pid ?? 0, "SIGKILL");
    await sleep(200);
    const other = await running(await madeFolder(as), as);
    for (const file of [
      join(dataDir, "pg/postmaster.pid"),
      join(server?.socketFolder ?? "", ".s.PGSQL.5432.lock"),
    ])
      writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(other.pid)));
    await running(dataDir, as);
    await expectKept(dataDir, first);
  });

  test("a server whose socket was swept away is brought back", async () => {
    const dataDir = await madeFolder(as);
    const first = await running(dataDir, as);
    await first.end("SIGKILL");
    rmSync(serverOf(dataDir)?.socketFolder ?? "", { recursive: true });
    await running(dataDir, as);
    await expectKept(dataDir, first);
  });

  test("a cluster of another PostgreSQL is refused at once", async () => {
    const dataDir = newFolder(as);
    mkdirSync(join(dataDir, "pg"));
    if (as.uid && as.gid) chownSync(join(dataDir, "pg"), as.uid, as.gid);
    writeFileSync(join(dataDir, "pg/PG_VERSION"), "15\n");
    await refused(dataDir, as, /was made by PostgreSQL 15, and this program brings PostgreSQL 18/);
  });

  test("a folder of other things in the cluster's place is refused and left as it is", async () => {
    const dataDir = newFolder(as);
    mkdirSync(join(dataDir, "pg"));
    if (as.uid && as.gid) chownSync(join(dataDir, "pg"), as.uid, as.gid);
    writeFileSync(join(dataDir, "pg/letters.txt"), "dear");
    await refused(dataDir, as, /holds files that are no database/);
    expect(readdirSync(join(dataDir, "pg"))).toEqual(["letters.txt"]);
  });

  test("a data folder that is a file is refused", async () => {
    const dataDir = newFolder(as);
    writeFileSync(join(dataDir, "file"), "");
    await refused(join(dataDir, "file/data"), as, /is a file and not a folder/);
  });
});

/** Expects exit code 1 and one sentence, within the three seconds that a second start may take. */
async function refused(
  dataDir: string,
  as: RunAs,
  sentence: RegExp,
  withinMs = 3_000,
): Promise<void> {
  const program = start(dataDir, as);
  expect(await program.exit).toBe(1);
  const took = program.told.find((line) => line.startsWith("TOOK"))?.slice(5);
  expect(Number(took)).toBeLessThan(withinMs);
  const told = program.told.filter((line) => !/^(INFO|TOOK)/.test(line));
  expect(told).toEqual([expect.stringMatching(sentence)]);
}

describe.each(isRoot ? ["root"] : [])("%s", () => {
  test("works below a folder that the server's account cannot enter", async () => {
    const closed = newFolder();
    chmodSync(closed, 0o700);
    const dataDir = join(closed, "data");
    const program = await running(dataDir);
    expect(statSync(join(dataDir, "pg")).uid).not.toBe(0);
    expect(await program.end("SIGTERM")).toBe(0);
  });

  test("starts a cluster that root has copied to another place", async () => {
    const dataDir = newFolder();
    const program = await running(dataDir);
    await program.end("SIGTERM");
    const copy = join(newFolder(), "copied");
    spawnSync("cp", ["-r", dataDir, copy]);
    await running(copy);
    await expectKept(copy, program);
  });
});

describe.each(isRoot && user ? [user] : [])(
  "root and an ordinary user on one folder",
  (ordinary) => {
    test("root runs the cluster of a user as that user, who finds it as it was", async () => {
      const dataDir = newFolder(ordinary);
      const theirs = await running(dataDir, ordinary);
      const ours = await running(dataDir);
      expect(await theirs.end("SIGTERM")).toBe(0);
      expect(await ours.end("SIGTERM")).toBe(0);
      const again = await running(dataDir);
      expect(statSync(join(dataDir, "pg/postmaster.pid")).uid).toBe(ordinary.uid);
      expect(await again.end("SIGTERM")).toBe(0);
      await running(dataDir, ordinary);
      await expectKept(dataDir, theirs);
    });

    test("a user is told that the cluster of root is not theirs", async () => {
      const dataDir = newFolder(ordinary);
      const program = await running(dataDir);
      await program.end("SIGTERM");
      await refused(
        dataDir,
        ordinary,
        /belongs to another user \(uid \d+, this program runs as uid 65534\)/,
      );
    });

    test("a user is told that the data folder may not be written", async () => {
      await refused(newFolder(), ordinary, /may not be written by this user \(uid 65534\)/);
      await refused("/root/eternal-pro-data", ordinary, /may not be written by this user/);
    });
  },
);

/** A disk of this many megabytes; `undefined` where this machine does not let us mount one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = newFolder();
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  if (!isRoot || spawnSync("mount", options).status !== 0) return undefined;
  mounts.push(folder);
  return folder;
}

const disk = smallDisk(20);

describe.each(disk ? [disk] : [])("a full disk at %s", (dataDir) => {
  test("is told in one sentence, and with room the start succeeds", async () => {
    await refused(
      dataDir,
      {},
      /^REFUSED The disk that holds .+ is full: free some space/,
      Infinity,
    );
    spawnSync("mount", ["-o", "remount,size=200m", dataDir]);
    const program = await running(dataDir);
    expect(await program.end("SIGTERM")).toBe(0);
  });

  test("stops no program: it says so, and goes on when there is room again", async () => {
    const program = await running(dataDir, {}, 20_000);
    const fill = join(dataDir, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${fill}`, "bs=1M"]);
    const full = program.told.length;
    await program.tells(/^FAILED/, full);
    await program.tells(/^ERROR The disk that holds .+ has only 0 MB left/, full);
    rmSync(fill);
    const freed = program.told.length;
    await program.tells(/^WROTE/, freed);
    await program.tells(/^WARN The disk that holds .+ has room again/, freed);
    await expectKept(dataDir, program);
    expect(await program.end("SIGTERM")).toBe(0);
  });

  test("that ends the server itself is told, and the server comes back when there is room", async () => {
    const program = await running(dataDir);
    const fill = join(dataDir, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${fill}`, "bs=1M"]);
    const full = program.told.length;
    await writeLog(dataDir, 40).catch(() => undefined);
    await program.tells(/^ERROR The disk that holds .+ is full/, full);
    rmSync(fill);
    await program.tells(/^WARN The database runs again/, full);
    await program.tells(/^WROTE/);
    await expectKept(dataDir, program);
    expect(await program.end("SIGTERM")).toBe(0);
  });
});

/** Makes PostgreSQL's write-ahead log longer, which it cannot refuse with a mere error. */
async function writeLog(dataDir: string, megabytes: number): Promise<void> {
  const client = new Client({
    host: serverOf(dataDir)?.socketFolder,
    user: "postgres",
    database: "postgres",
  });
  client.on("error", () => undefined);
  await client.connect();
  await client.query(
    "select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, $1)",
    [megabytes],
  );
  await client.end();
}

/** The command lines of running programs that name a path. */
function commandsWith(path: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(join("/proc", pid, "cmdline"), "utf8");
      } catch {
        return "";
      }
    })
    .filter((command) => command.includes(path));
}
