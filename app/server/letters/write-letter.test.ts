import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  changedLater,
  openLettersStage,
  queued,
  type LettersStage,
} from "../../../test/casts/letters-cast.ts";
import { languages, type Language } from "../../domain/language.ts";
import { adminReservationsWords } from "../../i18n/admin-reservations/en.ts";
import { waitingWords } from "../../i18n/waiting/en.ts";
import type { LetterKind, LetterPayloads } from "../mail/letter.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import { writeLetter } from "./write-letter.ts";

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

const clipsAt = 100 * 1024;

function write<Kind extends LetterKind>(
  kind: Kind,
  language: Language,
  payload: LetterPayloads[Kind] = stage.payloads[kind],
  now = stage.world.now,
): Promise<MailMessage> {
  return writeLetter(queued(kind, language, payload), { ...stage.world, now });
}

/** The visible text of the HTML. */
function seen({ html }: MailMessage): string {
  return html
    .slice(html.indexOf("<body"))
    .replace(/<div[^>]*data-skip-in-text.*?<\/div><\/div>/u, "")
    .replaceAll(/<!--.*?-->/gu, "")
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00a0", " ")
    .replaceAll(/\s+/gu, " ");
}

/** Kind, subject, and words that stand in HTML and text alike. */
const english: [LetterKind, RegExp, string[]][] = [
  [
    "booking-confirmed",
    /^Booked: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Your car is booked, Jonas.",
      "Friday 3 July 2026, 10:00",
      "Tuzla airport (TZL)",
      "Outside arrivals. Look for the board with your name.",
      "Flight W6 4252",
      "7 days · Volkswagen Polo or similar · Economy, manual",
      "Free to change or cancel until Wed 1 Jul, 10:00.",
      "Medium protection",
      "Driving to Croatia",
      "€375.13",
      "KM 733.69",
      "incl. VAT €54.51",
      "held for at least 1 year",
      "both dates for your calendar",
    ],
  ],
  [
    "booking-received",
    /^We have your reservation: EP-/u,
    ["We are holding the car for you", "Jonas"],
  ],
  [
    "reservation-changed",
    /^Changed: EP-/u,
    [
      "Your reservation has changed, Jonas.",
      "The new price is €419.57, €44.44 more than before.",
      "The deadline for free changes and cancellation had passed, so we may charge €20.00",
    ],
  ],
  ["reservation-cancelled", /^Cancelled: EP-/u, ["Nothing is charged.", "out of your calendar"]],
  [
    "charged",
    /^Added to your account: €25\.50 · EP-\S{5}-\S{5}$/u,
    [
      "Jonas, we have added something to your account.",
      "Cancellation fee",
      "Cancelled on the day before",
      "Still to pay",
      "€25.50 (KM 49.87)",
      "cash, credit card, debit card and bank transfer",
    ],
  ],
  [
    "debt-reminder",
    /^Still to pay: €195\.13 · EP-\S{5}-\S{5}$/u,
    [
      "Jonas, a part of what you owe is still unpaid.",
      "€375.13",
      "Damage",
      "€120.00",
      "Paid so far",
      "€300.00",
      "€195.13 (KM 381.64)",
      "Please quote the code EP-",
    ],
  ],
  [
    "agency-message",
    /^About your reservation: EP-\S+ · /u,
    ["a message from us about your reservation:", "cesta preko Kladnja je zatvorena."],
  ],
  [
    "reminder",
    /^Fri 3 Jul 2026, 10:00: Volkswagen Polo · EP-/u,
    ["held for at least 1 year", "+387 35 000 000"],
  ],
  [
    "return-reminder",
    /^Fri 10 Jul 2026, 10:00: your return at the key box · EP-/u,
    ["Sarajevo airport", "Return the car: key in the box", "Please open it at the car."],
  ],
  [
    "handed-over",
    /^Your car has been handed over: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Have a good trip, Jonas.",
      "Volkswagen Polo, A12-E-345",
      "41,200 km",
      "Fri 10 Jul 2026, 10:00",
      "Sarajevo airport",
      "+387 35 000 000",
      "Please bring the car back as you got it: full tank.",
      "call the police (122) and us",
      "Attached: the handover sheet as a PDF",
    ],
  ],
  [
    "taken-back",
    /^Your car is back: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Thank you, Jonas. The car is back.",
      "1,234 km",
      "Tuzla airport",
      "Cleaning",
      "€40.00",
      "waived",
      "€375.13",
      "Still to pay",
      "€75.13",
      "Next comes the deposit of",
    ],
  ],
  [
    "deposit",
    /^A part of your deposit was kept: EP-/u,
    [
      "We have kept €12.40 of it.",
      "Held (cash), Fri 3 Jul 2026",
      "KM 391.15 (€200.00)",
      "Kept: fuel, Fri 10 Jul 2026",
      "KM 24.25 (€12.40)",
      "Nedostaje 1/8 goriva",
      "Still held: €187.60.",
      "please answer this e-mail",
    ],
  ],
  [
    "newsletter-confirmation",
    /^Please confirm your newsletter subscription$/u,
    ["selma@example.com", "If it was not you, do nothing"],
  ],
  ["test-letter", /^A test e-mail from Eternal Pro$/u, ["E-mail is working, Lejla Mujić"]],
  [
    "staff-invitation",
    /^Your invitation to the back office$/u,
    ["Welcome, Lejla Mujić", "as agent", "once, within 72 hours"],
  ],
  [
    "staff-password",
    /^A new password for the back office$/u,
    ["lejla@example.com", "your password stays"],
  ],
  [
    "contact-message",
    /^Message from the website: Selma Žunić$/u,
    ["imate li kombi za osam osoba?"],
  ],
  ["booking-notice", /^New reservation EP-/u, ["Jonas Weber", "English", "+4930901820"]],
  ["change-notice", /^Changed by the customer: EP-/u, ["New price €419.57, €44.44 more."]],
  [
    "cancel-notice",
    /^Cancelled: EP-/u,
    ["The deadline for free changes and cancellation had passed, so we may charge €25.50"],
  ],
  [
    "early-return",
    /^Return Wed 8 Jul 2026, 10:00: EP-/u,
    ["We expect the car earlier than agreed.", "you get €51.00 back for 2 days"],
  ],
  ["late-notice", /^Late for the pick-up: EP-/u, ["Fri 3 Jul 2026, 12:30. At no extra cost."]],
  ["audit-notice", /^Audit log: all in order$/u, ["The last seal", "1203:0f0f"]],
  ["revenue-notice", /^Revenue: June 2026$/u, ["€12,340.00 (+12%)", "by category and by source"]],
  ["undelivered-notice", /^Not delivered: Confirmation, EP-/u, ["Recipient address rejected"]],
];

test("the staff are told that a customer returns earlier, and that they come as agreed after all", async () => {
  const { reservation } = stage.payloads["early-return"];
  const { dropoffAt } = reservation.trip;
  const about = { reservation, differenceCents: 0 };
  const subjectOf = async (at: string, isAsAgreed: boolean) => {
    const payload = { ...about, wish: { end: "return" as const, at }, isAsAgreed };
    return (await writeLetter(queued("late-notice", "en-us", payload), stage.world)).subject;
  };
  expect(await subjectOf("2026-07-08T10:00", false)).toMatch(/^Earlier return: EP-/u);
  expect(await subjectOf(dropoffAt, true)).toMatch(/^Return as agreed after all: EP-/u);
  expect(await subjectOf(dropoffAt, false)).toMatch(/^Late returning the car: EP-/u);
});

test("the grace that was sold is said, whatever it is today", async () => {
  const { catalogue } = stage.world;
  const rules = { ...catalogue.priceList.rules, graceMinutes: 30 };
  const today = { ...catalogue, priceList: { ...catalogue.priceList, rules } };
  for (const kind of ["booking-confirmed", "booking-notice", "reservation-changed"] as const) {
    const letter = await writeLetter(queued(kind, "en-us", stage.payloads[kind]), {
      ...stage.world,
      catalogue: today,
    });
    expect(seen(letter)).toContain("You may be up to 59 minutes late at no charge");
    expect(letter.text).toContain("You may be up to 59 minutes late at no charge");
    expect(`${seen(letter)} ${letter.text}`).not.toContain("30 minutes late");
  }
});

test("a booking that waits tells its customer one reason, and the staff every one", async () => {
  const waits = ["days", "reservations"] as const;
  const pending = { ...stage.rich, status: "pending", waits } as const;
  const write = async (kind: "booking-received" | "booking-notice", language: "en-us" | "ba") =>
    seen(await writeLetter(queued(kind, language, pending), stage.world));
  const received = await write("booking-received", "en-us");
  expect(received).toContain(
    "A rental this long is confirmed by one of us. We are holding the car",
  );
  expect(received).not.toContain("This person");
  expect(await write("booking-received", "ba")).toContain("Ovako dug najam potvrđuje neko od nas.");
  const notice = await write("booking-notice", "ba");
  expect(notice).toContain("Čeka vašu potvrdu. Najam je duži od onog koji se potvrđuje odmah.");
  expect(notice).toContain("Ova osoba ima više otvorenih rezervacija nego što se potvrđuje odmah");
});

const bosnian: [LetterKind, RegExp, string[]][] = [
  [
    "booking-confirmed",
    /^Rezervisano: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Jonas, vaše vozilo je rezervisano.",
      "petak, 3. juli 2026. u 10:00",
      "Aerodrom Tuzla (TZL)",
      "7 dana · Volkswagen Polo ili slično · ekonomska, ručni mjenjač",
      "Besplatna izmjena i otkazivanje do srijede, 1. jula u 10:00.",
      "Srednja zaštita",
      "Vožnja u Hrvatsku",
      "375,13 €",
      "733,69 KM",
      "uračunat PDV 54,51 €",
      "izdata prije najmanje 1 godine",
      "oba termina za vaš kalendar",
    ],
  ],
  ["booking-received", /^Primili smo vašu rezervaciju: EP-/u, ["Vozilo čuvamo za vas.", "Jonas"]],
  [
    "reservation-changed",
    /^Izmijenjeno: EP-/u,
    [
      "Jonas, vaša rezervacija je izmijenjena.",
      "Nova cijena je 419,57 €, za 44,44 € viša nego prije.",
      "Rok za besplatnu izmjenu i otkazivanje je prošao, pa možemo naplatiti 20,00 €",
    ],
  ],
  ["reservation-cancelled", /^Otkazano: EP-/u, ["Ništa se ne naplaćuje.", "iz vašeg kalendara"]],
  [
    "charged",
    /^Dodatno obračunato 25,50 €: EP-\S{5}-\S{5}$/u,
    [
      "Jonas, na vaš obračun je dodata stavka.",
      "Naknada za otkazivanje",
      "Cancelled on the day before",
      "25,50 € (49,87 KM)",
    ],
  ],
  [
    "debt-reminder",
    /^Još za uplatu: 195,13 € · EP-\S{5}-\S{5}$/u,
    [
      "Jonas, dio vašeg obračuna još nije plaćen.",
      "Šteta na vozilu",
      "120,00 €",
      "195,13 € (381,64 KM)",
      "Pri plaćanju navedite kod rezervacije EP-",
    ],
  ],
  [
    "agency-message",
    /^O vašoj rezervaciji: EP-\S+ · /u,
    ["naša poruka o vašoj rezervaciji:", "cesta preko Kladnja je zatvorena."],
  ],
  [
    "reminder",
    /^pet, 3\. jul 2026\. u 10:00: Volkswagen Polo · EP-/u,
    ["izdata prije najmanje 1 godine"],
  ],
  [
    "return-reminder",
    /^pet, 10\. jul 2026\. u 10:00: povrat uz sanduče za ključ · EP-/u,
    ["Otvorite ga kod vozila."],
  ],
  [
    "handed-over",
    /^Vozilo je predato: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Jonas, sretan put.",
      "41.200 km",
      "pet, 10. jul 2026. u 10:00",
      "Molimo vas da vozilo vratite onako kako ste ga dobili: pun rezervoar.",
      "U prilogu: zapisnik o primopredaji u PDF-u",
    ],
  ],
  [
    "taken-back",
    /^Vozilo je vraćeno: EP-\S{5}-\S{5} · Volkswagen Polo$/u,
    [
      "Jonas, hvala vam.",
      "1.234 km",
      "Aerodrom Tuzla",
      "40,00 €",
      "otpisano",
      "Za uplatu",
      "75,13 €",
    ],
  ],
  [
    "deposit",
    /^Dio vašeg depozita je zadržan: EP-/u,
    ["Od depozita smo zadržali 12,40", "Naplaćeno iz depozita: gorivo", "391,15 KM (200,00 €)"],
  ],
  [
    "newsletter-confirmation",
    /^Potvrdite prijavu na newsletter$/u,
    ["selma@example.com", "bez potvrde newsletter ne šaljemo"],
  ],
  ["test-letter", /^Probni e-mail agencije Eternal Pro$/u, ["Lejla Mujić, slanje e-mailova radi"]],
  [
    "staff-invitation",
    /^Vaša pozivnica u administraciju$/u,
    ["Dobro došli, Lejla Mujić", "(uloga: agent)", "samo jednom, u roku od 72 sata"],
  ],
  [
    "staff-password",
    /^Nova lozinka za administraciju$/u,
    ["lejla@example.com", "lozinka ostaje ista"],
  ],
  ["contact-message", /^Poruka sa sajta: Selma Žunić$/u, ["imate li kombi za osam osoba?"]],
  ["booking-notice", /^Nova rezervacija EP-/u, ["Jonas Weber", "engleski", "+4930901820"]],
  ["change-notice", /^Klijent je izmijenio: EP-/u, ["Nova cijena 419,57 €, za 44,44 € viša."]],
  [
    "cancel-notice",
    /^Otkazano: EP-/u,
    ["Rok za besplatnu izmjenu i otkazivanje je prošao, pa možemo naplatiti 25,50 €"],
  ],
  [
    "early-return",
    /^Povrat \(sri, 8\. jul 2026\. u 10:00\): EP-/u,
    ["Vozilo očekujemo ranije", "vraćamo vam 51,00 € (neiskorišteno: 2 dana)"],
  ],
  ["late-notice", /^Kasni na preuzimanje: EP-/u, ["pet, 3. jul 2026. u 12:30. Bez doplate."]],
  ["audit-notice", /^Zapisnik promjena: sve je u redu$/u, ["Posljednji pečat", "1203:0f0f"]],
  [
    "revenue-notice",
    /^Prihod: juni 2026\.?$/u,
    ["€12,340.00 (+12%)", "po kategorijama i izvorima"],
  ],
  [
    "undelivered-notice",
    /^Nije isporučeno: Potvrda rezervacije, EP-/u,
    ["Recipient address rejected"],
  ],
];

describe.each([
  ["en-us", "en", english],
  ["ba", "bs", bosnian],
] as const)("in %s", (language, lang, letters) => {
  test("every kind has a letter here", () => {
    expect(letters.map(([kind]) => kind).sort()).toEqual(Object.keys(stage.payloads).sort());
  });

  test.each(letters)("%s", async (kind, subject, sentences) => {
    const mail = await write(kind, language);
    expect(mail.subject).toMatch(subject);
    expect(mail.html).toContain(`<html dir="ltr" lang="${lang}"`);
    const [page, text] = [seen(mail), mail.text];
    for (const sentence of sentences) {
      expect(page).toContain(sentence);
      expect(text).toContain(sentence);
    }
  });

  test.each(letters)("%s is small, stands alone, and is text without HTML", async (kind) => {
    const { html, text } = await write(kind, language);
    expect(Buffer.byteLength(html)).toBeLessThan(clipsAt);
    expect(html).not.toMatch(/<img|url\(|@import|<link|undefined|NaN|\[object/u);
    expect(text).not.toMatch(/<\/?[a-z]+[ >/]|&\w+;|undefined|NaN|\[object|\u00a0/u);
    expect(html.match(/<!DOCTYPE/gu)).toHaveLength(1);
  });
});

test.each([
  ["staff-invitation", "en-us", "/admin/invitation/"],
  ["staff-password", "en-us", "/admin/invitation/"],
  ["staff-invitation", "ba", "/ba/admin/invitation/"],
  ["staff-password", "ba", "/ba/admin/invitation/"],
] as const)("%s in %s leads to %s", async (kind, language, path) => {
  const { html, text } = await write(kind, language);
  expect(html).toMatch(new RegExp(`href="https?://[^"/]+${path}[\\w-]{20,}"`));
  expect(text).toContain(path);
});

describe("who gets it, and who is answered", () => {
  test("customers get theirs from the agency, and answer to it", async () => {
    expect(await write("reminder", "ba")).toMatchObject({
      to: "jonas@example.com",
      from: { name: "Eternal Pro", address: "info@eternalpro.example" },
      replyTo: "info@eternalpro.example",
    });
  });

  test.each(["booking-notice", "change-notice", "cancel-notice", "late-notice"] as const)(
    "a %s goes to the staff",
    async (kind) => {
      expect((await write(kind, "ba")).to).toBe("info@eternalpro.example");
    },
  );

  test.each(["booking-notice", "change-notice", "cancel-notice", "late-notice"] as const)(
    "an answer to a %s goes to the customer",
    async (kind) => {
      expect((await write(kind, "ba")).replyTo).toBe("jonas@example.com");
    },
  );

  test("every kind says that no person wrote it", async () => {
    for (const kind of Object.keys(stage.payloads) as LetterKind[])
      expect((await write(kind, "ba")).headers).toMatchObject({
        "Auto-Submitted": "auto-generated",
      });
  });

  test("a contact message is answered to who wrote it, and answers no machine", async () => {
    expect(await write("contact-message", "ba")).toMatchObject({
      to: "info@eternalpro.example",
      replyTo: "selma@example.com",
      headers: {
        "List-Unsubscribe": "<mailto:info@eternalpro.example?subject=unsubscribe>",
        Precedence: "bulk",
        "X-Auto-Response-Suppress": "All",
      },
    });
  });
});

test("a cancelled reservation names the trip, and no longer the way", async () => {
  const [booked, cancelled] = [
    await write("booking-confirmed", "ba"),
    await write("reservation-cancelled", "ba"),
  ];
  for (const mail of [booked, cancelled])
    expect(mail.text).toContain("petak, 3. juli 2026. u 10:00");
  const way = /https:\/\/www\.google\.com\/maps\S+/u;
  expect(booked.text).toMatch(way);
  expect(cancelled.text).not.toMatch(way);
});

describe("what it carries", () => {
  const filesOf = async (kind: LetterKind) =>
    (await write(kind, "ba")).attachments.map(({ filename, contentType }) => [
      filename,
      contentType,
    ]);

  test("the confirmation has the paper and the calendar file", async () => {
    const { code } = stage.rich;
    const { attachments } = await write("booking-confirmed", "en-us");
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${code}.pdf`, "application/pdf"],
      [`${code}.ics`, "text/calendar; charset=utf-8; method=PUBLISH"],
    ]);
    expect(attachments[0]?.content.subarray(0, 5).toString()).toBe("%PDF-");
    expect(attachments[1]?.content.toString()).toContain("SEQUENCE:0");
  });

  test("at another try it is the same, byte by byte, and so is the letter", async () => {
    for (const kind of Object.keys(stage.payloads) as LetterKind[]) {
      const first = await write(kind, "ba");
      const later = stage.world.now + 3_600_000;
      expect(await write(kind, "ba", undefined, later)).toEqual(first);
    }
  });

  test("a change has both anew, with a higher sequence", async () => {
    const { attachments } = await write("reservation-changed", "ba");
    expect(attachments).toHaveLength(2);
    expect(attachments[1]?.content.toString()).toContain("SEQUENCE:1");
  });

  test("a cancellation takes the dates back, a reminder brings the paper, the rest brings nothing", async () => {
    const { code } = stage.rich;
    expect(await filesOf("reservation-cancelled")).toEqual([
      [`${code}.ics`, "text/calendar; charset=utf-8; method=CANCEL"],
    ]);
    expect(await filesOf("reminder")).toEqual([[`${code}.pdf`, "application/pdf"]]);
    expect(await filesOf("handed-over")).toEqual([[`${code}.pdf`, "application/pdf"]]);
    expect(await filesOf("booking-received")).toEqual([]);
    expect(await filesOf("booking-notice")).toEqual([]);
  });
});

describe("a change", () => {
  test("shows the old beside the new, and nothing that stayed", async () => {
    const mail = await write("reservation-changed", "en-us");
    expect(mail.text).toContain(
      "Return\n  Before: Fri 10 Jul 2026, 10:00\n  Now: Sun 12 Jul 2026, 10:00",
    );
    expect(mail.text).toContain("Flight\n  Before: W6 4252\n  Now: none");
    expect(mail.text).toContain("Total\n  Before: €375.13\n  Now: €419.57");
    expect(mail.text).not.toContain("Protection\n  Before:");
    expect(mail.html).toContain("<s>Fri 10 Jul 2026, 10:00</s>");
  });

  test("says what it does to the price in the sentence that fits", async () => {
    const { rich: before } = stage;
    const price = async (totalCents: number, action: "modify" | "extend") =>
      (
        await write("reservation-changed", "ba", {
          action,
          before,
          after: { ...changedLater(before), totalCents },
        })
      ).text;
    expect(await price(before.totalCents, "modify")).toContain("Cijena ostaje 375,13 €.");
    expect(await price(before.totalCents - 5013, "modify")).toContain("325,00 €, za 50,13 € niža");
    expect(await price(before.totalCents + 2200, "extend")).toContain("Produženje košta 22,00 €.");
    expect(await price(before.totalCents, "extend")).toContain("Produženje je bez doplate.");
  });

  test("that waits says why it is not confirmed, to the staff too, and brings no papers yet", async () => {
    const { rich: before } = stage;
    const after = { ...changedLater(before), status: "pending", waits: ["days"] } as const;
    const waiting = { action: "modify", before, after } as const;
    for (const language of languages) {
      const mail = await write("reservation-changed", language, waiting);
      const says = waitingWords(language);
      for (const text of [says.after.days, says.change.mail])
        expect(mail.text.replaceAll(/\s+/g, " ")).toContain(text);
      expect(mail.attachments).toEqual([]);
      const notice = await write("change-notice", language, waiting);
      expect(notice.text.replaceAll(/\s+/g, " ")).toContain(
        adminReservationsWords(language).waits.whole.days,
      );
      expect((await write("change-notice", language)).text).not.toContain(
        adminReservationsWords(language).waits.whole.days,
      );
    }
  });

  test("an extension has words of its own and asks for no papers again", async () => {
    const before = { ...stage.rich, status: "on_rent" } as const;
    const change = { action: "extend", before, after: changedLater(before) } as const;
    const mail = await write("reservation-changed", "ba", change);
    expect(mail.subject).toMatch(/^Produženo: /u);
    expect(mail.text).toContain("Jonas, vaš najam je produžen.");
    expect(mail.text).toContain("Vozilo je vaše do nedjelje, 12. jula u 10:00.");
    expect(mail.text).toContain("Kasnite? Javite nam:");
    expect(mail.text).not.toMatch(/ŠTA PONIJETI|Plaćate sada|Izmijenite ili otkažite/u);
  });
});

describe("a reminder", () => {
  const subjectAt = async (now: string, language: Language) =>
    (await write("reminder", language, stage.rich, Date.parse(now))).subject;

  test("says tomorrow only on the day before", async () => {
    expect(await subjectAt("2026-07-02T10:00:00+02:00", "en-us")).toMatch(/^Tomorrow at 10:00: /u);
    expect(await subjectAt("2026-07-02T10:00:00+02:00", "ba")).toMatch(/^Sutra u 10:00: /u);
    expect(await subjectAt("2026-07-03T00:05:00+02:00", "ba")).toMatch(/^Danas u 10:00: /u);
    expect(await subjectAt("2026-07-01T23:55:00+02:00", "en-us")).toMatch(
      /^Fri 3 Jul 2026, 10:00: /u,
    );
  });
});

test("once the free time is over, the letter does not promise it", async () => {
  const late = Date.parse("2026-07-02T10:00:00+02:00");
  const { text } = await write("booking-confirmed", "ba", stage.rich, late);
  expect(text).toContain("Izmjena i otkazivanje bili su besplatni do");
  expect(text).not.toContain("Besplatna izmjena");
});

test("numbers and their nouns", async () => {
  const days = async (rentalDays: number, language: Language) =>
    (await write("booking-received", language, { ...stage.plain, rentalDays })).text;
  expect(await days(1, "en-us")).toContain("1 day · ");
  expect(await days(5, "en-us")).toContain("5 days · ");
  expect(await days(21, "ba")).toContain("21 dan · ");
  expect(await days(3, "ba")).toContain("3 dana · ");
});

test("a place and a plan that are gone keep a name", async () => {
  const trip = { ...stage.plain.trip, dropoffLocationId: "moon" };
  const { text } = await write("booking-confirmed", "ba", { ...stage.plain, trip });
  expect(text).toContain(": moon\n");
});

test("who cancels can search for the same again, who was not reached by mail is called", async () => {
  expect((await write("reservation-cancelled", "ba")).text).toContain(
    "Rezervišite ponovo:\nhttps://eternalpro.example/ba/search?",
  );
  const notice = stage.payloads["undelivered-notice"];
  expect((await write("undelivered-notice", "ba")).text).toContain(
    "Potvrda rezervacije, jonas@example.com. Poruku više ne pokušavamo poslati. Javite se klijentu",
  );
  const nobody = { ...notice, to: "", reservationCode: undefined };
  expect((await write("undelivered-notice", "ba", nobody)).text).not.toMatch(/, \.|telefonom/u);
});

test("the newsletter is confirmed in the language in which it was asked for", async () => {
  const path = "/newsletter/confirm/tok-en_0123456789";
  expect((await write("newsletter-confirmation", "en-us")).text).toContain(
    `\nhttps://eternalpro.example${path}\n`,
  );
  expect((await write("newsletter-confirmation", "ba")).text).toContain(
    `\nhttps://eternalpro.example/ba${path}\n`,
  );
});

test("a letter without a paper is drawn in milliseconds", async () => {
  const took: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const started = performance.now();
    await write("booking-received", "ba");
    took.push(performance.now() - started);
  }
  // About 2 ms when nothing else runs; a renderer that formats its HTML or reads Tailwind takes a hundred.
  expect(Math.min(...took)).toBeLessThan(30);
});

test("ranges stand in letters without the joiner of pages, which some programs draw", async () => {
  for (const language of languages) {
    const letter = await write("booking-confirmed", language);
    for (const text of [letter.html, letter.text]) expect(text).toMatch(/\d–\d/);
    expect(JSON.stringify(letter)).not.toContain("\u2060");
  }
});

test("the revenue of a month leads to that month, and is attached as a paper", async () => {
  const mail = await write("revenue-notice", "ba");
  expect(mail.html).toContain("/ba/admin/revenue?from=2026-06-01&amp;to=2026-06-30");
  const [paper] = mail.attachments;
  expect(paper?.filename).toBe("prihod-2026-06.pdf");
  expect(paper?.content.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await write("revenue-notice", "ba")).attachments[0]?.content).toEqual(paper?.content);
});
