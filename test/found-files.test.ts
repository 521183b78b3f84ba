/** The files that other programs ask for by name: the picture of a shared link, the icons of the home screen, favicon.ico. */
import { once } from "node:events";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readHead } from "../app/routes/seo/read-head.ts";
import { testApp, type TestApp } from "./world/app.ts";

let site: TestApp;
let server: ReturnType<typeof serve>;
let origin = "";
// Over a connection, as other programs do: the headers of a file are complete only there.
beforeAll(async () => {
  site = await testApp({}, { files: true });
  server = serve({ fetch: site.app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server has no port");
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await once(server, "close");
  await site.close();
});

test.each([
  "/",
  "/ba",
  "/locations/airport-tuzla-rent-a-car",
  "/ba/locations/aerodrom-tuzla-iznajmljivanje-auta",
  "/cars/suv/17",
  "/ba/cars/suv/17",
])("the picture with which %s is shared is there, also for other sites", async (path) => {
  const { shared } = readHead(await (await fetch(origin + path)).text());
  const picture = await fetch(shared["og:image"] ?? "");
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(picture.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

test.each(["/manifest.webmanifest", "/ba/manifest.webmanifest"])(
  "every icon that %s names is there",
  async (path) => {
    const manifest: { icons: { src: string; type: string }[] } = await (
      await fetch(origin + path)
    ).json();
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(origin + src);
      expect(icon.status).toBe(200);
      expect(icon.headers.get("Content-Type")).toContain(type);
    }
  },
);

test("a program that asks for favicon.ico by name gets it", async () => {
  const icon = await fetch(`${origin}/favicon.ico`);
  expect(icon.status).toBe(200);
  expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
