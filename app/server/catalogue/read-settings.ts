import { z } from "zod";
import { paymentTypes, type Facts } from "../../domain/facts.ts";
import type { RentalRules } from "../../domain/pricing/price-list.ts";
import { setting } from "../db/schema.ts";
import type { Snapshot } from "./snapshot.ts";

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
  minDriverAge: count,
  youngDriverUntil: count,
  youngDriverPerDayCents: count,
  youngDriverCapCents: count,
  licenceYears: count,
  freeCancellationHours: count,
  turnaroundMinutes: count,
  autoConfirm: z.boolean(),
});

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
  maintenanceMode: z.boolean(),
});

/** The key of a setting in its table: `grace_minutes` for `graceMinutes`. */
export function settingKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The rules and the facts of the agency. Throws when a setting is missing or is not what it should be. */
export async function readSettings(tx: Snapshot): Promise<{ rules: RentalRules; facts: Facts }> {
  const rows = await tx.select({ key: setting.key, value: setting.value }).from(setting);
  const values = Object.fromEntries(rows.map(({ key, value }) => [nameOf(key), value]));
  return { rules: parse(rulesSchema, values), facts: parse(factsSchema, values) };
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
