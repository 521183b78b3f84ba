import { data } from "react-router";
import type { RecordFaults } from "../../../../../domain/settings/check-fields.ts";
import type { Edit, EditAnswer } from "../../../../../domain/settings/edit-answer.ts";
import { mergeFields, type Fields } from "../../../../../domain/settings/merge-fields.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";

/** What a page of the settings is told of an edit that it sent. */
export type EditOutcome = {
  /** What was typed, while it is not saved. */
  typed?: Fields;
  faults?: RecordFaults;
  stale?: { version: number; theirs: Record<string, string>; mine: Record<string, string> };
  saved?: { undo?: Record<string, string> };
};

/** The answer to an edit: 200 with the way back, 400 with what is wrong, 409 with what stands there now, 404. */
export function editOutcome(
  answer: EditAnswer,
  { typed, seen, version }: Edit & { version: number },
) {
  const headers = privateHeaders;
  if (answer.ok) {
    const { before, after } = answer;
    const isSame = Object.entries(after).every(([name, text]) => (before[name] ?? "") === text);
    const undo = isSame ? undefined : { ...before, seen: JSON.stringify(after) };
    return data<EditOutcome>({ saved: { undo } }, { headers });
  }
  if (answer.reason === "invalid")
    return data<EditOutcome>({ typed, faults: answer.faults }, { status: 400, headers });
  if (answer.reason === "stale") {
    const theirs = { ...answer.theirs };
    // What the member left alone is not held against what somebody else wrote there.
    const mine = mergeFields(Object.keys(theirs), { seen, typed, current: theirs }).fields;
    const stale = { version, theirs, mine };
    return data<EditOutcome>({ typed: { ...typed, ...mine }, stale }, { status: 409, headers });
  }
  throw data(undefined, { status: 404, headers });
}
