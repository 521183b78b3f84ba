/** What a browser tells us: of a visit whose owner has agreed to it, and of a search that it did not send, which is nobody's. */
import { z } from "zod";
import { languages } from "../language.ts";
import { searchFieldNames } from "../reservations/trip/check-trip.ts";
import { isCampaignPart } from "./link-campaign.ts";
import { isHostName } from "./referrer-host.ts";
import { visitedPage } from "./visited-page.ts";

const mostSeconds = 24 * 60 * 60;
const mostPixels = 20_000;
const mostLetters = 80;

const id = z.uuidv4().toLowerCase();

const path = z.string().transform((address, context) => {
  const page = visitedPage(address);
  if (page) return page.path;
  context.addIssue({ code: "custom", message: "is no page of the site" });
  return z.NEVER;
});

const campaignPart = z.string().refine(isCampaignPart);

const schema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("start"),
    session: id,
    view: id,
    path,
    language: z.enum(languages),
    referrer: z.string().refine(isHostName).optional(),
    /** What the link says that led here. */
    link: z
      .strictObject({
        source: campaignPart.optional(),
        medium: campaignPart.optional(),
        campaign: campaignPart.optional(),
      })
      .optional(),
    smallerSidePixels: z.int().min(1).max(mostPixels).optional(),
  }),
  z.strictObject({
    kind: z.literal("view"),
    session: id,
    view: id,
    path,
    /** So long was the page looked at until now. */
    seconds: z.int().min(0).max(mostSeconds).default(0),
    /** The page is left or hidden: it is the last one until another is seen. */
    leaves: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal("forget"), session: id }),
  z.strictObject({
    kind: z.literal("refused"),
    language: z.enum(languages),
    /** The search form as it was when the browser found a fault in it and did not send it. */
    fields: z.partialRecord(z.enum(searchFieldNames), z.string().max(mostLetters)),
  }),
]);

export type VisitEvent = z.output<typeof schema>;
/** As it is sent. */
export type SentVisitEvent = z.input<typeof schema>;
export type VisitStart = Extract<VisitEvent, { kind: "start" }>;
export type VisitView = Extract<VisitEvent, { kind: "view" }>;
export type RefusedForm = Extract<VisitEvent, { kind: "refused" }>;

/** Reads what a browser sent, a JSON text. `undefined` when any part of it is not as it should be. */
export function readVisitEvent(text: string): VisitEvent | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
