/** Every kind of public page in both languages, as a visitor gets it: also those that only a booking or a fault brings. */
import type { Language } from "../../app/domain/language.ts";
import { pathTo } from "../../app/i18n/paths.ts";
import type { TestApp } from "../world/app.ts";
import { browserAt, type BrowserAt } from "../world/browser-at.ts";
import { addCar, book, plainSelection, tripAt } from "../casts/cast.ts";
import { formWith } from "../casts/sent-form.ts";
import { eminaTyped, filledForm, stepAddress } from "../casts/visitor.ts";

export type PublicPage = { name: string; status: number; html: string };

/** Opens them all. The app has to trust its proxy, because a visitor of each language has an address. */
export async function openPublicPages(site: TestApp, language: Language): Promise<PublicPage[]> {
  const browser = browserAt(site.app, language === "ba" ? "203.0.113.7" : "203.0.113.6");
  const pages: PublicPage[] = [];
  const keep = async (name: string, answer: Response) => {
    const html = await answer.text();
    pages.push({ name: `${language} ${name}`, status: answer.status, html });
    return html;
  };
  for (const path of await plainPaths(site, language)) await keep(path, await browser.get(path));
  await openFaults(browser, language, keep);
  await openBooking(site, browser, language, keep);
  await openReservation(site, browser, language, keep);
  return pages;
}

type Keep = (name: string, answer: Response) => Promise<string>;

/** Pages that need nothing but their address. */
async function plainPaths(site: TestApp, language: Language): Promise<string[]> {
  const { cars, priceList, legal } = await site.deps.catalogue.get();
  const prefix = language === "ba" ? "/ba" : "";
  const slug = (place: (typeof priceList.locations)[number]) =>
    language === "ba" ? place.slug.bs : place.slug.en;
  const [car] = cars;
  if (!car) throw new Error("there is no car");
  const { category, id } = car;
  return [
    pathTo("home", language),
    `${pathTo("home", language)}?pickupLocation=airport-tuzla&car=${id}`,
    pathTo("search", language),
    pathTo("vehicles", language),
    `${prefix}/vehicles?category=suv&transmission=automatic&maxPrice=900`,
    `${prefix}/vehicles?minPrice=999&maxPrice=1000`,
    pathTo("car", language, { category, id }),
    pathTo("locations", language),
    `${prefix}/locations?category=bus-stations`,
    ...priceList.locations.map((place) => pathTo("location", language, { slug: slug(place) })),
    pathTo("contact", language),
    pathTo("legal", language),
    ...legal.map(({ kind, version }) => `${prefix}/legal/${kind}/${version}`),
    pathTo("newsletter", language),
    pathTo("modify", language),
    pathTo("reservation-review", language),
    pathTo("street-map", language),
    `${prefix}/offline`,
    `${prefix}/nothing-here`,
    `${prefix}/locations/moon`,
    `${prefix}/reservation-confirmation/${"x".repeat(32)}`,
  ];
}

/** Forms that were filled in wrongly, or not at all. */
async function openFaults(browser: BrowserAt, language: Language, keep: Keep): Promise<void> {
  const contact = pathTo("contact", language);
  await keep(
    "message refused",
    await browser.post(contact, { name: "", email: "x", phone: "", message: "" }),
  );
  const message = { name: "Amra", email: "amra@example.com", phone: "", message: "Dobar dan!" };
  await keep("message sent", await browser.post(contact, message));
  const newsletter = pathTo("newsletter", language);
  await keep("address refused", await browser.post(newsletter, { email: "x" }));
  await keep("address asked", await browser.post(newsletter, { email: `${language}@example.com` }));
  await keep(
    "code refused",
    await browser.post(`${pathTo("modify", language)}?find`, { intent: "code", code: "EP-1" }),
  );
  const nowhere = `${pathTo("search", language)}?pickupLocation=moon&pickupDate=2020-02-31`;
  await keep("a trip that cannot be", await browser.get(nowhere));
}

/** From the search to the confirmation. */
async function openBooking(
  site: TestApp,
  browser: BrowserAt,
  language: Language,
  keep: Keep,
): Promise<void> {
  const name = `Golf ${language}`;
  const carId = await addCar(site.deps, { name, vehicles: 2 });
  const prefix = language === "ba" ? "ba/" : "";
  const step = (of: "search" | "extras" | "review", more = "") =>
    stepAddress(`${prefix}${of}` as "search", { car: String(carId), plan: "basic" }, more);
  await keep("results", await browser.get(step("search")));
  await keep("extras", await browser.get(step("extras", "&extra.gps=1&country=HR")));
  const review = await keep("review", await browser.get(step("review")));
  const post = (typed: Record<string, string>) =>
    browser.post(step("review"), Object.fromEntries(filledForm(review, typed)));
  await keep("review refused", await post({ email: "x", termsAccepted: "" }));
  await keep("review with another price", await post({ seenTotalCents: "1" }));
  const booked = await post({ email: `${language}@example.com` });
  const confirmation = booked.headers.get("Location");
  if (!confirmation) throw new Error(`the booking answered ${booked.status}`);
  await keep("confirmation", await browser.get(confirmation));
}

/** The pages of a customer's own reservation, and of the way to it. */
async function openReservation(
  site: TestApp,
  browser: BrowserAt,
  language: Language,
  keep: Keep,
): Promise<void> {
  const carId = await addCar(site.deps, { name: `Octavia ${language}`, vehicles: 2 });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
  const selection = plainSelection(carId);
  const { token, code } = await book(site.deps, { selection, trip, language });
  await keep("sheet", await browser.get(pathTo("reservation-review-of", language, { token })));
  await keep(
    "sheet asks for the name",
    await browser.post(pathTo("reservation-review", language), { intent: "code", code }),
  );
  const modify = `${pathTo("modify", language)}?find`;
  await keep("name", await browser.post(modify, { intent: "code", code }));
  const { firstName = "" } = eminaTyped;
  await browser.post(modify, { intent: "name", code, firstName });
  const change = pathTo("change", language);
  const html = await keep("change", await browser.get(change));
  const form = formWith(html, 'name="pickupLocation"');
  form.set("intent", "quote");
  form.set("dropoffDate", "2027-07-11");
  await keep("a price for the change", await browser.post(change, Object.fromEntries(form)));
  await openLetters(site, browser, language, keep);
}

/** Behind the links of the newsletter's letters. */
async function openLetters(
  site: TestApp,
  browser: BrowserAt,
  language: Language,
  keep: Keep,
): Promise<void> {
  const { rows } = await site.deps.pool.query<{ token: string }>(
    "select token from subscriber order by id desc limit 1",
  );
  const token = rows[0]?.token ?? "";
  for (const deed of ["confirm", "unsubscribe"])
    await keep(deed, await browser.get(`${pathTo("newsletter", language)}/${deed}/${token}`));
}
