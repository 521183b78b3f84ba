import { afterEach, expect, test, vi } from "vitest";
import { isSha256 } from "../../../domain/handovers/marks.ts";
import { fitWithin, shrinkPhoto } from "./shrink-photo.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1200, 1600, 1200],
  [640, 480, 640, 480],
  [9000, 3, 1600, 1],
])("a picture of %i by %i becomes %i by %i", (width, height, newWidth, newHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight });
});

/** A browser whose pictures are 4000 by 3000, and whose JPEG is always "abc"; it notes what it was asked. */
function browserWith(size = { width: 4000, height: 3000 }) {
  const asked: unknown[] = [];
  const closed: number[] = [];
  vi.stubGlobal("createImageBitmap", async (_: Blob, options?: ImageBitmapOptions) => {
    asked.push(options);
    const width = options?.resizeWidth ?? size.width;
    const height = options?.resizeHeight ?? size.height;
    return { width, height, close: () => closed.push(width) };
  });
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = () => ({ drawImage: (...place: unknown[]) => asked.push(place.slice(1)) });
      convertToBlob = async ({ type }: { type: string }) => new Blob(["abc"], { type });
    },
  );
  return { asked, closed };
}

test("a photo is decoded small, and named by the hash of what is sent", async () => {
  const { asked, closed } = browserWith();
  const shrunk = await shrinkPhoto(new Blob(["a photo"], { type: "image/heic" }));
  expect(asked).toEqual([
    undefined,
    { resizeWidth: 1600, resizeHeight: 1200, resizeQuality: "high" },
    [0, 0, 1600, 1200],
  ]);
  // The big one is let go before the small one is made.
  expect(closed).toEqual([4000, 1600]);
  if (!shrunk.ok) throw new Error(shrunk.reason);
  expect(shrunk.photo.sha256).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(isSha256(shrunk.photo.sha256)).toBe(true);
  expect(shrunk.photo.type).toBe("image/jpeg");
  expect(new TextDecoder().decode(shrunk.photo.bytes)).toBe("abc");
});

test("a small photo is decoded once", async () => {
  const { asked, closed } = browserWith({ width: 800, height: 600 });
  expect((await shrinkPhoto(new Blob(["a photo"]))).ok).toBe(true);
  expect(asked).toEqual([undefined, [0, 0, 800, 600]]);
  expect(closed).toEqual([800]);
});

test("a file that is no picture is refused, and a bug is not", async () => {
  vi.stubGlobal("createImageBitmap", () =>
    Promise.reject(new DOMException("no", "InvalidStateError")),
  );
  expect(await shrinkPhoto(new Blob(["text"]))).toEqual({ ok: false, reason: "no-picture" });
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new TypeError("a bug")));
  await expect(shrinkPhoto(new Blob(["text"]))).rejects.toThrow("a bug");
});
