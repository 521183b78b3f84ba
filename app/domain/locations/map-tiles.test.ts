import { expect, test } from "vitest";
import { defaultMapTiles, tileOrigin } from "./map-tiles.ts";

test("the origin of an address of pictures", () => {
  expect(tileOrigin(defaultMapTiles.url)).toBe("https://tile.openstreetmap.org");
  expect(tileOrigin("https://Tiles.Example.com:443/v1/{z}/{x}/{y}.png?key=a1")).toBe(
    "https://tiles.example.com",
  );
  expect(tileOrigin("http://127.0.0.1:8080/{y}/{z}?x={x}")).toBe("http://127.0.0.1:8080");
});

test.each([
  "",
  "tiles",
  "/{z}/{x}/{y}.png",
  "//tile.example.com/{z}/{x}/{y}.png",
  "https://tile.example.com",
  "https://tile.example.com/{z}/{x}.png",
  "https://tile.example.com/{z}/{x}/{y}/{y}.png",
  "https://{s}.example.com/{z}/{x}/{y}.png",
  "https://tile.example.com/{z}/{x}/{y}{r}.png",
  "https://{z}.example.com/{x}/{y}.png",
  "javascript:alert(1)//{z}/{x}/{y}",
  "data:image/png,{z}/{x}/{y}",
  "https://*/{z}/{x}/{y}.png",
  "https://user:word@tile.example.com/{z}/{x}/{y}.png",
  "https://tile.example.com:99999/{z}/{x}/{y}.png",
  "https://tile.example.com;script-src/{z}/{x}/{y}.png",
  "https://tile.example.com /{z}/{x}/{y}.png",
  "https://tile.example.com/{z}/{x}/{y}.png\nscript-src *",
])("%j names no single host that a page could admit", (url) => {
  expect(tileOrigin(url)).toBeUndefined();
});
