/** Programs that looked and fields that were wrong, counted by day without whose they were. */
import type { PlainSubject } from "../../domain/visits/plain-count.ts";
import { backgroundCounter } from "./background-counter.ts";

type PlainCount = {
  /** `2026-11-21`, in Sarajevo. */
  day: string;
  subject: PlainSubject;
  /** The kind of a program, or `step/field/code`. */
  value: string;
};

const text = `
  insert into plain_count (subject, value, day, hits)
  select subject, value, day, hits
  from jsonb_to_recordset($1) as counted (subject text, value text, day date, hits int)
  order by day, subject, value
  on conflict (day, subject, value) do update set hits = plain_count.hits + excluded.hits`;

const counter = backgroundCounter<PlainCount>({
  name: "count-plain",
  text,
  keyOf: ({ day, subject, value }) => `${day}|${subject}|${value}`,
  instead: () => undefined,
  lost: "programs and faults could not be counted yet",
});

/** Counts one; written a few seconds later, in the background. */
export const countPlain = counter.count;

/** Writes the counts in memory; to be called before the pool is closed. */
export const flushPlainCounts = counter.flush;
