import { expect, test } from "vitest";
import { rereadUnlessDown } from "./reread.ts";

const currentUrl = new URL("https://eternal.test/admin/account?done=1");

test("a page is read anew after its own forms, refused ones too, and not after those of other pages", () => {
  const own = { currentUrl, formAction: "/admin/account?done=1" };
  expect(rereadUnlessDown({ ...own, actionStatus: 409 })).toBe(true);
  expect(rereadUnlessDown({ ...own, actionStatus: 503 })).toBe(false);
  expect(rereadUnlessDown({ currentUrl, formAction: "/admin/look", actionStatus: 200 })).toBe(
    false,
  );
  expect(rereadUnlessDown({ currentUrl })).toBe(true);
});
