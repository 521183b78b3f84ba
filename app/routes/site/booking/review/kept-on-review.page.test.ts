import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filledForm, stepAddress, valueOf } from "../../../../../test/casts/visitor.ts";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** A browser: its name, and the cookies that it has been given. */
function openBrowser(name = "Firefox") {
  const jar = new Map<string, string>();
  const ask = async (path: string, form?: URLSearchParams) => {
    const headers: Record<string, string> = {
      "User-Agent": name,
      Host: "site.test",
      Cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; "),
    };
    if (form) headers.Origin = "http://site.test";
    const url = `http://site.test${path}`;
    const answer = await site.app.fetch(
      new Request(url, form ? { method: "POST", body: form, headers } : { headers }),
    );
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      if (cookie.includes("Max-Age=0")) jar.delete(key);
      else jar.set(key, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get("Location") ?? "",
      html: await answer.text(),
      cache: answer.headers.get("Cache-Control"),
    };
  };
  return { jar, ask };
}

const weekOf = (month: string) => ({
  pickupDate: `2027-${month}-05`,
  dropoffDate: `2027-${month}-09`,
});
const words = bookingWords("en-us").review;
const bookIn = async (browser: ReturnType<typeof openBrowser>, path: string, typed = {}) =>
  browser.ask(path, filledForm((await browser.ask(path)).html, typed));

describe("after booking", () => {
  const path = stepAddress("review", { car: "5", ...weekOf("03") });
  const browser = openBrowser();

  test("the way back leads to what was booked, and on to it", async () => {
    const { status, to } = await bookIn(browser, path);
    expect(status).toBe(303);
    const back = await browser.ask(path);
    expect(back.cache).toContain("no-store");
    expect(back.html).toContain("You have just booked this: EP-");
    expect(back.html).toContain(`href="${to}"`);
    expect(back.html).not.toContain('name="firstName"');
    const bosnian = await browser.ask(stepAddress("ba/review", { car: "5", ...weekOf("03") }));
    expect(bosnian.html).toContain("Upravo ste rezervisali: EP-");
  });

  test("another trip, and another browser, get the form", async () => {
    const other = await browser.ask(stepAddress("review", { car: "5", ...weekOf("04") }));
    expect(other.html).toContain('name="submissionKey"');
    expect((await openBrowser().ask(path)).html).toContain('name="submissionKey"');
  });

  test("a reservation that was cancelled meanwhile is said to be so", async () => {
    await site.deps.pool.query("update reservation set status = 'cancelled' where car_id = 5");
    const back = await browser.ask(path);
    expect(back.html).toMatch(/Reservation EP-[\w-]+ has been cancelled/);
    expect(back.html).toContain("&amp;again=1");
    expect((await browser.ask(`${path}&again=1`)).html).toContain('value="book-again"');
  });
});

describe("the same person, car and trip once more", () => {
  const path = stepAddress("review", { car: "4", ...weekOf("05") });

  test("is asked about, also without scripts, and booked when it is meant", async () => {
    const browser = openBrowser();
    const tab = (await browser.ask(path)).html;
    const first = await bookIn(browser, path);
    const asked = await browser.ask(path, filledForm(tab));
    expect(asked.status).toBe(409);
    expect(asked.html).toContain(words.twiceTitle);
    expect(asked.html).toMatch(/booked as EP-/);
    expect(asked.html).toContain(`href="${first.to}"`);
    expect(asked.html).toContain('value="book-again"');
    const meant = filledForm(asked.html, { intent: "book-again" });
    const second = await browser.ask(path, meant);
    expect(second.status).toBe(303);
    expect(second.to).not.toBe(first.to);
    expect((await browser.ask(path, meant)).to).toBe(second.to);
  });

  test("in another browser the question does not name the reservation", async () => {
    const asked = await bookIn(openBrowser("Chrome"), path);
    expect(asked.status).toBe(409);
    expect(asked.html).toContain(words.twiceTitle);
    expect(asked.html).not.toMatch(/EP-\w{5}-/);
    expect(asked.html).not.toContain("reservation-confirmation/");
  });
});

describe("what is typed", () => {
  const week = { car: "2", ...weekOf("06") };
  const path = stepAddress("review", week);
  const about = `?${path.split("?")[1]}`;
  const typed = { firstName: "Đenana", email: "d@example.org", privacyAccepted: "on" };
  const keep = (browser: ReturnType<typeof openBrowser>) =>
    browser.ask("/typed-details", new URLSearchParams({ ...typed, about }));

  test("comes back after a reload and in the other language, and is nowhere to be read", async () => {
    const browser = openBrowser();
    expect((await keep(browser)).status).toBe(204);
    expect([...browser.jar.values()].join()).not.toContain("example");
    const { html } = await browser.ask(path);
    expect(valueOf(html, "firstName")).toBe("Đenana");
    expect(html).toMatch(/name="privacyAccepted"[^>]*checked/);
    const bosnian = await browser.ask(stepAddress("ba/review", week));
    expect(valueOf(bosnian.html, "email")).toBe("d@example.org");
  });

  test("comes back for another trip without what was accepted", async () => {
    const browser = openBrowser();
    await keep(browser);
    const { html } = await browser.ask(stepAddress("review", { ...week, ...weekOf("07") }));
    expect(valueOf(html, "firstName")).toBe("Đenana");
    expect(html).not.toMatch(/name="privacyAccepted"[^>]*checked/);
  });

  test("waits while the trip of the page has lapsed", async () => {
    const browser = openBrowser();
    await keep(browser);
    const past = { ...week, pickupDate: "2020-06-05", dropoffDate: "2020-06-09" };
    expect((await browser.ask(stepAddress("ba/review", past))).status).toBe(400);
    expect(valueOf((await browser.ask(path)).html, "firstName")).toBe("Đenana");
  });

  test("of another browser, or of yesterday, is a sentence, once", async () => {
    const [mine, other] = [openBrowser(), openBrowser("Chrome")];
    await keep(mine);
    other.jar.set("ep_details", mine.jar.get("ep_details") ?? "");
    const { html, status } = await other.ask(path);
    expect(status).toBe(200);
    expect(html).toContain(words.typedLost);
    expect(html).not.toContain("Đenana");
    expect((await other.ask(path)).html).not.toContain(words.typedLost);
  });

  test("is kept with a refused form, and forgotten with a booking", async () => {
    const browser = openBrowser();
    expect((await bookIn(browser, path, { termsAccepted: "" })).status).toBe(400);
    expect(valueOf((await browser.ask(path)).html, "firstName")).toBe("Emina");
    expect((await bookIn(browser, path)).status).toBe(303);
    expect(browser.jar.has("ep_details")).toBe(false);
  });

  test("is taken by POST alone, and not beyond what a browser keeps", async () => {
    const browser = openBrowser();
    expect((await browser.ask("/typed-details")).status).toBe(405);
    const long = new URLSearchParams({ firstName: "x".repeat(4000) });
    expect((await browser.ask("/typed-details", long)).status).toBe(413);
    expect(browser.jar.size).toBe(0);
  });
});
