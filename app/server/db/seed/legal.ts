import { legalDocument } from "../schema.ts";
import { privacyBs, privacyEn } from "./legal-privacy.ts";
import type { Seeding } from "./seeding.ts";
import { termsBs, termsEn } from "./legal-terms.ts";

/** The first version of the legal texts, in force from the first start. A lawyer reads them before the agency opens. */
export async function seedLegalDocuments({ db, now }: Seeding): Promise<void> {
  await db.insert(legalDocument).values([
    {
      kind: "terms",
      documentVersion: 1,
      titleEn: "Terms and conditions",
      titleBs: "Uslovi najma",
      bodyEn: termsEn,
      bodyBs: termsBs,
      publishedAt: now,
    },
    {
      kind: "privacy",
      documentVersion: 1,
      titleEn: "Privacy policy",
      titleBs: "Politika privatnosti",
      bodyEn: privacyEn,
      bodyBs: privacyBs,
      publishedAt: now,
    },
  ]);
}
