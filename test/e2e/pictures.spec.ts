// covers: routes/admin/fleet/car/pictures, routes/site/fleet/car
import { expect, type Page } from "@playwright/test";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";

// A car whose photo has no files would stand in the lists of all other stories.
test.describe.configure({ mode: "serial", timeout: 120_000 });

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await openOwnProduct();
});
test.afterAll(() => product?.close());

const at = (path: string) => product.origin + path;

/** What the first picture of the page shows, once it has loaded something. */
async function shownPicture(page: Page): Promise<string> {
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

/** The path of a car's page, once the page shows a photo of this name. */
async function addressOf(page: Page, car: number, file: string): Promise<string> {
  let address = "";
  await expect(async () => {
    const list = await (await page.request.get(at("/vehicles"))).text();
    address = new RegExp(`/cars/\\w+/${car}\\b`).exec(list)?.[0] ?? "";
    expect(await (await page.request.get(at(address))).text()).toContain(file);
  }).toPass();
  return address;
}

test("a photo without files falls to the drawing, with scripts of the page or before them @phone", async ({
  page,
}) => {
  const [car, file] = [12, "lost"];
  await runInStory(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs)
     values ($1, $2, 960, 640, '{480,960}', 'Seen from the front', 'Pogled sprijeda')`,
    [car, file],
    product.dataDir,
  );
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
  });
  const address = await addressOf(page, car, file);
  asked.length = 0;
  // Slow scripts: the pictures fail before anything listens.
  await page.route("**/entry.client-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(at(address));
  expect(await shownPicture(page)).toMatch(/^\/drawings\//);
  expect(asked.filter((path) => path.startsWith(`/photos/${file}/`)).length).toBeGreaterThanOrEqual(
    2,
  );
  await expect(page.getByRole("img", { name: "Seen from the front", exact: true })).toBeVisible();
});

test("where nothing can be shown, the words say so @phone", async ({ page }) => {
  const [car, file] = [14, "gone"];
  await runInStory(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs)
     values ($1, $2, 960, 640, '{480}', 'Seen from behind', 'Pogled straga')`,
    [car, file],
    product.dataDir,
  );
  await page.route("**/drawings/**", (route) => route.abort());
  for (const [prefix, name] of [
    ["", "Seen from behind. Image loading failed"],
    ["/ba", "Pogled straga. Slika se nije učitala"],
  ] as const) {
    const address = prefix + (await addressOf(page, car, file));
    await page.goto(at(address));
    await expect(page.getByRole("img", { name, exact: true })).toHaveCount(1);
  }
});

test("a drawing that failed once is asked for again @phone", async ({ page }) => {
  await page.route("**/drawings/**", (route) =>
    route.request().url().endsWith("?again") ? route.continue() : route.abort(),
  );
  await page.goto(at("/cars/economy/1"));
  expect(await shownPicture(page)).toMatch(/^\/drawings\//);
});
