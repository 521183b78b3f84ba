import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "../http/security-headers.ts";
import { photoFiles } from "./photo-files.ts";

let root: string;
let app: Hono;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "photos-"));
  const imagesDir = join(root, "images");
  await mkdir(join(imagesDir, "polo-front"), { recursive: true });
  const picture = sharp({ create: { width: 480, height: 320, channels: 3, background: "teal" } });
  await picture.clone().webp().toFile(join(imagesDir, "polo-front/480.webp"));
  await picture.clone().avif({ effort: 0 }).toFile(join(imagesDir, "polo-front/480.avif"));
  await writeFile(join(imagesDir, "polo-front/original.jpg"), "not for visitors");
  await writeFile(join(root, "480.webp"), "a file of the house");
  app = new Hono();
  app.use(securityHeaders(true));
  app.get("/photos/:file/:size", photoFiles({ imagesDir }));
});
afterAll(() => rm(root, { recursive: true }));

const get = async (path: string) => app.fetch(new Request(`http://site.test${path}`));

test.each([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
])("a photo is served for ever, as %s", async (format, type) => {
  const answer = await get(`/photos/polo-front/480.${format}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const { width } = await sharp(await answer.arrayBuffer()).metadata();
  expect(width).toBe(480);
});

test.each([
  "/photos/polo-front/960.webp",
  "/photos/polo-back/480.webp",
  "/photos/polo-front/original.jpg",
  "/photos/polo-front/480.webp%00",
  "/photos/polo-front/480.WEBP",
  "/photos/polo-front/0480.webp",
  "/photos/polo-front/99999999999999999999.webp",
  "/photos/../480.webp",
  "/photos/%2e%2e/480.webp",
  "/photos/..%2f/480.webp",
  "/photos/%2e%2e%2f%2e%2e/480.webp",
  "/photos/polo-front%2f..%2f../480.webp",
  "/photos/..%5c..%5c/480.webp",
  "/photos/polo-front/..%2f..%2f480.webp",
  "/photos/polo--front/480.webp",
  "/photos/-/480.webp",
  `/photos/${"a".repeat(5000)}/480.webp`,
  "/photos/%ff/480.webp",
])("%s is no picture", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(answer.headers.get("Cache-Control")).not.toBe("public, max-age=31536000, immutable");
  expect(await answer.text()).not.toContain("of the house");
});

test("without a folder there are no photos", async () => {
  const bare = new Hono().get("/photos/:file/:size", photoFiles({}));
  const answer = await bare.fetch(new Request("http://site.test/photos/polo-front/480.webp"));
  expect(answer.status).toBe(404);
});
