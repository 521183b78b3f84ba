import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testApp, testNow, type TestApp } from "../../../test/world/app.ts";
import { flushPageCounts } from "../../server/visits/page-counter.ts";
import { flushPlainCounts } from "../../server/visits/plain-counter.ts";

let site: TestApp;
let tagged: TestApp;
let now = testNow;
beforeAll(async () => {
  const clock = { now: () => now };
  const findPlace = (address: string) => (address === "unknown" ? { country: "BA" } : {});
  site = await testApp({ clock, findPlace });
  tagged = await testApp({ analyticsTag: "https://tags.example/tag.js?id=GTM-1" });
});
afterAll(async () => {
  await site.close();
  await tagged.close();
});
beforeEach(async () => {
  now = testNow;
  await flushPageCounts(site.deps);
  await site.owner.query("truncate visit, page_view, page_count, rate_limit");
});

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const person = { "User-Agent": phone };
const inside = { ...person, "Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "cors" };

const counted = async () => {
  await flushPageCounts(site.deps);
  const { rows } = await site.deps.pool.query(
    `select path, language, device_type as device, browser, referrer_host as referrer, country, hits
     from page_count order by path, language, referrer_host`,
  );
  return rows as unknown[];
};
const read = async (path: string, headers: Record<string, string> = person) => {
  const answer = await site.get(path, headers);
  return { status: answer.status, text: await answer.text() };
};

describe("a page that is shown", () => {
  test("is counted, whether it was made or came from memory", async () => {
    const get = vi.spyOn(site.deps.catalogue, "get");
    await read("/contact");
    get.mockClear();
    await read("/contact");
    await read("/contact");
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
    expect(await counted()).toEqual([
      {
        path: "/contact",
        language: "en-us",
        device: "mobile",
        browser: "Chrome",
        referrer: "",
        country: "BA",
        hits: 3,
      },
    ]);
  });

  test("is counted in its language, with the host that it was come to from", async () => {
    await read("/ba/vehicles?category=suv", { ...person, Referer: "https://www.google.com/x?q=y" });
    await read("/ba/vehicles", { ...person, Referer: "http://site.test/ba", Host: "site.test" });
    expect(await counted()).toMatchObject([
      { path: "/vehicles", language: "ba", referrer: "", hits: 1 },
      { path: "/vehicles", language: "ba", referrer: "www.google.com", hits: 1 },
    ]);
  });

  test("is counted when it is changed to inside the browser, and not when a filter is", async () => {
    const from = (path: string) => ({ ...inside, Referer: `http://site.test${path}` });
    expect((await read("/ba/vehicles.data", from("/ba"))).status).toBe(200);
    await read("/ba/vehicles.data?category=suv", from("/ba/vehicles"));
    await read("/_.data", from("/vehicles"));
    await read("/ba.data", inside);
    expect(await counted()).toMatchObject([
      { path: "/", language: "ba", hits: 1 },
      { path: "/", language: "en-us", hits: 1 },
      { path: "/vehicles", language: "ba", hits: 1 },
    ]);
  });

  test("is counted once when it sends a person to their language first", async () => {
    expect((await read("/contact", { ...person, "Accept-Language": "bs" })).status).toBe(302);
    await read("/ba/contact", { ...person, "Accept-Language": "bs" });
    expect(await counted()).toMatchObject([{ path: "/contact", language: "ba", hits: 1 }]);
  });

  test("keeps no token that it was opened with", async () => {
    for (const path of ["/newsletter/confirm/secret-1", "/ba/reservationreview/secret-2"]) {
      await read(path);
    }
    expect(JSON.stringify(await counted())).not.toContain("secret");
  });

  test("at midnight in Sarajevo is one of the next day", async () => {
    now = Date.parse("2026-11-21T22:59:00Z");
    await read("/contact");
    now = Date.parse("2026-11-21T23:01:00Z");
    await read("/contact");
    await counted();
    const { rows } = await site.deps.pool.query("select day::text from page_count order by 1");
    expect(rows).toEqual([{ day: "2026-11-21" }, { day: "2026-11-22" }]);
  });
});

describe("nobody is counted who", () => {
  test.each([
    ["is a bot", "/contact", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["names no browser", "/contact", {}],
    ["only fetches ahead", "/contact", { ...person, "Sec-Purpose": "prefetch;prerender" }],
    ["fetches ahead the old way", "/contact", { ...person, Purpose: "prefetch" }],
    ["fetches ahead with Mozilla", "/contact", { ...person, "X-Moz": "prefetch" }],
    ["is a program inside a page", "/contact", inside],
    ["fetches data ahead", "/vehicles.data", { ...inside, "Sec-Purpose": "prefetch" }],
    ["finds nothing", "/no-such-page", person],
    ["finds no such place", "/locations/no-such-place", person],
    ["asks for health", "/healthz", person],
    ["asks for a drawing", "/drawings/sedan/c0ffee.svg", person],
    ["opens the back office", "/admin/first-owner/x", person],
    ["is of the staff", "/contact", { ...person, Cookie: "a=b; ep_staff=x.y" }],
    ["is of the staff, over TLS", "/contact", { ...person, Cookie: "__Host-ep_staff=x.y" }],
  ])("%s", async (_, path, headers) => {
    await read(path, headers);
    expect(await counted()).toEqual([]);
  });

  test("asks for its head only, or sends a form", async () => {
    await site.app.fetch(
      new Request("http://site.test/contact", { method: "HEAD", headers: person }),
    );
    await site.post("/newsletter", new URLSearchParams({ email: "x" }));
    expect(await counted()).toEqual([]);
  });
});

test("programs are not dropped but counted by their kind, the staff nowhere", async () => {
  // What the tests above have counted.
  await flushPlainCounts(site.deps);
  await site.owner.query("truncate plain_count");
  for (const name of ["Googlebot/2.1", "Googlebot/2.1", "GPTBot/1.2", "curl/8.9.1"])
    await read("/contact", { "User-Agent": name });
  await read("/contact", {});
  await read("/contact", { "User-Agent": "Googlebot/2.1", Cookie: "ep_staff=x.y" });
  await flushPlainCounts(site.deps);
  const { rows } = await site.deps.pool.query(
    "select value, hits from plain_count where subject = 'bot' order by value",
  );
  expect(rows).toEqual([
    { value: "ai", hits: 1 },
    { value: "search", hits: 2 },
    { value: "tool", hits: 1 },
    { value: "unnamed", hits: 1 },
  ]);
});

test("a page is shown although nothing can be counted", async () => {
  await site.owner.query("alter table page_count rename to away");
  expect((await read("/contact")).status).toBe(200);
  await flushPageCounts(site.deps);
  await site.owner.query("alter table away rename to page_count");
  expect((await read("/contact")).status).toBe(200);
  expect(await counted()).toMatchObject([{ path: "/contact", hits: 2 }]);
});

const session = "0b6f2f0e-7a52-4c1e-9f0a-3d1c2b3a4d5e";
const view = "11111111-1111-4111-8111-111111111111";
const start = { kind: "start", session, view, path: "/vehicles", language: "ba" };
const tell = (
  body: string | undefined,
  headers: Record<string, string> = {},
  method = "POST",
): Promise<Response> =>
  Promise.resolve(
    site.app.fetch(
      new Request("http://site.test/visits", {
        method,
        ...(body !== undefined && { body }),
        headers: {
          Origin: "http://site.test",
          Host: "site.test",
          "Content-Type": "application/json",
          ...person,
          ...headers,
        },
      }),
    ),
  );
const tellJson = (event: unknown, headers?: Record<string, string>) =>
  tell(JSON.stringify(event), headers);
const kept = async () => {
  const { rows } = await site.deps.pool.query(
    `select session_id, entry_page, exit_page, device_type, country, path, seconds_spent
     from visit left join page_view on visit.id = visit_id order by page_view.id`,
  );
  return rows as unknown[];
};

describe("what a browser tells", () => {
  test("is kept and answered with nothing", async () => {
    const answer = await tellJson(start);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const told = { kind: "view", session, view, path: "/vehicles", seconds: 7, leaves: true };
    const beacon = await tellJson(told, { "Content-Type": "text/plain;charset=UTF-8" });
    expect(beacon.status).toBe(204);
    expect(await kept()).toEqual([
      {
        session_id: session,
        entry_page: "/vehicles",
        exit_page: "/vehicles",
        device_type: "mobile",
        country: "BA",
        path: "/vehicles",
        seconds_spent: 7,
      },
    ]);
  });

  test("is forgotten when it is asked to be", async () => {
    await tellJson(start);
    expect((await tellJson({ kind: "forget", session })).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["an empty text", ""],
    ["no JSON", "{"],
    ["another thing", "[]"],
    ["a forged path", JSON.stringify({ ...start, path: "//evil.example/x" })],
    ["a page that is none", JSON.stringify({ ...start, path: "/admin/secret" })],
    ["a place that is none", JSON.stringify({ ...start, path: "/locations/no-such-place" })],
    ["markup", JSON.stringify({ ...start, referrer: "<script>.example" })],
    ["a NUL", JSON.stringify({ ...start, path: "/vehicles\0" })],
    ["half a letter", JSON.stringify({ ...start, path: "/\ud800" })],
    ["a guessable session", JSON.stringify({ ...start, session: "1" })],
    ["something more", JSON.stringify({ ...start, user: "amra" })],
  ])("is refused when it is wrong: %s", async (_, body) => {
    expect((await tell(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("of a visit that nobody knows is not found", async () => {
    expect((await tellJson({ kind: "view", session, view, path: "/" })).status).toBe(404);
  });

  test.each([
    ["a megabyte", "x".repeat(1_000_000)],
    ["a few kilobytes", JSON.stringify({ ...start, referrer: "x".repeat(3000) })],
  ])("is not read when it is %s", async (_, body) => {
    expect((await tell(body)).status).toBe(413);
    expect(await kept()).toEqual([]);
  });

  test("that does not say its length is stopped as well", async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(new Uint8Array(1000));
        controller.close();
      },
    });
    const request = new Request("http://site.test/visits", {
      method: "POST",
      body,
      headers: { ...person, "Content-Type": "application/json" },
      duplex: "half",
    } as RequestInit);
    expect((await site.app.fetch(request)).status).toBe(413);
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "image/png"])(
    "is not read as %s",
    async (type) => {
      expect((await tellJson(start, { "Content-Type": type })).status).toBe(415);
    },
  );

  test.each(["GET", "PUT", "DELETE"])("is not asked for with %s", async (method) => {
    const answer = await tell(method === "GET" ? undefined : "{}", {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
  });

  test("on another site's page is not ours to hear", async () => {
    const answer = await tellJson(start, { Origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["a bot", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["one with Global Privacy Control", { "Sec-GPC": "1" }],
    ["one with Do Not Track", { DNT: "1" }],
  ])("is answered and not kept when it is %s", async (_, headers) => {
    expect((await tellJson(start, headers)).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test("in a flood is stopped", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 95; count += 1) {
      const id = `0b6f2f0e-7a52-4c1e-9f0a-0000000000${String(count).padStart(2, "0")}`;
      statuses.push((await tellJson({ ...start, session: id, view: id })).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(90);
    const refused = await tellJson(start);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  });
});

describe("the content policy", () => {
  const policy = async ({ get }: TestApp, path: string) =>
    (await get(path)).headers.get("Content-Security-Policy") ?? "";
  const parts = (text: string) => text.replace(/'nonce-[^']+'/, "'nonce'").split("; ");

  test("admits no other house while no tag is set", async () => {
    for (const path of ["/", "/ba/contact", "/search", "/no-such-page"]) {
      const said = parts(await policy(site, path));
      expect(said).toContain("script-src 'self' 'nonce'");
      expect(said).toContain("connect-src 'self'");
    }
  });

  test("admits the origin of the tag and nothing else, also on a page from memory", async () => {
    for (const path of ["/", "/", "/ba/contact", "/search"]) {
      const said = parts(await policy(tagged, path));
      expect(said).toContain("script-src 'self' 'nonce' https://tags.example");
      expect(said).toContain("connect-src 'self' https://tags.example");
      const plain = parts(await policy(site, path));
      expect(said.filter((part) => !plain.includes(part))).toHaveLength(2);
    }
  });

  describe("with the hosts that the tag may reach", () => {
    const hosts = ["www.googletagmanager.com", "*.google-analytics.com"];
    const agreed = { Cookie: "preferred-language=en-us; visit-consent=yes" };
    const set = async (app: TestApp, value: unknown) => {
      await app.owner.query(
        `insert into setting (key, value) values ('tag_hosts', $1)
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
      await app.deps.catalogue.refresh();
    };
    const policyOf = async ({ get }: TestApp, path: string, headers = {}) =>
      parts((await get(path, headers)).headers.get("Content-Security-Policy") ?? "");
    beforeAll(async () => {
      await set(site, hosts);
      await set(tagged, hosts);
    });
    afterAll(async () => {
      await set(site, []);
      await set(tagged, []);
    });

    test("admits them to whoever has agreed, also on a page from memory and one that is not there", async () => {
      const reached = "https://www.googletagmanager.com https://*.google-analytics.com";
      for (const path of ["/contact", "/contact", "/search", "/no-such-page"]) {
        const said = await policyOf(tagged, path, agreed);
        expect(said).toContain(`script-src 'self' 'nonce' https://tags.example ${reached}`);
        expect(said).toContain(`connect-src 'self' https://tags.example ${reached}`);
        expect(said).toContain(`img-src 'self' data: ${reached}`);
        expect(said).toContain("default-src 'self'");
        expect(said.filter((part) => part.includes("google"))).toHaveLength(3);
      }
    });

    test.each([
      ["nobody who has said nothing", {}],
      ["nobody who has refused", { Cookie: "visit-consent=no" }],
      ["nobody with another cookie", { Cookie: "x-visit-consent=yes; visit-consents=yes" }],
    ])("and to %s", async (_, headers) => {
      for (const path of ["/contact", "/", "/search"])
        expect((await policyOf(tagged, path, headers)).join(" ")).not.toContain("google");
    });

    test("and none where no tag is set, nor in the back office", async () => {
      expect((await policyOf(site, "/contact", agreed)).join(" ")).not.toContain("google");
      for (const path of ["/admin/login", "/ba/admin/login", "/admin"])
        expect((await policyOf(tagged, path, agreed)).join(" ")).not.toContain("google");
    });

    test("pages say that there are some, and never which", async () => {
      const shown = await (await tagged.get("/vehicles")).text();
      expect(shown).toContain("tagHasHosts");
      expect(shown).not.toContain("google-analytics");
    });
  });

  test("pages know the tag only when there is one", async () => {
    expect(await (await tagged.get("/")).text()).toContain("https://tags.example/tag.js");
    expect(await (await site.get("/")).text()).not.toContain("analyticsTag");
  });
});
