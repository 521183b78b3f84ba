import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { DebtRules } from "../../domain/account/debt.ts";
import { paymentTypes, type Facts } from "../../domain/facts.ts";
import { usualLetterRules, type LetterRules } from "../../domain/figures/letter-rules.ts";
import type { HandoverRules } from "../../domain/handovers/handover-rules.ts";
import type { LegalFacts, Retention } from "../../domain/legal-facts.ts";
import { defaultMapTiles, tileOrigin, type MapTiles } from "../../domain/locations/map-tiles.ts";
import type { RentalRules } from "../../domain/pricing/price-list.ts";
import { isTagHost, maxTagHosts } from "../../domain/visits/tag-hosts.ts";
import { usualRules } from "../../domain/settings/usual-rules.ts";
import { debtRulesSchema } from "./debt-settings.ts";
import { handoverRulesSchema } from "./handover-settings.ts";
import { legalFactsSchema, retentionSchema } from "./legal-settings.ts";

const count = z.int().nonnegative();
const words = z.string().min(1);
const bilingual = z.object({ en: words, bs: words });
const span = z.object({ opens: words, closes: words });
const absent = z.null().transform(() => undefined);

const rulesSchema: z.ZodType<RentalRules> = z.object({
  graceMinutes: count,
  minRentalDays: count.min(1),
  maxRentalDays: count.min(1),
  maxAdvanceDays: count,
  leadMinutes: count,
  outOfHoursLeadHours: count,
  minDriverAge: count,
  youngDriverUntil: count,
  youngDriverPerDayCents: count,
  youngDriverCapCents: count,
  licenceYears: count,
  freeCancellationHours: count,
  freeAfterBookingMinutes: count,
  turnaroundMinutes: count,
  autoConfirm: z.boolean(),
  instantDays: count,
  instantValueCents: count,
  instantReservations: count,
  instantPersonDays: count,
});

/** An empty value turns the street map off. */
const mapTiles: z.ZodType<MapTiles | undefined> = z.preprocess(
  (value) => (value === null || value === "" ? undefined : value),
  z
    .object({
      url: words.refine((url) => tileOrigin(url) !== undefined, {
        error: "the address needs one host, and {z}, {x} and {y} after it",
      }),
      attribution: words,
      attributionUrl: z.url({ protocol: /^https?$/ }),
      maxZoom: z.int().min(1).max(22),
    })
    .optional(),
);

/** Older databases have no row for these settings yet. */
const usualFacts = { mapTiles: defaultMapTiles, tagHosts: [] };

/** A missing or unknown value closes nothing. */
const maintenanceMode = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((written) => written === "true")])
  .catch(false);

const factsSchema: z.ZodType<Facts> = z.object({
  name: words,
  founded: count,
  customers: count,
  rating: z.number().min(1).max(5),
  reviewCount: count,
  phone: words,
  whatsapp: words,
  viber: words,
  email: words,
  address: words,
  postalCode: words,
  city: words,
  region: bilingual,
  phoneHours: z.object({
    weekly: z.array(z.union([span, absent])).length(7),
    special: z.array(z.object({ date: words, span: z.union([span, absent]), label: bilingual })),
  }),
  serviceRadiusKm: count,
  paymentTypes: z.array(z.enum(paymentTypes)),
  maintenanceMode,
  mapTiles,
  tagHosts: z
    .array(z.string().refine(isTagHost, { error: "a host name is needed" }))
    .max(maxTagHosts),
});

const letterRulesSchema: z.ZodType<LetterRules> = z.object({
  monthlyLetter: z.boolean().default(usualLetterRules.monthlyLetter),
});

/** The key of a setting in its table: `grace_minutes` for `graceMinutes`. */
export function settingKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The settings of the agency, each in the schema of its noun. */
export type Settings = {
  rules: RentalRules;
  facts: Facts;
  legal: LegalFacts;
  retention: Retention;
  handovers: HandoverRules;
  debts: DebtRules;
  letters: LetterRules;
};

/** Reads the rules and facts of the agency. Throws when a setting is missing or invalid. */
export async function readSettings(client: Pool | PoolClient): Promise<Settings> {
  const { rows } = await client.query<{ key: string; value: unknown }>(
    "select key, value from setting",
  );
  const values = Object.fromEntries(rows.map(({ key, value }) => [nameOf(key), value]));
  return {
    rules: parse(rulesSchema, { ...usualRules, ...values }),
    facts: parse(factsSchema, { ...usualFacts, ...values }),
    legal: parse(legalFactsSchema, values),
    retention: parse(retentionSchema, values),
    handovers: parse(handoverRulesSchema, values),
    debts: parse(debtRulesSchema, values),
    letters: parse(letterRulesSchema, values),
  };
}

function nameOf(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function parse<T>(schema: z.ZodType<T>, values: unknown): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`The setting ${settingKey(String(issue?.path[0]))} is wrong: ${issue?.message}.`);
}
