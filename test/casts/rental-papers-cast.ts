/** Papers of a rental as they are kept: an agreement with its general terms, the way abroad, damage, letters. */
import type {
  AgreementContent,
  AgreementTerms,
} from "../../app/domain/documents/contents/agreement.ts";
import type { AnnexContent } from "../../app/domain/documents/contents/annex.ts";
import type { BorderPackContent } from "../../app/domain/documents/contents/border-pack.ts";
import type { DamageReportContent } from "../../app/domain/documents/contents/damage-report.ts";
import type { RentalLetterContent } from "../../app/domain/documents/contents/rental-letter.ts";
import { terms as generalTerms } from "../../app/server/db/seed/legal-terms.ts";
import { agreementClauses } from "../../app/i18n/agreement/clauses.ts";
import { ink, papers } from "./handover-cast.ts";
import { paperHouse } from "./papers-cast.ts";

const same = (text: string) => ({ en: text, bs: text });
const airport = { en: "Tuzla airport", bs: "Aerodrom Tuzla" };
const plan = { name: { en: "Standard", bs: "Standardni" }, excessCents: 80_000 };
const agency = { ...paperHouse, representative: "Adnan Hodžić" };

const said: Omit<AgreementTerms, "clauses"> = {
  form: 1,
  code: "EP-23456-789AB",
  agency,
  renter: { name: papers.name, email: "emina@example.com", phone: "+436641234567" },
  car: "Škoda Octavia Combi",
  from: { at: "2026-05-04T10:00", place: airport },
  to: { at: "2026-05-11T10:00", place: { en: "Sarajevo airport", bs: "Aerodrom Sarajevo" } },
  rentalDays: 7,
  lines: [
    {
      label: { en: "Škoda Octavia Combi for 7 days", bs: "Škoda Octavia Combi, 7 dana" },
      quantity: { en: "7 × €26.90", bs: "7 × 26,90 €" },
      amountCents: 18_830,
    },
    {
      label: { en: "Driving in Croatia", bs: "Vožnja u Hrvatsku" },
      quantity: same(""),
      amountCents: 2000,
    },
  ],
  perDayCents: 2976,
  totalCents: 20_830,
  netCents: 17_803,
  vatCents: 3027,
  plan: { ...plan, safetyFeeCents: 10_000 },
  depositCents: 20_000,
  extras: [{ name: { en: "Child seat", bs: "Dječija sjedalica" }, pieces: 2 }],
  countries: [
    { code: "HR", name: { en: "Croatia", bs: "Hrvatska" }, document: "none" },
    { code: "AL", name: { en: "Albania", bs: "Albanija" }, document: "green-card" },
  ],
  general: {
    version: 6,
    publishedOn: "2026-03-01",
    title: generalTerms.title,
    body: generalTerms.body,
  },
};

/** Terms of a week with a station wagon. */
export function agreedTerms(more: Partial<AgreementTerms> = {}): AgreementTerms {
  const rules = { graceMinutes: 59, contractYears: 10, positionDays: 90 };
  return { ...said, clauses: agreementClauses(said, rules), ...more };
}

const sheetSha256 = "ab".repeat(32);

/** An agreement that was signed on the screen when the vehicle went out. */
export function agreementContent(more: Partial<AgreementContent> = {}): AgreementContent {
  return {
    kind: "agreement",
    terms: agreedTerms(),
    termsSha256: "cd".repeat(32),
    vehicle: {
      make: "Škoda",
      model: "Octavia Combi",
      year: 2023,
      plate: "A12-E-345",
      vin: "TMBJJ7NX1PY000001",
    },
    drivers: [papers, { ...papers, name: "Tarik Đulić", identityKind: "id-card" }],
    handover: {
      at: "2026-05-04T10:05",
      place: airport,
      odometerKm: 41_200,
      energy: { fuelEighths: 8 },
      sheetSha256,
      photos: [],
    },
    signature: {
      how: "screen",
      customerName: papers.name,
      customer: ink,
      staff: ink,
      language: "ba",
      deviceAt: "2026-05-04T10:05",
      receivedAt: "2026-05-04T10:06",
      onOwnPhone: true,
    },
    staff: "Amra Begić",
    ...more,
  };
}

const driver = "Emina Hadžić-Đulić (AT …345)";
const state = {
  to: "2026-05-13T10:00",
  totalCents: 26_830,
  plate: "A12-E-345",
  vehicle: "Škoda Octavia Combi",
  vin: "TMBJJ7NX1PY000001",
  drivers: [driver],
};

/** Two days more. */
export function annexContent(): AnnexContent {
  return {
    kind: "annex",
    about: "extension",
    agency: paperHouse,
    code: "EP-23456-789AB",
    agreement: { number: "U-2026-000012", issuedOn: "2026-05-04" },
    renter: papers.name,
    vehicle: "Škoda Octavia Combi, A12-E-345",
    changes: [
      {
        label: { en: "Agreed return", bs: "Ugovoreni povrat" },
        before: { en: "Mon 11 May 2026, 10:00", bs: "pon, 11. maj 2026., 10:00" },
        after: { en: "Wed 13 May 2026, 10:00", bs: "sri, 13. maj 2026., 10:00" },
      },
    ],
    text: [{ en: "The sides extend the rental.", bs: "Strane produžavaju najam." }],
    now: state,
    staff: "Amra Begić",
  };
}

/** To Croatia, Austria and Albania. */
export function packContent(): BorderPackContent {
  const country = (
    code: string,
    sign: string,
    en: string,
    bs: string,
    document: "none" | "green-card",
  ) => ({ code, sign, name: { en, bs }, document, note: same("") });
  return {
    kind: "border-pack",
    agency,
    code: "EP-23456-789AB",
    vehicle: {
      id: 1,
      make: "Škoda",
      model: "Octavia Combi",
      year: 2023,
      plate: "A12-E-345",
      vin: "TMBJJ7NX1PY000001",
    },
    drivers: [
      {
        name: papers.name,
        passport: papers.identityNumber,
        licenceCountry: "AT",
        licenceNumber: papers.licenceNumber,
      },
    ],
    countries: [
      country("HR", "HR", "Croatia", "Hrvatska", "none"),
      country("AT", "A", "Austria", "Austrija", "none"),
      country("AL", "AL", "Albania", "Albanija", "green-card"),
    ],
    from: "2026-05-04T10:06",
    to: "2026-05-11T10:00",
    german: true,
    checkUrl: "https://eternal-pro.test/border/aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY",
    staff: "Amra Begić",
  };
}

/** A dent that the vehicle had, and a scratch that was found. */
export function damageContent(more: Partial<DamageReportContent> = {}): DamageReportContent {
  return {
    kind: "damage-report",
    agency: paperHouse,
    code: "EP-23456-789AB",
    renter: papers.name,
    vehicle: { name: "Škoda Octavia Combi", plate: "A12-E-345", vin: "TMBJJ7NX1PY000001" },
    at: "2026-05-11T10:00",
    place: airport,
    odometerKm: 42_100,
    plan,
    known: [
      {
        view: "left",
        x: 0.4,
        y: 0.5,
        kind: "dent",
        severity: 1,
        description: "Prednja vrata",
        photos: [],
      },
    ],
    damages: [
      {
        view: "rear",
        x: 0.6,
        y: 0.6,
        kind: "scratch",
        severity: 3,
        sizeMm: 120,
        description: "Branik",
        photos: ["ef".repeat(32)],
        answer: "disputed",
        priceCents: 12_000,
        chargeCents: 12_000,
      },
    ],
    policeReport: "PU-123/26",
    account: "Parkirano ispred hotela.",
    sheetSha256,
    staff: "Amra Begić",
    ...more,
  };
}

/** A vehicle that is late. */
export function lateContent(): RentalLetterContent {
  return {
    kind: "late-return-letter",
    agency: paperHouse,
    code: "EP-23456-789AB",
    to: [papers.name, papers.address],
    facts: [
      {
        label: { en: "Agreed return", bs: "Ugovoreni povrat" },
        value: { en: "Mon 11 May 2026 at 10:00", bs: "pon, 11. maj 2026. u 10:00" },
      },
    ],
    paragraphs: [{ en: "Please return it.", bs: "Molimo vas da ga vratite." }],
    staff: "Amra Begić",
  };
}
