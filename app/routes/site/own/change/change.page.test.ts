import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { addCar, book, jonas, plainSelection } from "../../../../../test/casts/cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { languages } from "../../../../domain/language.ts";
import type { Selection, Trip } from "../../../../domain/reservations/trip/trip.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";

let now = testNow;
let site: TestApp;
let golf = 0;
let tiguan = 0;
beforeAll(async () => {
  site = await testApp({ clock: { now: () => now } });
  golf = await addCar(site.deps, { name: "Golf Test", vehicles: 60 });
  tiguan = await addCar(site.deps, { name: "Tiguan Test", vehicles: 1, perDayCents: 5100 });
});
beforeEach(() => (now = testNow));
afterAll(() => site.close());

const english = "/modify-reservation/details";
const bosnian = `/ba${english}`;
const week: Trip = {
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt: "2027-05-03T10:00",
  dropoffAt: "2027-05-07T10:00",
};

type Wish = { trip?: Trip; selection?: Partial<Selection>; couponCode?: string };

/** A new reservation for one test, and a browser that has opened it. */
async function opened({ trip = week, selection = {}, couponCode }: Wish = {}) {
  const details = { ...jonas, flightNumber: "W6 4252", couponCode };
  const chosen = { ...plainSelection(golf), ...selection };
  const { token, code } = await book(site.deps, { trip, selection: chosen, details });
  const cookie = () => {
    const expiresAt = now + 60_000;
    return `preferred-language=en-us; ep_reservation=${makePass(site.deps.signingKey, { token, expiresAt })}`;
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { Cookie: cookie(), Origin: "http://site.test", Host: "site.test" };
    const answer = await site.app.fetch(
      new Request(`http://site.test${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    );
    return { status: answer.status, headers: answer.headers, html: plain(await answer.text()) };
  };
  const post = (path: string, form: URLSearchParams | FormData) =>
    ask(path, { method: "POST", body: form });
  return {
    token,
    code,
    get: (path: string) => ask(path),
    post,
    kept: () => findReservation(site.deps, { token }),
    /** Fills in the form of the page and asks for the price. */
    quote: async (path: string, typed: Record<string, string>) => {
      const form = formWith((await ask(path)).html, 'name="pickupLocation"');
      for (const [name, value] of Object.entries(typed)) form.set(name, value);
      form.set("intent", "quote");
      return post(path, form);
    },
  };
}

type Visitor = Awaited<ReturnType<typeof opened>>;

/** Returns the page's text, without React's marks between texts and non-breaking spaces. */
function plain(html: string): string {
  return html
    .replaceAll(/<!-- ?-->/g, "")
    .replaceAll("\u00a0", " ")
    .replaceAll("&#x27;", "'");
}

const accept = (html: string) => {
  const form = formWith(html, 'name="seenTotalCents"');
  form.set("intent", "accept");
  return form;
};

/** Books every vehicle of a car, so that none is left. */
async function take(carId: number, trip: Trip, times: number) {
  for (let time = 0; time < times; time += 1) {
    await book(site.deps, { trip, selection: plainSelection(carId), details: jonas });
  }
}

async function change(text: string, values: unknown[] = []) {
  await site.deps.pool.query(text, values);
  await site.deps.catalogue.refresh();
}

describe("the page", () => {
  test("shows the reservation, until when changes are free, and every task", async () => {
    const { get, code, token } = await opened();
    const { status, html } = await get(english);
    expect(status).toBe(200);
    for (const text of [
      code,
      "Confirmed",
      "Golf Test",
      "Mon 3 May 10:00",
      "Tuzla airport",
      "€120.00",
      "Free to change or cancel until Sat 1 May, 10:00",
      "After that, or if you do not come, we may charge one rental day, €30.00.",
      "Dates and places",
      "Protection, extras, countries",
      "Flight number and phone",
      "I’m late",
      "Cancel the reservation",
      `/reservation-confirmation/${token}/reservation.pdf`,
      `/reservation-confirmation/${token}/reservation.ics`,
      "Same as last time",
      "Another reservation",
      'value="W6 4252"',
      'value="030 901820"',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/<img[^>]*src="\/drawings\/[\s\S]*?Golf Test[\s\S]*?Compact, manual/);
  });

  test("in Bosnian", async () => {
    const { get } = await opened();
    const { html } = await get(bosnian);
    for (const text of [
      "Potvrđena",
      "Besplatna izmjena i otkazivanje do subote, 1. maja u 10:00",
      "jedan dan najma (30,00 €)",
      "Zaštita, dodaci, države",
      "Otkažite rezervaciju",
      "Isto kao prošli put",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("What would you like");
  });

  test("says in figures what may be charged once the free time is over", async () => {
    const { get } = await opened();
    now = Date.parse("2027-05-01T10:01:00+02:00");
    const { html } = await get(english);
    expect(html).toContain("Changing and cancelling were free until Sat 1 May, 10:00.");
    expect(html).toContain(
      "If you change or cancel now, or if you do not come, we may charge one rental day, €30.00.",
    );
    expect((await get(bosnian)).html).toContain(
      "Ako sada izmijenite ili otkažete, ili ako ne dođete, možemo naplatiti jedan dan najma (30,00 €).",
    );
  });

  test("offers the cars of the trip with what each would change", async () => {
    const { get } = await opened();
    const { html } = await get(english);
    expect(html).toContain("your car");
    expect(html).toMatch(/Tiguan Test.{0,200}€84\.00 more/s);
  });

  test("is kept by nobody, told to nobody, and lengthens the session", async () => {
    const { get, quote } = await opened();
    for (const { headers } of [await get(english), await quote(english, { phone: "" })]) {
      expect(headers.get("Cache-Control")).toContain("no-store");
      // A form on a page that sends no origin would be refused as a stranger's.
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
      expect(headers.get("Set-Cookie")).toContain("ep_reservation=");
    }
  });

  test("puts nothing personal into an address", async () => {
    const { get, quote, code } = await opened();
    for (const { html } of [await get(english), await quote(english, { dropoffTime: "16:00" })]) {
      const addresses = [...html.matchAll(/(?:href|action|formaction)="([^"]*)"/gi)]
        .map(([, to]) => to ?? "")
        // Names of built files contain letters and digits of their own.
        .filter((to) => !to.startsWith("/assets/"));
      const personal = addresses.filter((to) => /jonas|901820|Weber|W6/i.test(to));
      expect(personal).toEqual([]);
      expect(addresses.filter((to) => to.includes(code) && !to.includes("wa.me"))).toEqual([]);
    }
  });

  test("without a session leads to step one, also with a form", async () => {
    const form = new URLSearchParams({ intent: "cancel" });
    for (const [path, to] of [
      [english, "/modify-reservation?expired"],
      [bosnian, "/ba/modify-reservation?expired"],
    ] as const) {
      const headers = { Cookie: "preferred-language=en-us" };
      const answers = [await site.get(path, headers), await site.post(path, form)];
      for (const answer of answers) {
        expect([302, 303]).toContain(answer.status);
        expect(answer.headers.get("Location")).toBe(to);
      }
    }
  });

  test("with a pass that was altered or is over leads to step one", async () => {
    const { token } = await opened();
    const old = makePass(site.deps.signingKey, { token, expiresAt: now - 1 });
    const good = makePass(site.deps.signingKey, { token, expiresAt: now + 60_000 });
    const wrong = [old, `${good}x`, good.slice(0, -3), "", "a".repeat(5000)];
    for (const pass of wrong) {
      const answer = await site.get(english, { Cookie: `ep_reservation=${pass}` });
      expect(answer.headers.get("Location")).toBe("/modify-reservation?expired");
    }
  });
});

describe("a change", () => {
  test("that is none says so", async () => {
    const { quote } = await opened({
      selection: { countries: ["SI", "HR"], extras: { gps_navigation: 1 } },
    });
    const { status, html } = await quote(english, {});
    expect(status).toBe(200);
    expect(html).toContain("You have not changed anything yet");
    expect(html).not.toContain('value="accept"');
  });

  test("of the return shows old beside new, and is made when it is accepted", async () => {
    const visitor = await opened();
    const { status, html } = await visitor.quote(english, { dropoffTime: "16:30" });
    expect(status).toBe(200);
    expect(html).toContain("€30.00 more");
    expect(html).toMatch(/Fri 7 May 10:00 · Tuzla airport.*Fri 7 May 16:30 · Tuzla airport/s);
    expect(html).toMatch(
      /Golf Test, 5 days.*changed.*before: Golf Test, 4 days.*€120\.00.*€150\.00/s,
    );
    expect(html).toContain("Total €150.00 · KM 293.37 · incl. VAT €21.79");
    expect(html).not.toContain("may charge one rental day, €30.00, besides");
    const { headers, status: accepted } = await visitor.post(english, accept(html));
    expect([accepted, headers.get("Location")]).toEqual([303, `${english}?done=changed`]);
    const { html: after } = await visitor.get(`${english}?done=changed`);
    expect(after).toContain(
      "Your reservation has been changed. We are sending you the new confirmation.",
    );
    expect(after).toContain("Fri 7 May 16:30");
    expect(await visitor.kept()).toMatchObject({ totalCents: 15_000, sequence: 1 });
  });

  test("sent twice is made once and answered twice", async () => {
    const visitor = await opened();
    const { html } = await visitor.quote(english, { dropoffTime: "16:30" });
    const answers = [
      await visitor.post(english, accept(html)),
      await visitor.post(english, accept(html)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await visitor.kept()).toMatchObject({ sequence: 1 });
  });

  test("of everything at once, in Bosnian", async () => {
    const visitor = await opened({ selection: { extras: { gps_navigation: 1 } } });
    const { html } = await visitor.quote(bosnian, {
      car: String(tiguan),
      plan: "premium",
      "extra.gps_navigation": "0",
      "extra.mobile_wifi_hotspot": "1",
      country: "HR",
      dropoffLocation: "airport-sarajevo",
      flightNumber: "os 757",
      phoneCountry: "BA",
      phone: "062 987 654",
    });
    for (const text of ["Golf Test", "OS 757", "+387 62 987 654", "Aerodrom Sarajevo", "više"]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(
      /Tiguan Test, 4 dana<\/span><small>izmijenjeno<\/small><small>prije: Golf Test, 4/,
    );
    expect(html).toMatch(/GPS[^<]*<\/span><small>uklonjeno/);
    expect(html).toMatch(/Wi-Fi[^<]*<\/span><small>novo/);
    expect(html).toMatch(/Depozit \(nije dio cijene\).*200,00 €.*100,00 €/s);
    expect((await visitor.post(bosnian, accept(html))).headers.get("Location")).toBe(
      `${bosnian}?done=changed`,
    );
    expect(await visitor.kept()).toMatchObject({
      car: { id: tiguan },
      planCode: "premium",
      extras: { mobile_wifi_hotspot: 1 },
      countries: ["HR"],
      customer: { phone: "+38762987654", flightNumber: "OS 757" },
    });
    expect((await visitor.get(`${bosnian}?done=changed`)).html).toContain(
      "Vaša rezervacija je izmijenjena.",
    );
  });

  test.each(languages)(
    "%s: beyond the measure says before it is sent that it waits, and afterwards",
    async (language) => {
      const page = language === "ba" ? bosnian : english;
      const visitor = await opened();
      await change("update setting set value = '7' where key = 'instant_days'");
      const { before, change: words, after } = waitingWords(language);
      const within = await visitor.quote(page, { dropoffDate: "2027-05-10" });
      expect(within.html).not.toContain(words.held);
      const beyond = await visitor.quote(page, { dropoffDate: "2027-05-12" });
      expect(beyond.html).toContain(`${before.days(7)} ${words.held}`);

      const untold = accept(beyond.html);
      untold.set("seenWaits", "0");
      const again = await visitor.post(page, untold);
      expect(again.status).toBe(409);
      expect(again.html).toContain(words.held);
      expect(await visitor.kept()).toMatchObject({ status: "confirmed", sequence: 0 });

      expect((await visitor.post(page, accept(again.html))).status).toBe(303);
      const { html } = await visitor.get(`${page}?done=changed`);
      for (const text of [words.done, after.days]) expect(html).toContain(text);
      expect(html).not.toContain(changeWords(language).done.changed);
      await change("update setting set value = '365' where key = 'instant_days'");
      expect(await visitor.kept()).toMatchObject({ status: "pending", waits: ["days"] });
    },
  );

  test("of the phone alone costs nothing, also after the free time", async () => {
    const visitor = await opened();
    now = Date.parse("2027-05-02T10:00:00+02:00");
    const { html } = await visitor.quote(english, { phone: "030 901821" });
    expect(html).toContain("Same price");
    expect(html).toContain("+4930901821");
    expect(html).not.toContain("on top of the new price");
    expect((await visitor.post(english, accept(html))).status).toBe(303);
  });

  test("that makes it cheaper says by how much", async () => {
    const { quote } = await opened();
    expect((await quote(english, { dropoffDate: "2027-05-06" })).html).toContain("€30.00 less");
    expect((await quote(bosnian, { dropoffDate: "2027-05-06" })).html).toContain("30,00 € manje");
  });

  test("after the free time names what may be charged besides, before it is accepted", async () => {
    const { quote } = await opened();
    now = Date.parse("2027-05-02T10:00:00+02:00");
    const { html } = await quote(english, { dropoffTime: "16:30" });
    expect(html).toContain(
      "Changing and cancelling were free until Sat 1 May, 10:00. If you change or cancel now, or if you do not come, we may charge one rental day, €30.00. It would be added to the new price.",
    );
  });

  test("that was free when it was seen is shown again when it no longer is", async () => {
    const visitor = await opened();
    const { html } = await visitor.quote(english, { dropoffTime: "16:30" });
    now = Date.parse("2027-05-01T10:05:00+02:00");
    const late = await visitor.post(english, accept(html));
    expect(late.status).toBe(409);
    expect(late.html).toContain("has changed since you last looked");
    expect(late.html).toContain(
      "If you change or cancel now, or if you do not come, we may charge one rental day, €30.00",
    );
    expect(await visitor.kept()).toMatchObject({ sequence: 0 });
    expect((await visitor.post(english, accept(late.html))).status).toBe(303);
  });

  test("whose price is another one by now is shown again, to be accepted", async () => {
    const visitor = await opened();
    const { html } = await visitor.quote(english, { dropoffTime: "16:30" });
    await change("update rate set per_day_cents = 3200 where car_id = $1", [golf]);
    const stale = await visitor.post(english, accept(html));
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("has changed since you last looked");
    expect(stale.html).toContain("€40.00 more");
    expect((await visitor.post(english, accept(stale.html))).status).toBe(303);
    expect(await visitor.kept()).toMatchObject({ totalCents: 16_000 });
    await change("update rate set per_day_cents = 3000 where car_id = $1", [golf]);
  });

  test("that loses its coupon says why", async () => {
    await change(
      `insert into coupon (code, kind, value, applies_to, min_rental_days, active)
       values ('FOURDAYS', 'percent', 10, 'car', 4, true)`,
    );
    const { quote } = await opened({ couponCode: "FOURDAYS" });
    const { html } = await quote(english, { dropoffDate: "2027-05-06" });
    expect(html).toContain("Coupon FOURDAYS no longer applies. This coupon is for longer rentals.");
    expect(html).toMatch(/Coupon FOURDAYS<\/span><small>removed/);
  });
});

test.each([
  ["cancel", 'name="seenFeeCents"', english, "You have since opened another reservation"],
  ["quote", 'name="pickupLocation"', bosnian, "U međuvremenu ste otvorili drugu rezervaciju"],
  ["late-check", 'name="lateDate"', english, "You have since opened another reservation"],
])(
  "a form of one reservation (%s) does nothing to another that was opened since",
  async (intent, mark, path, told) => {
    const [first, second] = [await opened(), await opened()];
    const form = formWith((await first.get(path)).html, mark);
    form.set("intent", intent);
    const { status, html } = await second.post(path, form);
    expect(status).toBe(409);
    for (const text of [told, second.code]) expect(html).toContain(text);
    expect(html).not.toContain(first.code);
    expect(await second.kept()).toMatchObject({ status: "confirmed", sequence: 0 });
    expect(await first.kept()).toMatchObject({ status: "confirmed", sequence: 0 });
  },
);

test("an offer that was seen for one reservation is not accepted for another", async () => {
  const [first, second] = [await opened(), await opened()];
  const offer = await first.quote(english, { dropoffDate: "2027-05-08" });
  expect((await second.post(english, accept(offer.html))).status).toBe(409);
  expect(await second.kept()).toMatchObject({ trip: week, sequence: 0 });
  expect((await first.post(english, accept(offer.html))).status).toBe(303);
});

describe("a change that cannot be had", () => {
  const may = (from: string, to: string): Trip => ({ ...week, pickupAt: from, dropoffAt: to });

  test("offers what can, and one press asks for its price", async () => {
    const trip = may("2027-06-07T10:00", "2027-06-11T10:00");
    const visitor = await opened({ trip });
    await take(tiguan, trip, 1);
    const { status, html } = await visitor.quote(english, { car: String(tiguan) });
    expect(status).toBe(409);
    expect(html).toContain("Not available for your dates");
    expect(html).toContain("Your reservation has not changed");
    expect(html).toContain("Nearest available dates");
    const to = /formAction="([^"]*pickupDate[^"]*)"/i.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(to).toMatch(/^\/modify-reservation\/details\?/);
    const form = formWith(html, 'formAction="/modify-reservation/details?');
    form.set("intent", "switch");
    const again = await visitor.post(to ?? "", form);
    expect(again.status).toBe(200);
    expect(again.html).toMatch(/Golf Test.*Tiguan Test/s);
    expect(again.html).toContain('value="accept"');
    expect(formWith(again.html, 'name="pickupLocation"').get("car")).toBe(String(tiguan));
    expect((await visitor.post(english, accept(again.html))).status).toBe(303);
    expect(await visitor.kept()).toMatchObject({ car: { id: tiguan } });
  });

  test("because the car was taken meanwhile keeps the old one", async () => {
    const trip = may("2027-06-21T10:00", "2027-06-25T10:00");
    const visitor = await opened({ trip });
    const { html } = await visitor.quote(bosnian, { car: String(tiguan) });
    await take(tiguan, trip, 1);
    const late = await visitor.post(bosnian, accept(html));
    expect(late.status).toBe(409);
    expect(late.html).toContain("Nije dostupno u vašem terminu");
    expect(await visitor.kept()).toMatchObject({ car: { id: golf }, sequence: 0 });
  });

  test("for an extra says how many are left, and one press takes those", async () => {
    await change("update extra set stock = 1 where code = 'gps_navigation'");
    const trip = may("2027-05-17T10:00", "2027-05-21T10:00");
    const visitor = await opened({ trip });
    const { status, html } = await visitor.quote(english, { "extra.gps_navigation": "1" });
    expect(status).toBe(200);
    await opened({ trip, selection: { extras: { gps_navigation: 1 } } });
    const gone = await visitor.post(english, accept(html));
    expect(gone.status).toBe(409);
    expect(gone.html).toContain("none left for your dates");
    expect(gone.html).toContain("Without GPS navigation");
    await change("update extra set stock = null where code = 'gps_navigation'");
  });
});

describe("faults", () => {
  test.each<[Record<string, string>, string]>([
    [{ pickupDate: "" }, "Please select pickup date and time"],
    [{ dropoffDate: "2027-02-31" }, "This date does not exist"],
    [{ dropoffDate: "2027-05-04" }, "Minimum rental period is 3 days"],
    [{ dropoffDate: "2027-05-01" }, "The return must be after the pick-up"],
    [{ pickupTime: "10:15" }, "Please choose a time on the hour or half hour"],
    [{ pickupLocation: "moon" }, "We do not know this place"],
    [{ pickupDate: "2020-05-03" }, "This is in the past"],
    [{ pickupDate: "9999-12-31" }, "We take reservations up to"],
    [{ car: "999999" }, "This car is not available"],
    [{ car: "<script>" }, "This car is not available"],
    [{ plan: "gold" }, "This protection plan is not available"],
    [{ "extra.gps_navigation": "-1" }, "One of the extras is not available"],
    [{ "extra.yacht": "1" }, "One of the extras is not available"],
    [{ "extra.gps_navigation": "99" }, "We do not have that many of one"],
    [{ country: "US" }, "Our cars may not be driven in one of these countries"],
    [{ country: "ZZ" }, "One of the countries is not on our list"],
    [{ phone: "" }, "Please enter your phone number"],
    [{ phone: "12" }, "This number does not match the chosen country"],
    [{ phoneCountry: "XX" }, "This number does not match the chosen country"],
    [{ phone: "061\r\nBcc: x@example.com" }, "This number does not match"],
    [{ flightNumber: "<b>" }, "A flight number looks like"],
    [{ flightNumber: "W6 4252 and more" }, "A flight number looks like"],
  ])("%j is told at its field, and the rest is kept", async (typed, sentence) => {
    const visitor = await shared();
    const { status, html } = await visitor.quote(english, { dropoffTime: "12:00", ...typed });
    expect(status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toMatch(/One thing needs correcting:|2 things need correcting:/);
    expect(html).not.toContain("<script>alert");
    const kept = formWith(html, 'name="pickupLocation"');
    expect(kept.get("dropoffTime")).toBe("12:00");
    expect(await visitor.kept()).toMatchObject({ sequence: 0 });
  });

  test("in Bosnian", async () => {
    const { html } = await (
      await shared()
    ).quote(bosnian, { dropoffDate: "2027-05-04", phone: "" });
    expect(html).toContain("Najkraći najam je 3 dana");
    expect(html).toContain("Upišite broj telefona");
    expect(html).toContain("Treba ispraviti 2 stvari:");
  });
});

describe("bad input", () => {
  const intents = [
    "quote",
    "switch",
    "accept",
    "cancel-not",
    "late-check",
    "late-report",
    "early-check",
    "early-report",
  ];
  const names = [
    "pickupLocation",
    "dropoffLocation",
    "pickupDate",
    "pickupTime",
    "dropoffDate",
    "dropoffTime",
    "car",
    "plan",
    "extra.gps_navigation",
    "country",
    "flightNumber",
    "phone",
    "phoneCountry",
    "seenTotalCents",
    "seenSequence",
    "seenFeeCents",
    "seenWaits",
    "at",
    "lateDate",
    "lateTime",
    "earlyDate",
    "earlyTime",
    "seenDifferenceCents",
    "seenBackCents",
  ];
  const values = [
    "",
    "\0",
    "x".repeat(5000),
    "-1",
    "1e99",
    "[object Object]",
    "ćž🚗",
    "%00",
    "a\r\nb",
  ];

  test("no intent, a foreign one and two at once are refused", async () => {
    const visitor = await shared();
    for (const body of ["", "intent=steal", "intent=quote&intent=cancel", "intent=%00"]) {
      expect((await visitor.post(english, new URLSearchParams(body))).status).toBe(400);
    }
    expect(await visitor.kept()).toMatchObject({ status: "confirmed", sequence: 0 });
  });

  test.each(intents)(
    "nothing, twice and anything in the fields of %s is answered",
    async (intent) => {
      const visitor = await shared();
      const forms = [
        new URLSearchParams({ intent }),
        ...values.map((value) => fill(intent, value, 1)),
        fill(intent, "1", 2),
      ];
      for (const form of forms) {
        const { status } = await visitor.post(english, form);
        expect([400, 409]).toContain(status);
      }
      expect(await visitor.kept()).toMatchObject({ status: "confirmed", sequence: 0 });
    },
  );

  test("a file in the place of a text is no text", async () => {
    const visitor = await shared();
    const form = new FormData();
    form.set("intent", "quote");
    form.set("pickupDate", new Blob(["2027-05-03"]), "date.txt");
    expect((await visitor.post(english, form)).status).toBe(400);
  });

  test("an accepted change with figures of its own changes nothing", async () => {
    const visitor = await shared();
    const { html } = await visitor.quote(english, { dropoffTime: "16:30" });
    for (const [name, value] of [
      ["seenTotalCents", "1"],
      ["seenTotalCents", "abc"],
      ["seenSequence", "7"],
      ["seenSequence", ""],
    ] as const) {
      const form = accept(html);
      form.set(name, value);
      expect((await visitor.post(english, form)).status).toBe(409);
    }
    expect(await visitor.kept()).toMatchObject({ sequence: 0 });
  });

  test("a strange ending of the address changes nothing on the page", async () => {
    const visitor = await shared();
    for (const query of [
      "?done=cancelled",
      "?done=changed",
      "?done=late",
      "?done=<script>",
      "?done=changed&done=late",
      "?car=7",
    ]) {
      const { status, html } = await visitor.get(english + query);
      expect(status).toBe(200);
      for (const thanks of ["is cancelled", "is changed", "Thank you for telling us"])
        expect(html).not.toContain(thanks);
    }
  });

  function fill(intent: string, value: string, times: number) {
    const form = new URLSearchParams({ intent });
    for (const name of names) for (let time = 0; time < times; time += 1) form.append(name, value);
    return form;
  }
});

describe("cancelling", () => {
  test("is free in time, and afterwards the page offers the same again", async () => {
    const visitor = await opened();
    const { html } = await visitor.get(english);
    expect(html).toContain(
      "Cancelling now costs nothing. Free to change or cancel until Sat 1 May, 10:00.",
    );
    const { status, headers } = await visitor.post(english, cancel(html));
    expect([status, headers.get("Location")]).toEqual([303, `${english}?done=cancelled`]);
    const { html: after } = await visitor.get(`${english}?done=cancelled`);
    expect(after).toContain("Your reservation has been cancelled.");
    expect(after).toContain("no car is being held for you");
    expect(after).toContain("Same as last time");
    expect(after).not.toContain('name="pickupLocation"');
    expect(after).not.toContain('value="cancel"');
    expect(await visitor.kept()).toMatchObject({ status: "cancelled" });
    expect((await visitor.post(english, cancel(html))).status).toBe(303);
    expect(await visitor.kept()).toMatchObject({ sequence: 1 });
  });

  test("after the free time names the figure first, in both languages", async () => {
    const visitor = await opened();
    const { html: seenFree } = await visitor.get(bosnian);
    now = Date.parse("2027-05-02T10:00:00+02:00");
    const ended = await visitor.post(bosnian, cancel(seenFree));
    expect(ended.status).toBe(409);
    expect(ended.html).toContain("Rok za besplatno otkazivanje je upravo istekao.");
    expect(ended.html).toContain("možemo naplatiti jedan dan najma (30,00 €)");
    expect(await visitor.kept()).toMatchObject({ status: "confirmed" });
    const { html } = await visitor.get(english);
    expect(html).toContain(
      "If you change or cancel now, or if you do not come, we may charge one rental day, €30.00.",
    );
    expect((await visitor.post(english, cancel(html))).status).toBe(303);
    expect((await visitor.get(`${bosnian}?done=cancelled`)).html).toContain(
      "Vaša rezervacija je otkazana.",
    );
  });

  const cancel = (html: string) => {
    const form = formWith(html, 'value="cancel"');
    form.set("intent", "cancel");
    return form;
  };
});

describe("coming back earlier", () => {
  const early = (typed: Record<string, string>, intent = "early-check") =>
    new URLSearchParams({ intent, ...typed });
  const outNow = async () => {
    const visitor = await opened();
    const { pool } = site.deps;
    await pool.query("update reservation set status = 'on_rent' where token = $1", [visitor.token]);
    now = Date.parse("2027-05-04T09:10:00+02:00");
    return visitor;
  };

  test("is shown with what it means, and told with one press", async () => {
    const visitor = await outNow();
    const words = changeWords("en-us");
    const { html } = await visitor.get(english);
    expect(html).toContain(words.tasks.early);
    const form = formWith(html, 'name="earlyDate"');
    form.set("intent", "early-check");
    form.set("earlyDate", "2027-05-06");
    form.set("earlyTime", "12:00");
    const shown = await visitor.post(english, form);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(words.early.nothing.nothing);
    const press = formWith(shown.html, 'name="seenBackCents"');
    press.set("intent", "early-report");
    const told = await visitor.post(english, press);
    expect([told.status, told.headers.get("Location")]).toEqual([303, `${english}?done=early`]);
    const { html: after } = await visitor.get(`${english}?done=early`);
    expect(after).toContain(words.done.late.return);
    expect(after).toContain("You told us: Thu 6 May 12:00.");
    expect((await visitor.kept())?.trip).toEqual(week);
  });

  test.each([
    [{ at: "2027-05-04T08:00" }, 400, "before the agreed one"],
    [{ at: "2027-05-08T10:00" }, 400, "before the agreed one"],
    [{ at: "2027-05-07T10:00" }, 400, "before the agreed one"],
    [{ at: "2027-05-06T10:10" }, 400, "on the hour or half hour"],
    [{ earlyDate: "x", earlyTime: "" }, 400, "on the hour or half hour"],
  ])("at no such time (%j) is refused with a sentence", async (typed, status, text) => {
    const visitor = await outNow();
    for (const intent of ["early-check", "early-report"]) {
      const answer = await visitor.post(english, early(typed, intent));
      expect([answer.status, answer.html.includes(text)]).toEqual([status, true]);
    }
    expect((await visitor.kept())?.sequence).toBe(0);
  });

  test("takes a call once the staff have promised the vehicle, and is not there before the pick-up", async () => {
    const words = changeWords("ba");
    const visitor = await outNow();
    const { pool } = site.deps;
    await visitor.post(
      english,
      early({ at: "2027-05-06T12:00", seenBackCents: "0" }, "early-report"),
    );
    await pool.query(
      "update late_report set frees_vehicle = true where reservation_id = (select id from reservation where token = $1)",
      [visitor.token],
    );
    expect((await visitor.get(bosnian)).html).toContain(words.early.arranged);
    const refused = await visitor.post(bosnian, early({ at: "2027-05-05T12:00" }));
    expect([refused.status, refused.html.includes(words.early.arranged)]).toEqual([409, true]);
    now = testNow;
    const waiting = await opened();
    expect((await waiting.get(english)).html).not.toContain(changeWords("en-us").tasks.early);
    const closed = await waiting.post(english, early({ at: "2027-05-06T12:00" }));
    expect(closed.status).toBe(409);
  });
});

describe("being late", () => {
  const late = (typed: Record<string, string>, intent = "late-check") =>
    new URLSearchParams({ intent, ...typed });

  test("for the pick-up costs nothing where somebody is there, and is told with one press", async () => {
    const visitor = await opened();
    now = Date.parse("2027-05-03T09:10:00+02:00");
    const { html: before } = await visitor.get(english);
    expect(before.indexOf('id="late"')).toBeLessThan(before.indexOf('id="trip"'));
    expect(before).toMatch(/<details id="late"[^>]* open=""/);
    expect(before).toMatch(/\+30 min.{0,40}10:30/s);
    const { status, html } = await visitor.post(english, late({ at: "2027-05-03T10:30" }));
    expect(status).toBe(200);
    expect(html).toContain("Mon 3 May 10:30. Nothing to pay.");
    const form = formWith(html, 'name="seenDifferenceCents"');
    form.set("intent", "late-report");
    const told = await visitor.post(english, form);
    expect([told.status, told.headers.get("Location")]).toEqual([303, `${english}?done=late`]);
    const { html: after } = await visitor.get(`${english}?done=late`);
    expect(after).toContain("Thank you for telling us. We will be waiting for you.");
    expect(after).toMatch(/You told us: .+\d\d:\d\d/);
  });

  test("at a place that is closed then costs its fee, or names its hours", async () => {
    const trip = {
      ...week,
      pickupLocationId: "bus-station-tuzla",
      dropoffLocationId: "bus-station-tuzla",
    };
    const visitor = await opened({ trip });
    now = Date.parse("2027-05-03T09:10:00+02:00");
    const paid = await visitor.post(english, late({ lateDate: "2027-05-03", lateTime: "23:30" }));
    expect(paid.status).toBe(200);
    expect(paid.html).toContain("Mon 3 May 23:30 costs €20.00 more.");
    expect(paid.html).toContain("Accept €20.00 more");
    await change("update location set out_of_hours = 'blocked' where id = 'bus-station-tuzla'");
    const closed = await visitor.post(bosnian, late({ at: "2027-05-03T23:30" }));
    expect(closed.status).toBe(409);
    expect(closed.html).toContain("Autobuska stanica Tuzla: tada je zatvoreno.");
    expect(closed.html).toContain("Radno vrijeme tog dana: 6–\u206023.");
    await change("update location set out_of_hours = 'fee' where id = 'bus-station-tuzla'");
  });

  test.each<[Record<string, string>, string]>([
    [{ at: "2027-05-03T09:00" }, "Please choose a time after the agreed one"],
    [{ at: "2027-05-03T10:17" }, "Please choose a time on the hour or half hour"],
    [{ at: "2028-05-03T10:00" }, "Please choose a time on the hour or half hour"],
    [{ at: "soon" }, "Please choose a time on the hour or half hour"],
    [{ lateDate: "2027-05-03" }, "Please choose a time on the hour or half hour"],
  ])("%j is no time", async (typed, sentence) => {
    const visitor = await shared();
    for (const intent of ["late-check", "late-report"]) {
      const { status, html } = await visitor.post(english, late(typed, intent));
      expect(status).toBe(400);
      expect(html).toContain(sentence);
    }
  });

  async function onTheRoad(trip: Trip): Promise<Visitor> {
    const visitor = await opened({ trip });
    await change("update reservation set status = 'on_rent' where token = $1", [visitor.token]);
    return visitor;
  }

  test("with the return is free within grace, and has its price beyond", async () => {
    const trip = { ...week, pickupAt: "2027-08-02T10:00", dropoffAt: "2027-08-06T10:00" };
    const visitor = await onTheRoad(trip);
    now = Date.parse("2027-08-06T08:00:00+02:00");
    const { html: before } = await visitor.get(english);
    expect(before).toContain("The car is with you");
    expect(before).toContain("I’m late returning the car");
    expect(before).not.toContain('name="pickupLocation"');
    expect(before).not.toContain('value="cancel"');
    const free = await visitor.post(english, late({ at: "2027-08-06T10:30" }));
    expect(free.html).toContain("You may be up to 59 minutes late at no charge.");
    const paid = await visitor.post(bosnian, late({ at: "2027-08-06T12:00" }));
    expect(paid.html).toContain("pet, 6. aug, 12:00: doplata je 30,00 €.");
    expect(paid.html).toMatch(/Golf Test, 5 dana.*izmijenjeno.*120,00 €.*150,00 €/s);
    const form = formWith(paid.html, 'name="seenDifferenceCents"');
    form.set("intent", "late-report");
    form.set("seenDifferenceCents", "0");
    const stale = await visitor.post(bosnian, form);
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("Odgovor za ovo vrijeme se u međuvremenu promijenio.");
    form.set("seenDifferenceCents", "3000");
    expect((await visitor.post(bosnian, form)).headers.get("Location")).toBe(
      `${bosnian}?done=late`,
    );
    expect(await visitor.kept()).toMatchObject({ totalCents: 15_000, rentalDays: 5 });
    expect((await visitor.get(`${bosnian}?done=late`)).html).toContain(
      "Zabilježili smo novo vrijeme povrata.",
    );
  });

  test("with a car that somebody waits for hears until when it has to be back", async () => {
    const single = await addCar(site.deps, { name: "Single Test", vehicles: 1 });
    const trip = { ...week, pickupAt: "2027-09-06T10:00", dropoffAt: "2027-09-10T10:00" };
    const next = { ...week, pickupAt: "2027-09-10T16:00", dropoffAt: "2027-09-14T10:00" };
    const visitor = await opened({ trip, selection: { carId: single } });
    await take(single, next, 1);
    await change("update reservation set status = 'on_rent' where token = $1", [visitor.token]);
    now = Date.parse("2027-09-10T08:00:00+02:00");
    const { status, html } = await visitor.post(english, late({ at: "2027-09-10T18:00" }));
    expect(status).toBe(409);
    expect(html).toMatch(/Please return the car by Fri 10 Sep, 1\d:[03]0: the next customer/);
    expect(html).toContain("tel:+387");
  });
});

describe("what is over", () => {
  test.each([
    ["returned", "The car has been returned", "Vozilo je vraćeno"],
    ["completed", "This rental is over", "Ovaj najam je završen"],
    ["no_show", "The car was not picked up", "Vozilo nije preuzeto"],
    ["cancelled", "This reservation has been cancelled", "Ova rezervacija je otkazana"],
  ])(
    "%s says so, offers the phone, and refuses every form",
    async (status, inEnglish, inBosnian) => {
      const visitor = await opened();
      const { html: open } = await visitor.quote(english, { dropoffTime: "16:30" });
      await change("update reservation set status = $1 where token = $2", [status, visitor.token]);
      const { html } = await visitor.get(english);
      expect(html).toContain(inEnglish);
      expect(html).toContain("tel:+387");
      expect(html).toContain("wa.me");
      expect(html).toContain("Same as last time");
      const isOff = status === "cancelled" || status === "no_show";
      expect(html.includes("reservation.pdf")).toBe(!isOff);
      expect(html.includes("You pay nothing.")).toBe(status === "cancelled");
      expect((await visitor.get(bosnian)).html).toContain(inBosnian);
      for (const form of [
        accept(open),
        new URLSearchParams({ intent: "quote" }),
        new URLSearchParams({ intent: "late-check", at: "2027-05-03T11:00" }),
      ]) {
        const refused = await visitor.post(english, form);
        expect(refused.status).toBe(409);
        expect(refused.html).toContain("This can no longer be changed here.");
      }
      expect(await visitor.kept()).toMatchObject({ status, sequence: 0 });
    },
  );

  test("a pick-up that has passed leaves only the delay to be told", async () => {
    const visitor = await opened();
    now = Date.parse("2027-05-03T11:10:00+02:00");
    const { html } = await visitor.get(english);
    expect(html).toContain("The pick-up time has passed");
    expect(html).toMatch(/\+1 h 30 min.{0,40}11:30/s);
    expect(html).not.toContain('name="pickupLocation"');
  });
});

let one: Promise<Visitor> | undefined;
/** One reservation for all tests that change nothing. */
function shared(): Promise<Visitor> {
  return (one ??= opened());
}
