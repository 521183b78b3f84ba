import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encode } from "uqr";
import { book, openStage, tripAt, type Stage } from "../../../test/casts/cast.ts";
import type { Language } from "../../domain/language.ts";
import { languages } from "../../domain/language.ts";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import { reservationStatuses } from "../../domain/reservations/states/status.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { findReservation } from "../reservations/reading/find-reservation.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { overlapsIn } from "../../../test/casts/overlaps-in.ts";
import { makeReservationPdf } from "./make-reservation-pdf.ts";
import { grid } from "./paper-look.ts";

const siteUrl = "https://eternal-pro.test";

let stage: Stage;
let catalogue: Catalogue;
let reservation: Reservation;
let folder: string;
beforeAll(async () => {
  stage = await openStage();
  catalogue = await stage.deps.catalogue.get();
  const booked = await book(stage.deps, {
    trip: tripAt("2026-07-06T10:00", "2026-07-13T23:30", {
      dropoffLocationId: "bus-station-zivinice",
    }),
    selection: {
      carId: 2,
      planCode: "premium",
      extras: { additional_driver: 1, child_seat: 2, gps_navigation: 1 },
      countries: ["HR", "AL", "XK"],
    },
  });
  const found = await findReservation(stage.deps, booked);
  if (!found) throw new Error("the reservation was not found");
  reservation = found;
  folder = mkdtempSync(join(tmpdir(), "eternal-pro-pdf-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stage.close();
});

type Order = Partial<Parameters<typeof makeReservationPdf>[0]>;

const make = (order: Order = {}) =>
  makeReservationPdf({ reservation, language: "en-us", catalogue, siteUrl, ...order });

/** The output of a program of Poppler or qpdf about a document. */
function ask(pdf: Buffer, program: string, ...args: string[]): string {
  const file = join(folder, "paper.pdf");
  writeFileSync(file, pdf);
  const [before, after] = program === "pdftotext" ? [args, ["-"]] : [args, []];
  return execFileSync(program, [...before, file, ...after], { encoding: "utf8" });
}

/** The words in reading order, with single blanks. */
const textOf = (pdf: Buffer) => ask(pdf, "pdftotext", "-raw").replaceAll(/\s+/g, " ");
const pagesOf = (pdf: Buffer) => Number(/Pages:\s+(\d+)/.exec(ask(pdf, "pdfinfo"))?.[1]);

describe("reads back", () => {
  test("in English", async () => {
    const text = textOf(await make());
    const says = [
      "Eternal Pro Rent a Car",
      "Dedići bb, 75273 Dubrave Gornje",
      "+387 35 000 000",
      "info@eternalpro.example",
      "Confirmed reservation",
      reservation.code,
      "Emina Hadžić-Đulić",
      "Booked on Mon 1 Jun 2026",
      "10:00 Monday 6 July 2026",
      "Tuzla airport (TZL) Dubrave Gornje bb 75273 Dubrave Gornje +387 35 000 000",
      "Outside arrivals. Look for the board with your name.",
      "Flight W6 2722: if it is late, we will wait for you.",
      "23:30 Monday 13 July 2026",
      "Alije Izetbegovića bb 75270 Živinice",
      "Opening hours that day: 06:00–23:00",
      "or similar ·",
      "Premium protection",
      "You pay nothing for damage.",
      "8 days",
      "GPS navigation",
      "8 × €2.50",
      "Driving to Croatia",
      "Return out of hours",
      "Albania You need a green card; you get it with the keys.",
      "Kosovo You buy border insurance at the crossing",
      "Incl. 17% VAT",
      "Pay at pick-up",
      "Deposit (not part of the price) €100.00",
      "KM 195.58",
      "held for at least 1 year",
      "Free to change or cancel until Sat 4 Jul, 10:00.",
      "eternal-pro.test/modify-reservation",
      "You may be up to 59 minutes late at no charge",
      "Unlimited mileage. Fuel: full to full.",
      "At any hour: +387 35 000 000",
      "eternal-pro.test/legal",
      "Page 1 of",
    ];
    for (const sentence of says) expect(text.replaceAll("\u00a0", " ")).toContain(sentence);
  });

  test("in Bosnian, with every letter and the euro", async () => {
    const text = textOf(await make({ language: "ba" })).replaceAll("\u00a0", " ");
    const says = [
      "Potvrđena rezervacija",
      "Ponedjeljak, 6. juli 2026.",
      "Radno vrijeme tog dana: 6–23",
      "8 dana",
      "Dječija sjedalica, 9–25 kg × 2 · Dodatni vozač",
      "besplatno",
      "Vožnja u Hrvatsku",
      "20,00 €",
      "Plaćate pri preuzimanju",
      "Uračunat PDV (17 %)",
      "Šta ponijeti",
      "Potrebna je zelena karta",
      "Besplatna izmjena i otkazivanje do subote, 4. jula u 10:00.",
      "Gorivo: puno za puno.",
      "eternal-pro.test/ba/legal",
      "Stranica 1 od",
    ];
    for (const sentence of says) expect(text).toContain(sentence);
    const customer = { ...reservation.customer, firstName: "čćžšđ", lastName: "ČĆŽŠĐ" };
    const letters = textOf(await make({ reservation: { ...reservation, customer } }));
    expect(letters).toContain("čćžšđ ČĆŽŠĐ");
  });

  test("with the grace that was sold, whatever it is today", async () => {
    const rules = { ...catalogue.priceList.rules, graceMinutes: 30 };
    const today = { ...catalogue, priceList: { ...catalogue.priceList, rules } };
    const text = textOf(await make({ catalogue: today })).replaceAll("\u00a0", " ");
    expect(text).toContain("You may be up to 59 minutes late at no charge");
    expect(text).not.toContain("30 minutes late");
  });

  test("every line of the price and its total, beside each other", async () => {
    const rows = ask(await make(), "pdftotext", "-layout")
      .replaceAll("\u00a0", " ")
      .split("\n");
    const rowWith = (start: string) => rows.find((row) => row.trimStart().startsWith(start)) ?? "";
    expect(rowWith("GPS navigation")).toMatch(/8 × €2\.50 +€20\.00/);
    expect(rowWith("Driving to Albania")).toMatch(/1 × €30\.00 +€30\.00/);
    expect(rowWith("Delivery: Tuzla airport")).toMatch(/free/);
    const total = reservation.totalCents / 100;
    expect(rowWith("Total")).toContain(`€${total.toFixed(2)}`);
  });
});

describe("is a good document", () => {
  test.each(languages)("that qpdf finds nothing wrong with, in %s", async (language) => {
    const pdf = await make({ language });
    expect(ask(pdf, "qpdf", "--check")).toContain("No syntax or stream encoding errors found");
    const fonts = ask(pdf, "pdffonts").trim().split("\n").slice(2);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/HankenGrotesk-\w+ .* yes yes yes/);
  });

  test("that says what it is, and is tagged for those who listen to it", async () => {
    const info = ask(await make({ language: "ba" }), "pdfinfo");
    expect(info).toMatch(new RegExp(`Title: +Rezervacija ${reservation.code}`));
    expect(info).toMatch(/Author: +Eternal Pro/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: +595\.28 x 841\.89 pts \(A4\)/);
    const tags = ask(await make(), "pdfinfo", "-struct-text");
    expect(tags).toMatch(/H1 \(block\)[^"]*"EP-/);
    expect(tags).toMatch(/Table[\s\S]*TR[\s\S]*TH[\s\S]*TD/);
  });

  test("that is the same to the byte for the same reservation", async () => {
    expect((await make()).equals(await make())).toBe(true);
    expect((await make()).equals(await make({ language: "ba" }))).toBe(false);
  });

  test("whose QR code is the address of the confirmation", async () => {
    for (const language of languages) {
      const prefix = language === "ba" ? "/ba" : "";
      const url = `${siteUrl}${prefix}/reservation-confirmation/${reservation.token}`;
      const { data, size } = encode(url, { ecc: "M", border: 0 });
      const drawn = modulesOf(await make({ language }), size);
      expect(drawn).toEqual(data.map((row) => row.map(Number).join("")));
    }
  });
});

/** The modules of the QR code, looked at in the middle of each: `1` is dark. */
function modulesOf(pdf: Buffer, count: number): string[] {
  const file = join(folder, "qr.pdf");
  writeFileSync(file, pdf);
  const scale = 300 / 72;
  const page = execFileSync("pdftoppm", ["-gray", "-r", "300", "-l", "1", file], {
    maxBuffer: 2 ** 26,
  });
  const [head = ""] = /^P5\s+\d+ \d+\s+\d+\s/.exec(page.toString("latin1", 0, 40)) ?? [];
  const width = Number(head.split(/\s+/)[1]);
  const isDark = (x: number, y: number) =>
    (page[head.length + Math.round(y * scale) * width + Math.round(x * scale)] ?? 255) < 128;
  // Below the agency's address, the first dark point of the column is the corner of the code.
  let top = 80;
  while (!isDark(grid.third + 1, top)) top += 0.1;
  const side = 80 / count;
  const modules = Array.from({ length: count }, (_, at) => (at + 0.5) * side);
  return modules.map((y) => modules.map((x) => Number(isDark(grid.third + x, top + y))).join(""));
}

describe("keeps its shape", () => {
  test("on one page for an ordinary reservation", async () => {
    const lines = reservation.lines.filter(({ code }) => code !== "border-fee");
    for (const language of languages) {
      expect(pagesOf(await make({ language, reservation: { ...reservation, lines } }))).toBe(1);
    }
  });

  test("on two pages with thirty extras, twenty countries and very long names", async () => {
    for (const language of languages) {
      const full = fullOrder(language);
      const pdf = await make(full);
      expect(pagesOf(pdf)).toBe(2);
      const text = textOf(pdf).replaceAll("\u00a0", " ");
      for (let number = 1; number <= 30; number += 1) {
        expect(text).toMatch(new RegExp(`(no|br)\\. ${number} 7 × `));
      }
      expect(text).toContain(language === "ba" ? "Stranica 2 od 2" : "Page 2 of 2");
    }
  });

  test("and no words of it lie on others", async () => {
    for (const order of [{}, fullOrder("ba"), { language: "ba" as const }]) {
      expect(overlapsIn(ask(await make(order), "pdftotext", "-bbox"))).toEqual([]);
    }
  });
});

function fullOrder(language: Language): Order {
  const [model] = catalogue.priceList.extras;
  if (!model) throw new Error("the price list has no extras");
  const extras = Array.from({ length: 30 }, (_, index) => ({
    ...model,
    code: `extra_${index + 1}`,
    name: {
      en: `Equipment with a rather long name no. ${index + 1}`,
      bs: `Oprema s prilično dugačkim nazivom br. ${index + 1}`,
    },
  }));
  const countries = catalogue.priceList.countries.filter(({ allowed }) => allowed).slice(-20);
  const own = reservation.lines.filter(({ code }) => code !== "extra" && code !== "border-fee");
  const lines: QuoteLine[] = [
    ...own,
    ...extras.map(({ code }): QuoteLine => ({
      code: "extra",
      subject: code,
      quantity: 7,
      unit: "piece-day",
      unitCents: 300,
      amountCents: 2100,
      included: false,
      reason: { charge: "per-day", capped: false, includedBySeason: false },
    })),
    ...countries.map(({ code, feeCents, document }): QuoteLine => ({
      code: "border-fee",
      subject: code,
      quantity: 1,
      unit: "rental",
      unitCents: feeCents,
      amountCents: feeCents,
      included: false,
      reason: { charge: "per-rental", document },
    })),
  ];
  const customer = {
    ...reservation.customer,
    firstName: "Aleksandra-Konstantina Bartholomäus-Hadžiabdić-Mehmedović",
    lastName: "Hadžihasanović-Đuliman von Schwarzenfeld-Štrbački-Ćup",
  };
  return {
    language,
    reservation: { ...reservation, rentalDays: 7, lines, customer, sequence: 3 },
    catalogue: { ...catalogue, priceList: { ...catalogue.priceList, extras } },
  };
}

describe("says the state of the reservation", () => {
  test.each(reservationStatuses)("%s is a document in both languages", async (status) => {
    for (const language of languages) {
      const pdf = await make({ language, reservation: { ...reservation, status } });
      expect(textOf(pdf)).toContain(reservation.code);
    }
  });

  test("a cancelled one says so, and asks for nothing", async () => {
    const cancelled = { ...reservation, status: "cancelled", sequence: 1 } as const;
    const text = textOf(await make({ reservation: cancelled }));
    expect(text).toContain("This reservation is cancelled");
    expect(text).toContain("version 2");
    expect(text).not.toMatch(
      /Pay at pick-up|What to bring|Deposit|In short|Confirmed|changes, directions|wait for you|arrivals/,
    );
    const bosnian = textOf(await make({ reservation: cancelled, language: "ba" }));
    expect(bosnian).toContain("Ova rezervacija je otkazana");
  });

  test("one that waits for our word is not called confirmed", async () => {
    const text = textOf(await make({ reservation: { ...reservation, status: "pending" } }));
    expect(text).toContain("waiting for our confirmation");
    expect(text).not.toContain("Confirmed");
  });
});

describe("never fails on what people type", () => {
  test.each([
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["Ђорђе 🚗", "Đorđe ?"],
    ["a\u202eb\u0000c\r\nd", "abc d"],
    ["李小龍", "???"],
    ["\u0645\u0644\u0643", "???"],
    [") Tj ET (", ") Tj ET ("],
    ["", "Hadžić-Đulić"],
  ])("a first name of %j", async (firstName, written) => {
    const customer = { ...reservation.customer, firstName };
    const pdf = await make({ reservation: { ...reservation, customer } });
    expect(ask(pdf, "qpdf", "--check")).toContain("No syntax or stream encoding errors found");
    expect(textOf(pdf)).toContain(written);
  });

  test("nor on names and flights of 200 characters", async () => {
    const long = "Š".repeat(200);
    const customer = {
      ...reservation.customer,
      firstName: long,
      lastName: long,
      flightNumber: long,
    };
    const pdf = await make({ reservation: { ...reservation, customer } });
    expect(textOf(pdf).match(/Š/g)?.length).toBeGreaterThanOrEqual(600);
    expect(overlapsIn(ask(pdf, "pdftotext", "-bbox"))).toEqual([]);
  });

  test("nor on a place that is gone", async () => {
    const trip = { ...reservation.trip, pickupLocationId: "atlantis" };
    expect(textOf(await make({ reservation: { ...reservation, trip } }))).toContain("10:00");
  });
});

test("is made in far less than 300 ms, with a full price list too", async () => {
  await make();
  const times: number[] = [];
  for (const order of [{}, fullOrder("ba"), { language: "ba" as const }, fullOrder("en-us"), {}]) {
    // What the processor does for it: beside other work a clock on the wall tells of that.
    const from = process.cpuUsage();
    await make(order);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(150);
});
